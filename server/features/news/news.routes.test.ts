import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createNews } from '../../../tests/support/factories.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

describe('GET /api/news', () => {
  it('lists what is published, newest first, with total and categories in use', async () => {
    await createNews(portal.database, { title: 'Vieja', date: '2026-01-01', category: 'Eventos' });
    await createNews(portal.database, { title: 'Nueva', date: '2026-03-01', featured: true });
    await createNews(portal.database, {
      title: 'Borrador',
      date: '2026-04-01',
      isPublished: false,
      category: 'Oculta',
    });

    const { body } = await portal.visitor().get('/api/news');
    expect(body.news.map((item: { title: string }) => item.title)).toEqual(['Nueva', 'Vieja']);
    expect(body).toMatchObject({ total: 2, categories: ['Eventos'] });
    expect(body.news[0]).toMatchObject({
      featured: true,
      category: null,
      date: '2026-03-01',
      readTime: '1 min de lectura',
    });
    expect(body.news[0]).not.toHaveProperty('content');

    const filtered = await portal.visitor().get('/api/news?category=Eventos');
    expect(filtered.body).toMatchObject({ total: 1, news: [{ title: 'Vieja' }] });
    const beyond = await portal.visitor().get('/api/news?page=50');
    expect(beyond).toMatchObject({ status: 200, body: { news: [] } });
  });
});

describe('GET /api/news/{id}', () => {
  it('gives the whole article, with its reading time by words', async () => {
    const { id } = await createNews(portal.database, { content: 'palabra '.repeat(820).trim() });
    const { body } = await portal.visitor().get(`/api/news/${id}`);
    expect(body).toMatchObject({ id, readTime: '4 min de lectura' });
    expect(body.content).toMatch(/^palabra/);
  });

  it('answers the same for a draft as for what does not exist', async () => {
    const draft = await createNews(portal.database, { isPublished: false });
    const hidden = await portal.visitor().get(`/api/news/${draft.id}`);
    const absent = await portal.visitor().get(`/api/news/${crypto.randomUUID()}`);
    expect(hidden.status).toBe(404);
    expect(hidden.body).toEqual(absent.body);
  });
});
