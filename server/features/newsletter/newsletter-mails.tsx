/** @jsxRuntime automatic */

import { createElement, Fragment, type ReactElement, useContext } from 'react';
import type { Image } from '#contract/media/media.contract.ts';
import { confirmSubscriptionPath, eventPath, newsPath, unsubscribePath } from '#contract/paths.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import type { JobData } from '../../core/jobs.ts';
import { composeMail, type MailSite, paletteOf } from '../../core/mail/compose-mail.tsx';
import {
  Action,
  bandStyle,
  Link,
  MailLayout,
  MailPalette,
  MailRow,
  mailStyles,
  Paragraph,
} from '../../core/mail/mail-components.tsx';
import { mailBlock, renderMail } from '../../core/mail/render-mail.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';

/** Double opt-in. */
export function confirmationMail(
  to: string,
  site: MailSite & { publicUrl: string },
  token: string,
): Promise<JobData['mail']> {
  const { siteName, publicUrl } = site;
  return composeMail({
    to,
    subject: 'Confirma tu suscripción al boletín',
    site,
    content: (
      <>
        <Paragraph>Hola:</Paragraph>
        <Paragraph>
          Falta un paso: se pidió enviar a esta dirección el boletín informativo del portal «{siteName}». Confirma con
          el enlace de abajo que quieres recibirlo.
        </Paragraph>
        <Paragraph>
          Si no fuiste tú, ignora este mensaje: sin tu confirmación no enviaremos nada más, y en un mes borraremos la
          dirección.
        </Paragraph>
        <Action label="Confirmar mi suscripción" href={publicUrl + confirmSubscriptionPath(token)} />
      </>
    ),
  });
}

interface IssueSite extends MailSite {
  publicUrl: string;
  address: string;
  contactEmail: string;
  contactPhone: string;
}

interface IssueParts {
  subject: string;
  intro: string;
  image?: Pick<Image, 'jpegUrl' | 'alt'> | undefined;
  news: { id: string; title: string; excerpt: string; date: string }[];
  events: { id: string; title: string; date: string; time: string; location: string | null }[];
}

const TOKEN_PLACEHOLDER = '%%token%%';

export function personalizeContent({ subject, html, text }: IssueContent, token: string): IssueContent {
  return { subject, html: html.replaceAll(TOKEN_PLACEHOLDER, token), text: text.replaceAll(TOKEN_PLACEHOLDER, token) };
}

interface Item {
  id: string;
  title: string;
  meta: string;
  words: string;
  url: string;
}

function toSections({ news, events }: IssueParts, publicUrl: string): { heading: string; items: Item[] }[] {
  const newsItems = news.map(({ id, title, excerpt, date }) => ({
    id,
    title,
    meta: spanishDay(date),
    words: excerpt,
    url: publicUrl + newsPath({ id }),
  }));
  const eventItems = events.map(({ id, title, date, time, location }) => ({
    id,
    title,
    meta: `${spanishDay(date)}, ${spanishTime(time)}`,
    words: location ?? '',
    url: publicUrl + eventPath({ id }),
  }));
  return [
    { heading: 'Noticias', items: newsItems },
    { heading: 'Próximos eventos', items: eventItems },
  ].filter(({ items }) => items.length > 0);
}

function Intro({ text }: { text: string }): ReactElement {
  const paragraphs = text.split(/(?:\r?\n){2,}/).filter((paragraph) => paragraph.trim() !== '');
  return createElement(Fragment, null, ...paragraphs.map((paragraph) => createElement(Paragraph, null, paragraph)));
}

const MUTED = { color: '#475569', fontSize: '14px' };

const IssueHead = mailBlock(
  ({ siteName, subject }: { siteName: string; subject: string }) => {
    const { onBand, onBandMuted } = useContext(MailPalette);
    return (
      <>
        <p style={{ margin: 0, color: onBandMuted.light, fontSize: '14px' }}>{siteName}</p>
        <h1 style={{ margin: '4px 0 0', color: onBand.light, fontSize: '24px', lineHeight: 1.25 }}>{subject}</h1>
      </>
    );
  },
  ({ siteName, subject }) => `${siteName}\n\n${subject}`,
);

