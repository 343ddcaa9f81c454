/** @jsxRuntime automatic */

import type { ReactNode } from 'react';
import { notificationsPath } from '#contract/paths.ts';
import type { JobData, MailAttachment } from '../../core/jobs.ts';
import { composeBulkMail, type MailSite } from '../../core/mail/compose-mail.tsx';
import { Action, Paragraph } from '../../core/mail/mail-components.tsx';

export interface NotificationMail {
  subject: string;
  content: ReactNode;
  action?: { label: string; path: string };
  attachments?: MailAttachment[] | undefined;
}

interface Site extends MailSite {
  publicUrl: string;
}

export function composeNotificationMail(
  site: Site,
  { subject, content, action, attachments }: NotificationMail,
): Promise<(to: string, greeting: string) => JobData['mail']> {
  return composeBulkMail({
    subject,
    site,
    content: (
      <>
        {content}
        {action && <Action label={action.label} href={site.publicUrl + action.path} />}
      </>
    ),
    attachments,
  });
}

/** For unconfirmed addresses: without names, titles and notes, which are other people's text. */
export const neutralMail: NotificationMail = {
  subject: 'Tienes una notificación en el portal',
  content: (
    <>
      <Paragraph>
        Hay una notificación para la cuenta que se registró con esta dirección. Confirma tu correo y las próximas te
        llegarán completas.
      </Paragraph>
      <Paragraph>Si no te registraste en el portal, puedes ignorar este mensaje.</Paragraph>
    </>
  ),
  action: { label: 'Ver las notificaciones en el portal', path: notificationsPath },
};
