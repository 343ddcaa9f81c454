import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createDrawing, signedIn } from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { mediaItems } from '../../database/schema/media.ts';
import { newsletterIssues } from '../../database/schema/newsletter.ts';

let portal: TestApp;
let admin: ApiClient;
let member: ApiClient;
beforeAll(async () => {
  portal = await createTestApp();
  ({ client: admin } = await signedIn(portal, { role: 'admin' }));
  ({ client: member } = await signedIn(portal));
});
afterAll(() => portal.close());

const drawing = (alt?: string) => createDrawing(portal.database, alt);
const urlOf = (id: string) => `/api/media/${id}/12.svg`;

const GONE = { imageId: 'Esa imagen ya no está en la biblioteca. Elige otra.' };
const records = [
  {
    path: '/api/admin/news',
    publicPath: '/api/news',
    form: { title: 'Zafra', excerpt: 'Comenzó.', featured: false, date: '2030-01-02' },
    words: 'la noticia «Zafra»',
  },
  {
    path: '/api/admin/events',
    publicPath: '/api/events',
    form: { title: 'Charla', date: '2099-05-05', time: '10:00', type: 'workshop' },
    words: 'el evento «Charla»',
  },
  {
    path: '/api/admin/projects',
    publicPath: '/api/projects',
    form: { title: 'Muelle', description: 'Uno.', category: 'infrastructure', status: 'planning', timeline: '6 meses' },
    words: 'el proyecto «Muelle»',
  },
];

describe.each(records)('a picture of $path', ({ path, publicPath, form, words }) => {
  it('is shown, stays while it is used, and can go afterwards', async () => {
    const id = await drawing();
    const created = await admin.post(path, { ...form, imageId: id });
    expect(created).toMatchObject({ status: 201, body: { imageId: id, image: { url: urlOf(id), alt: 'Un muelle' } } });
    const record = created.body.id;
    expect((await member.get(`${publicPath}/${record}`)).body.image).toMatchObject({ id });
    const [list] = Object.values((await member.get(publicPath)).body) as { id: string; image: unknown }[][];
    expect(list?.find((each) => each.id === record)?.image).toMatchObject({ id, focal: { x: 0.5, y: 0.5 } });

    expect((await admin.get(`/api/admin/media/${id}`)).body).toMatchObject({ usesCount: 1, uses: [{ id: record }] });
    expect(await admin.delete(`/api/admin/media/${id}`)).toMatchObject({
      status: 409,
      body: { message: `La imagen se usa en ${words}. Quítala de ahí antes de eliminarla.` },
    });
    await expect(portal.database.delete(mediaItems).where(eq(mediaItems.id, id))).rejects.toThrow();

    const { version } = (await admin.get(`${path}/${record}`)).body;
    expect((await admin.patch(`${path}/${record}`, { title: form.title, version })).body.imageId).toBe(id);
    expect((await admin.put(`${path}/${record}`, form)).body.imageId).toBe(id);
    expect((await admin.put(`${path}/${record}`, { ...form, imageId: '' })).body).toMatchObject({
      imageId: null,
      image: null,
    });
    expect((await admin.delete(`/api/admin/media/${id}`)).status).toBe(200);
  });

  it('has to be there, and of the office', async () => {
    const [mine, theirs] = [await drawing(), await drawing()];
    await portal.database.update(mediaItems).set({ audience: 'members' }).where(eq(mediaItems.id, theirs));
    const record = (await admin.post(path, { ...form, imageId: mine })).body;
    for (const imageId of [theirs, crypto.randomUUID()]) {
      const answers = [
        await admin.post(path, { ...form, imageId }),
        await admin.put(`${path}/${record.id}`, { ...form, imageId }),
        await admin.patch(`${path}/${record.id}`, { imageId, version: record.version }),
      ];
      for (const { status, body } of answers) expect([status, body.fields]).toEqual([400, GONE]);
    }
    for (const imageId of ['x', 7, {}, '../../etc/passwd']) {
      expect(await admin.post(path, { ...form, imageId })).toMatchObject({
        status: 400,
        body: { fields: { imageId: 'Esa imagen no es válida' } },
      });
    }
    expect((await admin.get(`${path}/${record.id}`)).body.imageId).toBe(mine);
  });

  it('is not used and deleted at the same time', async () => {
    const id = await drawing();
    const [used, deleted] = await interleaveOnLock(
      portal.database,
      sql`select 1 from ${mediaItems} where id = ${id} for update`,
      [() => admin.post(path, { ...form, imageId: id }), () => admin.delete(`/api/admin/media/${id}`)],
    );
    expect([
      [201, 409],
      [400, 200],
    ]).toContainEqual([used?.status, deleted?.status]);
  });
});

