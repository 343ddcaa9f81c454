import { dominicanInstant } from '#contract/dominican-dates.ts';
import { newsPath } from '#contract/paths.ts';
import { escapeHtml } from '../../core/escape-html.ts';

interface FeedItem {
  id: string;
  title: string;
  excerpt: string;
  category: string | null;
  date: string;
}

interface Feed {
  site: { siteName: string; siteDescription: string };
  publicUrl: string;
  items: FeedItem[];
}

/** XML 1.0 does not allow these, not even escaped. */
const UNWRITABLE = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

const xml = (text: string) => escapeHtml(text.replace(UNWRITABLE, ''));

/** At noon, so that no time zone moves an item to another day. */
const published = (date: string) => dominicanInstant(date, '12:00').toUTCString();

function writeItem({ id, title, excerpt, category, date }: FeedItem, publicUrl: string): string {
  const link = xml(publicUrl + newsPath({ id }));
  return `<item>
<title>${xml(title)}</title>
<link>${link}</link>
<guid isPermaLink="false">${id}</guid>
<pubDate>${published(date)}</pubDate>
${category ? `<category>${xml(category)}</category>\n` : ''}<description>${xml(excerpt)}</description>
</item>`;
}

/** RSS 2.0. */
export function writeFeed({ site, publicUrl, items }: Feed): string {
  const [newest] = items;
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xml(`Noticias · ${site.siteName}`)}</title>
<link>${xml(`${publicUrl}/`)}</link>
<description>${xml(site.siteDescription)}</description>
<language>es-DO</language>
<atom:link href="${xml(`${publicUrl}/api/news/rss.xml`)}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${published(newest.date)}</lastBuildDate>\n` : ''}${items.map((item) => writeItem(item, publicUrl)).join('\n')}
</channel>
</rss>
`;
}
