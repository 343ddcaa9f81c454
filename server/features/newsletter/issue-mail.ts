import { eventPath, newsPath, unsubscribePath } from '#contract/paths.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import { escapeHtml } from '../../core/escape-html.ts';
import type { IssueContent } from '../../database/schema/newsletter.ts';

interface IssueSite {
  publicUrl: string;
  siteName: string;
  address: string;
  contactEmail: string;
  contactPhone: string;
}

interface IssueParts {
  subject: string;
  intro: string;
  news: { id: string; title: string; excerpt: string; date: string }[];
  events: { id: string; title: string; date: string; time: string; location: string | null }[];
}

/** Placeholder for the subscriber's token in the stored content. */
const TOKEN_PLACEHOLDER = '%%token%%';

/** Inserts the subscriber's token. */
export function personalizeContent({ subject, html, text }: IssueContent, token: string): IssueContent {
  return { subject, html: html.replaceAll(TOKEN_PLACEHOLDER, token), text: text.replaceAll(TOKEN_PLACEHOLDER, token) };
}

/** Common shape of news and events. */
interface Item {
  title: string;
  meta: string;
  words: string;
  url: string;
}

function toSections({ news, events }: IssueParts, publicUrl: string): { heading: string; items: Item[] }[] {
  const newsItems = news.map(({ id, title, excerpt, date }) => ({
    title,
    meta: spanishDay(date),
    words: excerpt,
    url: publicUrl + newsPath({ id }),
  }));
  const eventItems = events.map(({ id, title, date, time, location }) => ({
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

const paragraphsOf = (text: string) => text.split(/(?:\r?\n){2,}/).filter((paragraph) => paragraph.trim() !== '');

function toText(parts: IssueParts, site: IssueSite): string {
  const sections = toSections(parts, site.publicUrl).flatMap(({ heading, items }) => [
    heading.toUpperCase(),
    ...items.map(({ title, meta, words, url }) => [title, meta, words, url].filter(Boolean).join('\n')),
  ]);
  return [
    site.siteName,
    parts.subject,
    ...paragraphsOf(parts.intro),
    ...sections,
    '—',
    `Recibes este boletín porque te suscribiste en ${site.publicUrl}.`,
    `Darte de baja:\n${site.publicUrl}/boletin/baja?token=${TOKEN_PLACEHOLDER}`,
    [site.siteName, site.address, site.contactPhone, site.contactEmail].filter(Boolean).join('\n'),
  ].join('\n\n');
}

const P = 'margin:0 0 16px;';
const MUTED = 'color:#475569;font-size:14px;';

function itemHtml({ title, meta, words, url }: Item): string {
  return `<div style="margin:0 0 20px;padding:0 0 20px;border-bottom:1px solid #e2e8f0">
<h3 style="margin:0 0 4px;font-size:18px;line-height:1.3"><a href="${escapeHtml(url)}" style="color:#1d4ed8">${escapeHtml(title)}</a></h3>
<p style="margin:0 0 6px;${MUTED}">${escapeHtml(meta)}</p>
${words ? `<p style="margin:0">${escapeHtml(words)}</p>` : ''}
</div>`;
}

/** Tables and inline styles, because mail clients support little else. No remote content. */
function toHtml(parts: IssueParts, site: IssueSite): string {
  const intro = paragraphsOf(parts.intro)
    .map((paragraph) => `<p style="${P}">${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
  const sections = toSections(parts, site.publicUrl)
    .map(({ heading, items }) => {
      const title = `<h2 style="margin:28px 0 16px;font-size:20px;color:#0e7490">${heading}</h2>`;
      return `${title}\n${items.map(itemHtml).join('\n')}`;
    })
    .join('\n');
  const leave = site.publicUrl + unsubscribePath(TOKEN_PLACEHOLDER);
  const sender = [site.siteName, site.address, site.contactPhone, site.contactEmail].filter(Boolean).map(escapeHtml);
  return `<!doctype html>
<html lang="es-DO"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(parts.subject)}</title></head>
<body style="margin:0;background:#fbf9f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f5"><tr><td align="center" style="padding:16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid #e2e8f0;font-family:Figtree,Segoe UI,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.6;color:#1e293b">
<tr><td style="background:#1e293b;border-bottom:4px solid #fbbf24;padding:24px">
<p style="margin:0;color:#cbd5e1;font-size:14px">${escapeHtml(site.siteName)}</p>
<h1 style="margin:4px 0 0;color:#ffffff;font-size:24px;line-height:1.25">${escapeHtml(parts.subject)}</h1>
</td></tr>
<tr><td style="padding:24px">
${intro}
${sections}
</td></tr>
<tr><td style="padding:0 24px 24px;${MUTED}">
<p style="${P}">Recibes este boletín porque te suscribiste en <a href="${escapeHtml(site.publicUrl)}" style="color:#1d4ed8">${escapeHtml(site.publicUrl)}</a>. <a href="${escapeHtml(leave)}" style="color:#1d4ed8">Darte de baja</a></p>
<p style="margin:0">${sender.join('<br>')}</p>
</td></tr>
</table>
</td></tr></table>
</body></html>`;
}

/** The same content for every subscriber, with a placeholder for the token. */
export function renderIssue(parts: IssueParts, site: IssueSite): IssueContent {
  return { subject: parts.subject, html: toHtml(parts, site), text: toText(parts, site) };
}
