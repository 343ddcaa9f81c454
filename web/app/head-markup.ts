import { newsContract } from '#contract/news/news.contract.ts';
import { derivePalette } from '#contract/site/palette.ts';
import type { SiteSettings } from '#contract/site/site.contract.ts';
import { pageTitle } from '../lib/document-head.ts';
import type { PageHead } from '../lib/page-module.ts';
import { escapeHtml, serializeJsonForHtml } from './html-escaping.ts';

interface HeadRequest {
  head: PageHead;
  settings: SiteSettings;
  origin: string;
  path: string;
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function headMarkup({ head, settings, origin, path }: HeadRequest): string {
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
    meta('property', 'og:type', head.article ? 'article' : 'website'),
    head.article ? meta('property', 'article:published_time', head.article.publishedOn) : '',
    meta('property', 'og:site_name', settings.siteName),
    meta('property', 'og:locale', 'es_DO'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    isHidden ? '' : meta('property', 'og:url', url),
    ...sharedImage(head, origin),
    ...data.map(
      (item) =>
        `<script type="application/ld+json">${serializeJsonForHtml({ '@context': 'https://schema.org', ...item })}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}

/** JPEG, which every messenger shows; a drawing has none. */
function sharedImage({ image }: PageHead, origin: string): string[] {
  if (!image?.jpegUrl) return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', origin + image.jpegUrl),
    meta('property', 'og:image:alt', image.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** The browser's own frame takes the colour of the header. */
function themeColors({ primaryColor, secondaryColor }: SiteSettings): string[] {
  const { band } = derivePalette(primaryColor, secondaryColor);
  return (['light', 'dark'] as const).map(
    (scheme) => `<meta name="theme-color" media="(prefers-color-scheme: ${scheme})" content="${band[scheme]}">`,
  );
}

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
