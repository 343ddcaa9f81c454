import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createNews } from '../../../tests/support/factories.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ config: { publicUrl: 'https://portal.example' } });
});
afterAll(() => portal.close());

/** The texts at a path, read by PostgreSQL's own XML parser. */
async function texts(feed: string, path: string): Promise<string[]> {
  const { rows } = await portal.database.execute<{ text: string }>(
    sql`select unnest(xpath(${`${path}/text()`}, ${feed.replace(/^<\?xml.*?\?>/, '')}::xml))::text as text`,
  );
  return rows.map((row) => row.text);
}

it('the news come as RSS, newest first, without what is not published', async () => {
  const tricky = 'Ferias & «ventas» <script>alert(1)</script> ]]> ñandú';
  const newest = await createNews(portal.database, { title: tricky, date: '2030-02-28', category: 'Eventos' });
  await createNews(portal.database, { title: 'Antes', date: '2030-02-27', category: null });
  await createNews(portal.database, { title: 'Oculta', isPublished: false });

  const answer = await portal.visitor().get('/api/news/rss.xml');
  expect(answer.status).toBe(200);
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed: string = answer.body;
  const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
  expect((await texts(feed, '//item/title')).map(unescaped)).toEqual([tricky, 'Antes']);
  expect(await texts(feed, '/rss/channel/title')).toEqual(['Noticias · Consejo de Desarrollo Empresarial del Este']);
  expect((await texts(feed, '//item/link'))[0]).toBe(`https://portal.example/noticias/${newest.id}`);
  expect((await texts(feed, '//item/guid'))[0]).toBe(newest.id);
  expect(await texts(feed, '//item/category')).toEqual(['Eventos']);
  // Noon in Santo Domingo: the same day in Madrid and almost everywhere else.
  expect((await texts(feed, '//item/pubDate'))[0]).toBe('Thu, 28 Feb 2030 16:00:00 GMT');
});