describe("a project's `imageUrl`", () => {
  const [, , project] = records as [unknown, unknown, (typeof records)[0]];
  const create = async (fields: object) => (await admin.post(project.path, { ...project.form, ...fields })).body;

  it('is the address of its picture, and may be sent back as it came', async () => {
    const id = await drawing();
    const { id: record, imageUrl } = await create({ imageId: id });
    expect(imageUrl).toBe(urlOf(id));
    const path = `${project.path}/${record}`;
    expect((await admin.put(path, { ...project.form, imageUrl })).body).toMatchObject({ imageUrl, imageId: id });
    const other = await drawing('Otro');
    expect((await admin.put(path, { ...project.form, imageUrl: urlOf(other) })).body.imageId).toBe(other);
    const { version } = (await admin.get(path)).body;
    expect((await admin.patch(path, { imageUrl: urlOf(id), version })).body.imageId).toBe(id);
    const own = '/imagenes/obra.jpg';
    expect((await admin.patch(path, { imageUrl: own, version: version + 1 })).body).toMatchObject({
      imageUrl: own,
      imageId: null,
    });
    expect((await admin.put(path, { ...project.form, imageUrl: '' })).body).toMatchObject({
      imageUrl: null,
      image: null,
    });
  });

  it('of a picture that is gone is refused', async () => {
    const answer = await admin.post(project.path, { ...project.form, imageUrl: urlOf(crypto.randomUUID()) });
    expect([answer.status, answer.body.fields]).toEqual([400, GONE]);
  });
});

describe("pictures of the office's texts", () => {
  const block = async (search: string) => {
    const { content } = (await admin.get(`/api/admin/content?search=${search}`)).body;
    return `/api/admin/content/${content[0].id}`;
  };
  const edit = async (path: string, kind: string, fields: object) => {
    const { version } = (await admin.get(path)).body;
    return admin.patch(path, { kind, version, ...fields });
  };
  const leader = { name: 'Eva', position: 'Vocal', experienceYears: null, field: '', memberId: null };

  it('are shown once published, and held by the draft as well as by what is published', async () => {
    const [first, second] = [await drawing('Primera'), await drawing('Segunda')];
    const path = await block('equipo');
    await edit(path, 'leaders', { people: [leader, { ...leader, imageId: first }] });
    expect((await portal.visitor().get('/api/content?blocks=leaders')).body.leaders.people).toEqual([]);
    await admin.put(`${path}/publication`);
    const shown = async () => (await portal.visitor().get('/api/content?blocks=leaders')).body.leaders.people;
    expect(await shown()).toMatchObject([{ name: 'Eva' }, { image: { id: first, alt: 'Primera' } }]);

    await edit(path, 'leaders', { people: [{ ...leader, imageId: second }] });
    for (const id of [first, second]) {
      expect(await admin.delete(`/api/admin/media/${id}`)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('el contenido «Equipo directivo»') },
      });
    }
    await admin.put(`${path}/publication`);
    expect((await admin.delete(`/api/admin/media/${first}`)).status).toBe(200);
    expect(await shown()).toMatchObject([{ image: { id: second } }]);
    // The version that had it can be read, and saved again without it.
    const former = (await admin.get(`${path}/versions/2`)).body;
    expect(former.people).toMatchObject([{ name: 'Eva' }, { imageId: '' }]);
    expect((await edit(path, 'leaders', { people: former.people })).status).toBe(200);
  });

  it('have to be there', async () => {
    const path = await block('equipo');
    const imageId = crypto.randomUUID();
    expect(await edit(path, 'leaders', { people: [leader, { ...leader, imageId }] })).toMatchObject({
      status: 400,
      body: { fields: { 'people.1.imageId': GONE.imageId } },
    });
  });

  it('may be the logo of a firm and of a page', async () => {
    const id = await drawing();
    const path = await block('empresas');
    await edit(path, 'firms', { firms: [{ name: 'Hielo Ozuna', address: '', imageId: id }] });
    await admin.put(`${path}/publication`);
    const { firms } = (await portal.visitor().get('/api/content?blocks=firms')).body.firms;
    expect(firms[0].image).toMatchObject({ id });
    const page = { kind: 'page', title: 'Sede', summary: 'Una', body: 'Casa', placement: 'none', position: 1 };
    const created = (await admin.post('/api/admin/content', { ...page, imageId: id })).body;
    await admin.put(`/api/admin/content/${created.id}/publication`);
    expect((await portal.visitor().get('/api/content/page/sede')).body.image).toMatchObject({ id });
    await admin.delete(`/api/admin/content/${created.id}`);
    expect((await admin.get(`/api/admin/media/${id}`)).body.uses).toEqual([
      { type: 'content', id: path.split('/').at(-1), title: 'Empresas miembro' },
    ]);
  });
});

