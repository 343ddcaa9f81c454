import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createNews, signedIn } from '../../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../../tests/support/lock-interleaving.ts';
import { publishScheduledNews } from './admin-news.routes.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  // Nine at night of the 9th in Santo Domingo: the 10th in UTC.
  portal = await createTestApp({ now: () => new Date('2030-03-10T01:00:00Z') });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

const form = {
  title: 'Abre la ventanilla única',
  excerpt: 'Tres trámites en un solo lugar.',
  content: 'Primera parte.\n\nSegunda parte.',
  category: 'Eventos',
  date: '2030-02-01',
  featured: true,
};

describe('POST /api/admin/news', () => {
  it('publishes at once', async () => {
    const created = await admin.client.post('/api/admin/news', form);
    expect(created).toMatchObject({
      status: 201,
      body: { ...form, isPublished: true, readTime: '1 min de lectura' },
    });
    expect((await portal.visitor().get(`/api/news/${created.body.id}`)).body).toMatchObject(form);
    expect((await portal.visitor().get('/api/news')).body.news[0]).toMatchObject({ title: form.title });
  });

  it('dates from today in Santo Domingo, and takes the summary for the text of a short note', async () => {
    const { body } = await admin.client.post('/api/admin/news', { title: 'Aviso', excerpt: 'Mañana no hay oficina.' });
    expect(body).toMatchObject({
      date: '2030-03-09',
      content: 'Mañana no hay oficina.',
      category: null,
      featured: false,
    });
  });

  it.each([
    ['title', 'El título es requerido', { title: undefined }],
    ['excerpt', 'El resumen es requerido', { excerpt: ' ' }],
    ['excerpt', 'No puede exceder 500 caracteres', { excerpt: 'x'.repeat(501) }],
    ['content', 'El texto no puede exceder 20000 caracteres', { content: 'x'.repeat(20_001) }],
    ['content', 'Contiene caracteres que no se permiten', { content: 'a\u0007b' }],
    ['date', 'La fecha no es válida', { date: '2030-13-01' }],
    ['date', 'Escribe el año con cuatro cifras', { date: '0026-11-15' }],
    ['featured', 'El valor no es del tipo esperado', { featured: 'sí' }],
  ])('refuses a %s: %s', async (field, message, values) => {
    expect(await admin.client.post('/api/admin/news', { ...form, ...values })).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
  });
});

