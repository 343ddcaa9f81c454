import { describe, expect, it } from 'vitest';
import type { PreviewCard } from '#contract/page.ts';
import { settingsOrFallback } from '../features/site/site.api.ts';
import type { PageHead } from '../lib/page-module.ts';
import { headMarkup } from './head-markup.ts';
import { serializeJsonForHtml } from './html-escaping.ts';

const settings = { ...settingsOrFallback(undefined), siteName: 'Consejo & Cía', siteDescription: 'Del "Este"' };
const request = { settings, origin: 'https://portal.example', path: '/forum' };

describe('headMarkup', () => {
  it('puts the page before the site in the title, escaped', () => {
    const html = headMarkup({ ...request, head: { title: 'Foro' } });
    expect(html).toContain('<title>Foro — Consejo &amp; Cía</title>');
    expect(html).toContain('content="Del &quot;Este&quot;"');
  });

  it('names the canonical address, or asks not to be listed', () => {
    const listed = headMarkup({ ...request, head: { title: '', canonicalPath: '/' } });
    expect(listed).toContain('<link rel="canonical" href="https://portal.example/">');
    const hidden = headMarkup({ ...request, head: { title: '', hidden: true } });
    expect(hidden).toContain('noindex');
    expect(hidden).not.toContain('canonical');
    expect(hidden).not.toContain('/forum');
  });

  it('leads to the feed, and says where a page is an article', () => {
    const page = headMarkup({ ...request, head: { title: 'Foro' } });
    expect(page).toContain(
      '<link rel="alternate" type="application/rss+xml" title="Noticias · Consejo &amp; Cía" href="/api/news/rss.xml">',
    );
    expect(page).toContain('<meta property="og:type" content="website">');
    const story = headMarkup({ ...request, head: { title: 'Noticia', article: { publishedOn: '2027-03-01' } } });
    expect(story).toContain('<meta property="og:type" content="article">');
    expect(story).toContain('<meta property="article:published_time" content="2027-03-01">');
  });

  it('names an image for shared links: what is told of the page, or its own picture', () => {
    const previewPath = (card: PreviewCard) => `/preview/${card.kicker}|${card.title}|${card.detail}`;
    const imageOf = (head: PageHead) =>
      /<meta property="og:image" content="([^"]*)">/.exec(headMarkup({ ...request, head, previewPath }))?.[1];
    const drawn = (text: string) => `https://portal.example/preview/${text}`;
    expect(imageOf({ title: 'Foro', description: 'De todos' })).toBe(drawn('|Foro|De todos'));
    expect(imageOf({ title: '' })).toBe(drawn(`|${settings.heroTitle}|Del &quot;Este&quot;`));
    expect(imageOf({ title: 'Hoy', article: { publishedOn: '2027-03-01' } })).toBe(
      drawn('Noticia|Hoy|1 de marzo de 2027'),
    );
    const event = { '@type': 'Event', startDate: '2027-08-28T09:00:00-04:00', location: { name: 'La Romana' } };
    expect(imageOf({ title: 'Feria', jsonLd: [event] })).toBe(
      drawn('Evento|Feria|Sábado, 28 de agosto de 2027 · La Romana'),
    );
    const photo = {
      ...{ id: 'a', url: '/a/1920.webp', srcset: '', avifSrcset: null, jpegUrl: '/a/1200.jpg' },
      ...{ width: 1920, height: 1080, alt: 'La feria', placeholder: null, focal: { x: 0.5, y: 0.5 } },
    };
    const html = headMarkup({ ...request, previewPath, head: { title: 'Feria', image: photo } });
    expect(html).toContain('<meta property="og:image" content="https://portal.example/a/1200.jpg">');
    expect(html).toContain('<meta property="og:image:width" content="1200">');
    expect(html).toContain('<meta property="og:image:height" content="675">');
    expect(html).toContain('<meta property="og:image:alt" content="La feria">');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(imageOf({ title: 'Feria', image: { ...photo, jpegUrl: null } })).toContain('/preview/|Feria|');
  });

  it('describes the organisation and what the page adds', () => {
    const html = headMarkup({ ...request, head: { title: '', jsonLd: [{ '@type': 'Event', name: '</script>' }] } });
    expect(html.match(/application\/ld\+json/g)).toHaveLength(2);
    expect(html).toContain('"@type":"Organization"');
    expect(html.match(/<\/script>/g)).toHaveLength(2);
  });
});

describe('serializeJsonForHtml', () => {
  it('cannot leave its script, and reads back the same', () => {
    const value = { text: '</script><!-- <script> \u2028\u2029' };
    expect(serializeJsonForHtml(value)).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(serializeJsonForHtml(value))).toEqual(value);
  });
});