/** Pixels. */
const PICTURE_WIDTH = 552;

/** JPEG: many mail programs read neither WebP nor AVIF. The width is an attribute, for those that ignore styles. */
const IssuePicture = mailBlock(
  ({ url, alt }: { url: string; alt: string }) => (
    <p style={mailStyles.paragraph}>
      <img
        // Otherwise React puts a preload link into the mail.
        loading="lazy"
        src={url}
        alt={alt}
        width={PICTURE_WIDTH}
        style={{ display: 'block', width: '100%', maxWidth: `${PICTURE_WIDTH}px`, height: 'auto', border: 0 }}
      />
    </p>
  ),
  ({ alt }) => (alt ? `[Imagen: ${alt}]` : ''),
);

const Heading = mailBlock(
  ({ children }: { children: string }) => {
    const { accentText } = useContext(MailPalette);
    return (
      <h2 className="accent" style={{ margin: '28px 0 16px', fontSize: '20px', color: accentText.light }}>
        {children}
      </h2>
    );
  },
  ({ children }) => children.toUpperCase(),
);

const IssueItem = mailBlock(
  ({ title, meta, words, url }: Item) => (
    <div className="line" style={{ margin: '0 0 20px', padding: '0 0 20px', borderBottom: '1px solid #e2e8f0' }}>
      <h3 style={{ margin: '0 0 4px', fontSize: '18px', lineHeight: 1.3 }}>
        <Link href={url}>{title}</Link>
      </h3>
      <p className="muted" style={{ margin: '0 0 6px', ...MUTED }}>
        {meta}
      </p>
      {words && <p style={{ margin: 0 }}>{words}</p>}
    </div>
  ),
  ({ title, meta, words, url }) => [title, meta, words, url].filter(Boolean).join('\n'),
);

const FooterLine = mailBlock(
  () => null,
  () => '—',
);

const Unsubscribe = mailBlock(
  ({ url }: { url: string }) => (
    <p style={mailStyles.paragraph}>
      <Link href={url}>Darme de baja</Link>
    </p>
  ),
  ({ url }) => `Darme de baja:\n${url}`,
);

function Issue({ parts, site }: { parts: IssueParts; site: IssueSite }): ReactElement {
  const { siteName, address, contactPhone, contactEmail, publicUrl } = site;
  const palette = paletteOf(site);
  return (
    <MailLayout title={parts.subject} palette={palette}>
      <MailRow style={bandStyle(palette)}>
        <IssueHead siteName={siteName} subject={parts.subject} />
      </MailRow>
      <MailRow>
        {parts.image?.jpegUrl ? <IssuePicture url={publicUrl + parts.image.jpegUrl} alt={parts.image.alt} /> : null}
        <Intro text={parts.intro} />
        {toSections(parts, publicUrl).map(({ heading, items }) => (
          <Fragment key={heading}>
            <Heading>{heading}</Heading>
            {items.map((item) => (
              <IssueItem key={item.id} {...item} />
            ))}
          </Fragment>
        ))}
      </MailRow>
      <MailRow className="muted" style={{ padding: '0 24px 8px', ...MUTED }}>
        <FooterLine />
        <Paragraph>
          Recibes este boletín porque te suscribiste en <Link href={publicUrl}>{publicUrl}</Link>.
        </Paragraph>
        <Unsubscribe url={publicUrl + unsubscribePath(TOKEN_PLACEHOLDER)} />
        <Paragraph>{[siteName, address, contactPhone, contactEmail].filter(Boolean).join('\n')}</Paragraph>
      </MailRow>
    </MailLayout>
  );
}

export async function renderIssue(parts: IssueParts, site: IssueSite): Promise<IssueContent> {
  const { siteName } = site;
  return { subject: parts.subject, siteName, ...(await renderMail(<Issue parts={parts} site={site} />)) };
}
