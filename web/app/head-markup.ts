import { newsContract } from '#contract/news/news.contract.ts';
import type { PageRequest, PreviewCard } from '#contract/page.ts';
import { derivePalette } from '#contract/site/palette.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { iconPath, MANIFEST_PATH } from '#contract/site/site-icons.ts';
import { formatFullDate, formatLongDate } from '../lib/dates.ts';
import { pageTitle } from '../lib/document-head.ts';
import type { PageHead } from '../lib/page-module.ts';
import { escapeHtml, serializeJsonForHtml } from './html-escaping.ts';

interface HeadRequest {
  head: PageHead;
  settings: SiteSettings;
  origin: string;
  path: string;
  /** Absent for members' pages, which the server does not render. */
  previewPath?: PageRequest['previewPath'];
}

export function headMarkup(request: HeadRequest): string {
  const { head, settings, origin, path, previewPath } = request;
  const title = pageTitle(head, settings.siteName);
  const description = head.description ?? settings.siteDescription;
  const url = origin + (head.canonicalPath ?? path);
  const isHidden = head.hidden || head.notFound;
  const data = [organization(settings, origin), ...(head.jsonLd ?? [])];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...themeColors(settings),
    meta('name', 'description', description),
    isHidden ? meta('name', 'robots', 'noindex') : `<link rel="canonical" href="${escapeHtml(url)}">`,
    feedLink(settings),
    ...iconLinks(settings),
    meta('property', 'og:type', head.article ? 'article' : 'website'),
    head.article ? meta('property', 'article:published_time', head.article.publishedOn) : '',
    meta('property', 'og:site_name', settings.siteName),
    meta('property', 'og:locale', 'es_DO'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    isHidden ? '' : meta('property', 'og:url', url),
    ...(previewPath ? previewImage(request, previewPath) : []),
    ...data.map(
      (item) =>
        `<script type="application/ld+json">${serializeJsonForHtml({ '@context': 'https://schema.org', ...item })}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** `theme-color`: browser chrome in the header's colour. */
function themeColors({ primaryColor, secondaryColor }: SiteSettings): string[] {
  const { band } = derivePalette(primaryColor, secondaryColor);
  return (['light', 'dark'] as const).map(
    (scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${band[scheme]}">`,
  );
}

function iconLinks({ primaryColor, secondaryColor, logo }: SiteSettings): string[] {
  // The media id is part of the URL.
  const logoId = /\/media\/([^/]+)\//.exec(logo?.src ?? '')?.[1] ?? null;
  const source = { primaryColor, secondaryColor, logoId };
  return [
    logoId
      ? `<link rel="icon" href="${iconPath(source, 'icon-192.png')}" type="image/png">`
      : `<link rel="icon" href="${iconPath(source, 'icon.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${iconPath(source, 'touch-180.png')}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
  ];
}

/** JPEG of the page's image, else a card drawn by the server: social networks show no SVG. */
function previewImage({ head, settings, origin }: HeadRequest, previewPath: PageRequest['previewPath']): string[] {
  const card = previewCard(head, settings);
  const { path, width, height, alt } = photoOf(head) ?? {
    path: previewPath(card),
    width: 1200,
    height: 630,
    alt: [card.kicker, card.title, card.detail].filter(Boolean).join(' · '),
  };
  return [
    meta('property', 'og:image', origin + path),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The file name contains the width. */
function photoOf({ image }: PageHead) {
  if (!image?.jpegUrl) return undefined;
  const width = Number(/(\d+)\.jpg$/.exec(image.jpegUrl)?.[1] ?? image.width);
  return { path: image.jpegUrl, width, height: Math.round((width * image.height) / image.width), alt: image.alt };
}

/** Read from the structured data, so that the browser's bundle needs no code for it. */
function previewCard(head: PageHead, settings: SiteSettings): PreviewCard {
  const event = head.title ? (head.jsonLd?.find(isEvent) as EventData | undefined) : undefined;
  if (event) {
    const place = event.location?.name;
    const day = formatFullDate(event.startDate.slice(0, 10));
    const detail = [day.charAt(0).toUpperCase() + day.slice(1), place].filter(Boolean).join(' · ');
    return { kicker: 'Evento', title: head.title, detail };
  }
  if (head.article) return { kicker: 'Noticia', title: head.title, detail: formatLongDate(head.article.publishedOn) };
  const detail = head.description ?? settings.siteDescription;
  return { kicker: '', title: head.title || settings.heroTitle || settings.siteName, detail };
}

interface EventData {
  startDate: string;
  location?: { name: string };
}

const isEvent = (data: object) => '@type' in data && data['@type'] === 'Event';

/** RSS autodiscovery, on every page: a feed reader may be given any address of the site. */
function feedLink({ siteName }: SiteSettings): string {
  const title = escapeHtml(`Noticias · ${siteName}`);
  return `<link rel="alternate" type="application/rss+xml" title="${title}" href="${newsContract.getFeed.path}">`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return content && `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function organization(settings: SiteSettings, origin: string): object {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: settings.siteName,
    description: settings.siteDescription || undefined,
    url: `${origin}/`,
    email: settings.contactEmail || undefined,
    telephone: settings.contactPhone || undefined,
    address: settings.address
      ? { '@type': 'PostalAddress', streetAddress: settings.address, addressCountry: 'DO' }
      : undefined,
  };
}
