import { describe, expect, it } from 'vitest';
import { settingsOrFallback } from '../features/site/site.api.ts';
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