describe('PATCH /api/admin/news/{id}', () => {
  async function created() {
    const { body: item } = await admin.client.post('/api/admin/news', form);
    return { item, path: `/api/admin/news/${item.id}` };
  }

  it('changes the fields that it names, and raises the version', async () => {
    const { item, path } = await created();
    expect(item.version).toBe(1);
    const edited = await admin.client.patch(path, { title: '  Otro título ', version: 1 });
    const expected = { ...item, title: 'Otro título', version: 2, updatedAt: expect.any(String) };
    expect(edited).toMatchObject({ status: 200, body: expected });
    expect((await admin.client.get(path)).body).toEqual(expected);
  });

  it('does nothing with fields that are not its own', async () => {
    const { item, path } = await created();
    const edit = { isPublished: false, id: crypto.randomUUID(), createdAt: '2020-01-01', otro: 1, version: 1 };
    expect(await admin.client.patch(path, edit)).toMatchObject({ status: 200, body: item });
    expect((await admin.client.get(path)).body).toEqual(item);
  });

  it('refuses another version than the current one, and answers with the record', async () => {
    const { item, path } = await created();
    const { body: current } = await admin.client.patch(path, { excerpt: 'Cuatro trámites.', version: 1 });
    for (const version of [1, 3]) {
      expect(await admin.client.patch(path, { title: 'Tarde', version })).toMatchObject({
        status: 409,
        body: {
          code: 'version_conflict',
          message: 'El contenido cambió mientras lo editabas. Revisa lo que cambió y vuelve a guardar.',
          current,
        },
      });
    }
    expect(current.title).toBe(item.title);
    expect((await admin.client.get(path)).body).toEqual(current);
  });

  it('answers a repetition with the record that already has the values', async () => {
    const { path } = await created();
    const edit = { title: 'Llegó dos veces', featured: false, version: 1 };
    expect((await admin.client.patch(path, edit)).status).toBe(200);
    expect(await admin.client.patch(path, edit)).toMatchObject({
      status: 409,
      body: { current: { title: 'Llegó dos veces', featured: false, version: 2 } },
    });
  });

  it('of two at once lets one win, and loses nothing of it', async () => {
    const { item, path } = await created();
    const edits = [{ title: 'El primero' }, { category: 'Trámites' }];
    const answers = await interleaveOnLock(
      portal.database,
      sql`select from news where id = ${item.id} for update`,
      edits.map((edit) => () => admin.client.patch(path, { ...edit, version: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await admin.client.get(path)).body).toMatchObject({ title: 'El primero', category: form.category });
  });

  it('validates the whole record with the changes in it', async () => {
    const { path } = await created();
    expect(await admin.client.patch(path, { title: ' ', date: '2030-13-01', version: 1 })).toMatchObject({
      status: 400,
      body: { code: 'invalid', fields: { title: 'El título es requerido', date: 'La fecha no es válida' } },
    });
    expect((await admin.client.patch(path, { title: 'Sin versión' })).body.fields).toEqual({
      version: 'Indica la versión que leíste',
    });
    // Without a text of its own it has the summary, which this edit does not name.
    expect((await admin.client.patch(path, { content: '', version: 1 })).body.content).toBe(form.excerpt);
  });

  it('keeps the text of a short note equal to its summary, as PUT does', async () => {
    const { content: _, ...note } = form;
    const { body: item } = await admin.client.post('/api/admin/news', note);
    const path = `/api/admin/news/${item.id}`;
    const edited = await admin.client.patch(path, { excerpt: 'Cuatro trámites.', version: 1 });
    expect(edited.body).toMatchObject({ excerpt: 'Cuatro trámites.', content: 'Cuatro trámites.' });
    const grown = await admin.client.patch(path, { excerpt: 'Cinco.', content: 'Cinco trámites.', version: 2 });
    expect(grown.body).toMatchObject({ excerpt: 'Cinco.', content: 'Cinco trámites.' });
    const article = await admin.client.patch(path, { excerpt: 'Seis.', version: 3 });
    expect(article.body).toMatchObject({ excerpt: 'Seis.', content: 'Cinco trámites.' });
  });

  it('sees what the other calls changed', async () => {
    const { path } = await created();
    expect((await admin.client.put(path, { ...form, title: 'Entera' })).body.version).toBe(2);
    expect((await admin.client.put(`${path}/publication`)).body.version).toBe(3);
    expect((await admin.client.patch(path, { featured: false, version: 1 })).body.current).toMatchObject({
      title: 'Entera',
      version: 3,
    });
  });
});

describe('the other calls under /api/admin/news', () => {
  it('list, change, hide, publish and delete', async () => {
    const { body: draft } = await admin.client.post('/api/admin/news', {
      ...form,
      title: 'Borrador de añil',
      isPublished: false,
    });
    const path = `/api/admin/news/${draft.id}`;
    expect((await portal.visitor().get(`/api/news/${draft.id}`)).status).toBe(404);
    expect((await admin.client.get('/api/admin/news?search=BORRADOR')).body).toMatchObject({
      total: 1,
      page: 1,
      totalPages: 1,
      news: [{ id: draft.id, isPublished: false }],
    });
    expect((await admin.client.get('/api/admin/news?state=draft')).body).toMatchObject({
      total: 1,
      news: [{ id: draft.id }],
      counts: { draft: 1 },
    });
    const published = (await admin.client.get('/api/admin/news?state=published')).body;
    expect(published.total).toBe(published.counts.published);
    expect((await admin.client.put(`${path}/publication`)).body.isPublished).toBe(true);
    expect((await portal.visitor().get(`/api/news/${draft.id}`)).status).toBe(200);
    const { date: _, ...undated } = form;
    expect((await admin.client.put(path, { ...undated, title: 'Otro título' })).body).toMatchObject({
      title: 'Otro título',
      date: form.date,
      isPublished: true,
    });
    expect((await admin.client.put(path, (await admin.client.get(path)).body)).status).toBe(200);
    expect((await admin.client.delete(`${path}/publication`)).body.isPublished).toBe(false);
    expect(await admin.client.delete(path)).toMatchObject({ status: 200, body: { id: draft.id } });
    const message = 'La noticia que buscas no existe o ha sido eliminada.';
    for (const answer of [
      await admin.client.get(path),
      await admin.client.put(path, form),
      await admin.client.patch(path, { title: 'Otro', version: 1 }),
      await admin.client.put(`${path}/publication`),
      await admin.client.delete(path),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message } });
    }
  });

  it('are for administrators only', async () => {
    const { id } = await createNews(portal.database);
    const { client } = await signedIn(portal);
    const path = `/api/admin/news/${id}`;
    const calls = [
      client.get('/api/admin/news'),
      client.post('/api/admin/news', form),
      client.get(path),
      client.put(path, form),
      client.patch(path, { title: 'Otro', version: 1 }),
      client.put(`${path}/publication`),
      client.delete(`${path}/publication`),
      client.delete(path),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(403));
    expect((await portal.visitor().get('/api/admin/news')).status).toBe(401);
  });
});

