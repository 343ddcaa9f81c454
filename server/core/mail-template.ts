import { escapeHtml } from './escape-html.ts';
import type { JobData, MailAddress, MailAttachment } from './jobs.ts';

interface MailContent {
  to: string;
  replyTo?: MailAddress | undefined;
  subject: string;
  /** Name of the site, which signs. */
  siteName: string;
  paragraphs: string[];
  action?: { label: string; url: string } | undefined;
  attachments?: MailAttachment[] | undefined;
}

/** Header injection: a line break in user input must not start a new header. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The mail as text and as HTML, with the same words in both. User input never becomes markup or a link. */
export function composeMail(content: MailContent): JobData['mail'] {
  const { to, replyTo, subject, siteName, paragraphs, action, attachments } = content;
  const text = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), `— ${siteName}`].join('\n\n');
  const body = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>\n')}</p>`).join('\n');
  const link = action ? `<p><a href="${escapeHtml(action.url)}">${escapeHtml(action.label)}</a></p>` : '';
  const html = `<!doctype html>
<html lang="es-DO"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="font-family:sans-serif;font-size:16px;line-height:1.6;color:#1e293b">
${body}
${link}
<p>— ${escapeHtml(siteName)}</p>
</body></html>`;
  return {
    to,
    ...(replyTo && { replyTo }),
    subject: oneLine(subject),
    text,
    html,
    ...(attachments && { attachments }),
  };
}
