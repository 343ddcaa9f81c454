/** @jsxRuntime automatic */

import type { ReactElement, ReactNode } from 'react';
import { derivePalette } from '#contract/site/palette.ts';
import type { JobData, MailAddress, MailAttachment } from '../jobs.ts';
import { Action, bandStyle, MailHeader, MailLayout, MailRow, Paragraph, Signature } from './mail-components.tsx';
import { loadRenderer, renderMail } from './render-mail.ts';

export interface MailSite {
  siteName: string;
  primaryColor: string;
  secondaryColor: string;
}

export const paletteOf = ({ primaryColor, secondaryColor }: MailSite) => derivePalette(primaryColor, secondaryColor);

interface MailContent {
  subject: string;
  site: MailSite;
  /** Blocks of `mail-components.tsx`. */
  content: ReactNode;
}

interface MailEnvelope {
  to: string;
  replyTo?: MailAddress | undefined;
  attachments?: MailAttachment[] | undefined;
}

/** Header injection: a line break in user input must not start a new header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function Mail({ subject, site, content }: MailContent): ReactElement {
  const palette = paletteOf(site);
  const { siteName } = site;
  return (
    <MailLayout title={subject} palette={palette}>
      <MailRow style={{ padding: '16px 24px', ...bandStyle(palette) }}>
        <MailHeader siteName={siteName} />
      </MailRow>
      <MailRow>
        {content}
        <Signature siteName={siteName} />
      </MailRow>
    </MailLayout>
  );
}

/** Multipart: HTML and text have the same words. */
export async function composeMail({
  to,
  replyTo,
  attachments,
  ...mail
}: MailContent & MailEnvelope): Promise<JobData['mail']> {
  const { html, text } = await renderMail(<Mail {...mail} />);
  return {
    to,
    senderName: oneLine(mail.site.siteName),
    ...(replyTo && { replyTo }),
    subject: oneLine(mail.subject),
    text,
    html,
    ...(attachments && { attachments }),
  };
}

/** Placeholder. React escapes every `<` in user input, so none of it can pass for this. */
const GREETING = '<i data-greeting=""></i>';

interface BulkMail extends MailContent, Pick<MailEnvelope, 'attachments'> {
  action?: { label: string; href: string } | undefined;
}

/** Mail merge: rendered once; the result is addressed to each recipient with their greeting. */
export async function composeBulkMail({
  content,
  action,
  attachments,
  ...mail
}: BulkMail): Promise<(to: string, greeting: string) => JobData['mail']> {
  const greeted = (
    <>
      <Paragraph>
        <i data-greeting="" />
      </Paragraph>
      {content}
      {action && <Action {...action} />}
    </>
  );
  const composed = await composeMail({ ...mail, content: greeted, attachments, to: '' });
  const [before = '', after = ''] = composed.html.split(GREETING);
  const renderStatic = await loadRenderer();
  return (to, greeting) => ({
    ...composed,
    to,
    text: `${greeting}\n\n${composed.text}`,
    html: before + renderStatic(greeting) + after,
  });
}