it('is named only where the viewer may work; the other uses are a number', async () => {
  const id = await drawing();
  const [news, event] = records as [(typeof records)[0], (typeof records)[0]];
  await admin.post(news.path, { ...news.form, imageId: id });
  await admin.post(event.path, { ...event.form, imageId: id });
  await portal.database.insert(newsletterIssues).values({ subject: 'Despidos', intro: 'Un borrador.', imageId: id });
  const seenBy = async (role: 'admin' | 'editor' | 'events') => {
    const { client } = await signedIn(portal, { role });
    const path = `/api/admin/media/${id}`;
    const { body } = await client.get(path);
    const types = body.uses.map(({ type }: { type: string }) => type);
    return { types, others: body.otherUses, total: body.usesCount, refusal: (await client.delete(path)).body.message };
  };
  const words = 'Quítala de ahí antes de eliminarla.';
  expect(await seenBy('admin')).toEqual({
    types: ['event', 'issue', 'news'],
    others: 0,
    total: 3,
    refusal: `La imagen se usa en el evento «Charla», el boletín «Despidos», la noticia «Zafra». ${words}`,
  });
  expect(await seenBy('editor')).toEqual({
    types: ['news'],
    others: 2,
    total: 3,
    refusal: `La imagen se usa en la noticia «Zafra», otras 2 partes del portal. ${words}`,
  });
  expect(await seenBy('events')).toMatchObject({ types: ['event'], others: 2, total: 3 });
});

describe('the settings', () => {
  const edit = async (fields: object) => {
    const { version } = (await admin.get('/api/admin/settings')).body;
    return admin.patch('/api/admin/settings', { version, ...fields });
  };

  it("have the hero's picture, which the landing shows and which stays while it does", async () => {
    const id = await drawing('Portada');
    const shown = async () => (await portal.visitor().get('/api/content?blocks=landing')).body.landing.image;
    expect(await shown()).toBeUndefined();
    expect((await edit({ heroImageId: id })).body).toMatchObject({ heroImageId: id });
    expect(await shown()).toMatchObject({ id });
    expect((await admin.delete(`/api/admin/media/${id}`)).body.message).toContain('la configuración del sitio');
    expect(await edit({ heroImageId: crypto.randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { heroImageId: GONE.imageId } },
    });
    expect((await edit({ heroImageId: '' })).body).toMatchObject({ heroImageId: null });
    expect(await shown()).toBeUndefined();
    expect((await admin.delete(`/api/admin/media/${id}`)).status).toBe(200);
  });

  it('have the logo, which stays while it is used', async () => {
    const [logo, logoDark] = [await drawing('Logo'), await drawing('Logo claro')];
    expect((await edit({ logoId: logo, logoDarkId: logoDark })).body).toMatchObject({
      logoId: logo,
      logoDarkId: logoDark,
    });
    expect((await portal.visitor().get('/api/settings')).body).toMatchObject({
      logo: { src: urlOf(logo), width: 12, height: 8 },
      logoDark: { src: urlOf(logoDark) },
    });
    expect((await admin.delete(`/api/admin/media/${logo}`)).body.message).toContain('la configuración del sitio');
    expect(await edit({ logoId: crypto.randomUUID() })).toMatchObject({
      status: 400,
      body: { fields: { logoId: GONE.imageId } },
    });
    expect((await edit({ logoId: '', logoDarkId: null })).body).toMatchObject({ logoId: null, logoDarkId: null });
    expect((await admin.delete(`/api/admin/media/${logo}`)).status).toBe(200);
  });
});