describe('a scheduled news item', () => {
  const publishAt = '2030-03-12T08:00:00-04:00';

  async function scheduled() {
    const { body: item } = await admin.client.post('/api/admin/news', { ...form, isPublished: false });
    const path = `/api/admin/news/${item.id}`;
    const answer = await admin.client.put(`${path}/schedule`, { publishAt, version: item.version });
    expect(answer).toMatchObject({ status: 200, body: { publishAt: '2030-03-12T12:00:00.000Z', isPublished: false } });
    return { path, id: item.id as string, version: answer.body.version as number };
  }
  const publishAfter = (instant: string) =>
    publishScheduledNews({ database: portal.database, now: () => new Date(instant) });

  it('is published at its moment, once', async () => {
    const { id } = await scheduled();
    expect(await publishAfter('2030-03-12T11:59:00Z')).toBe(0);
    expect((await portal.visitor().get(`/api/news/${id}`)).status).toBe(404);
    const runs = await Promise.all([publishAfter('2030-03-12T12:00:00Z'), publishAfter('2030-03-12T12:00:00Z')]);
    expect(runs.reduce((sum, count) => sum + count)).toBe(1);
    expect((await portal.visitor().get(`/api/news/${id}`)).status).toBe(200);
  });

  it('is not, once the date is taken away, it is published by hand or deleted', async () => {
    const [one, two, three] = [await scheduled(), await scheduled(), await scheduled()];
    expect((await admin.client.delete(`${one.path}/schedule`)).body.publishAt).toBeNull();
    expect((await admin.client.put(`${two.path}/publication`)).body).toMatchObject({
      isPublished: true,
      publishAt: null,
    });
    await admin.client.delete(three.path);
    expect(await publishAfter('2030-03-13T00:00:00Z')).toBe(0);
    expect((await admin.client.get(one.path)).body.isPublished).toBe(false);
  });

  it('is refused for one that is published, in the past, or changed since it was read', async () => {
    const { path, version } = await scheduled();
    expect((await admin.client.put(`${path}/schedule`, { publishAt, version: version - 1 })).status).toBe(409);
    expect(await admin.client.put(`${path}/schedule`, { publishAt: '2030-03-09T00:00:00Z' })).toMatchObject({
      status: 400,
      body: { fields: { publishAt: 'Elige un día y una hora que no hayan pasado' } },
    });
    await admin.client.put(`${path}/publication`);
    expect((await admin.client.put(`${path}/schedule`, { publishAt })).status).toBe(409);
  });
});
