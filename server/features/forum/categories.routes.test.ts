import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, createPost, signedIn } from '../../../tests/support/factories.ts';
import { auditLog } from '../../database/schema/audit.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let admin: TestUser;
let member: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin', firstName: 'Ana', lastName: 'Peña' });
  member = await signedIn(portal);
});
afterAll(() => portal.close());

const form = { name: 'Comercio Exterior', description: 'Aduanas y puertos', color: '#3B82F6' };
const create = (body: Record<string, unknown>) => admin.client.post('/api/admin/categories', body);
const archive = (id: string) => admin.client.put(`/api/admin/categories/${id}/archive`);
const idsIn = async (path: string, { client } = member) =>
  (await client.get(path)).body.map((category: { id: string }) => category.id);
const lastAction = async () => {
  const [entry] = await portal.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

describe('a category', () => {
  it('is created with the slug that it is given or one made of its name', async () => {
    const { status, body } = await create(form);
    expect([status, body]).toMatchObject([201, { slug: 'comercio-exterior', postsCount: 0, isArchived: false }]);
    expect((await create({ ...form, name: 'Otra', slug: 'mi-slug' })).body.slug).toBe('mi-slug');
    expect(await idsIn('/api/forum/categories')).toContain(body.id);
  });

  it('whose slug is taken is refused at the field', async () => {
    await create({ ...form, name: 'Repetida' });
    const message = 'Ya existe una categoría con ese nombre.';
    expect(await create({ ...form, name: 'REPETIDA' })).toMatchObject({
      status: 400,
      body: { message, fields: { name: message, slug: message } },
    });
    const { body } = await create({ ...form, name: 'Única' });
    const renamed = await admin.client.put(`/api/admin/categories/${body.id}`, { ...form, slug: 'repetida' });
    expect(renamed).toMatchObject({ status: 400, body: { fields: { slug: message } } });
  });

  it.each([
    [{ name: '' }, 'name', 'El nombre es requerido'],
    [{ description: '  ' }, 'description', 'La descripción es requerida'],
    [{ color: 'red' }, 'color', 'El color debe tener la forma #1E293B'],
    [{ color: '#12345G' }, 'color', 'El color debe tener la forma #1E293B'],
    [{ slug: 'con espacio' }, 'slug', 'No puede tener espacios'],
    [{ slug: 'x'.repeat(121) }, 'slug', 'No puede exceder 120 caracteres'],
    [{ name: 'x'.repeat(101) }, 'name', 'No puede exceder 100 caracteres'],
  ])('is refused with %j', async (change, field, message) => {
    expect((await create({ ...form, ...change })).body.fields).toEqual({ [field]: message });
    const { id } = await createCategory(portal.database);
    const changed = await admin.client.put(`/api/admin/categories/${id}`, { ...form, ...change });
    expect(changed.body.fields).toEqual({ [field]: message });
  });

  it('is changed, and keeps its place in addresses', async () => {
    const { id, slug, name } = await createCategory(portal.database);
    const changed = { name: 'Puertos', description: 'Y aduanas', color: '#112233' };
    const { body } = await admin.client.put(`/api/admin/categories/${id}`, changed);
    expect(body).toMatchObject({ ...changed, id, slug });
    expect(await lastAction()).toMatchObject({
      actorName: 'Ana Peña',
      action: 'category.update',
      targetId: id,
      targetLabel: 'Puertos',
      details: { before: name },
    });
    const missing = await admin.client.put(`/api/admin/categories/${crypto.randomUUID()}`, changed);
    expect([missing.status, missing.body.message]).toEqual([404, 'La categoría que buscas no existe.']);
  });
});

describe('an archived category', () => {
  const post = (categoryId: string) => ({
    title: 'Un título que alcanza',
    content: 'Un contenido lo bastante largo como para que el foro lo reciba sin protestar.',
    categoryId,
  });

  it('takes no new posts, and keeps those that it has', async () => {
    const { id } = await createCategory(portal.database);
    const own = await createPost(portal.database, { categoryId: id, authorId: member.user.id });
    expect((await archive(id)).body).toMatchObject({ id, isArchived: true });
    const message = 'Esta categoría ya no admite publicaciones nuevas.';
    const refusal = { status: 400, body: { message, fields: { categoryId: message } } };
    expect(await member.client.post('/api/forum/posts', post(id))).toMatchObject(refusal);
    const elsewhere = await createPost(portal.database, { authorId: member.user.id });
    expect(await member.client.put(`/api/forum/posts/${elsewhere.id}`, post(id))).toMatchObject(refusal);
    const moved = await admin.client.put(`/api/admin/forum/posts/${elsewhere.id}/category`, { categoryId: id });
    expect(moved).toMatchObject(refusal);
    expect((await member.client.put(`/api/forum/posts/${own.id}`, post(id))).status).toBe(200);
    expect((await member.client.get(`/api/forum/posts/${own.id}`)).body.category.id).toBe(id);
  });

  it('is shown while there is something in it, and to administrators always', async () => {
    const empty = await createCategory(portal.database);
    const full = await createCategory(portal.database);
    await createPost(portal.database, { categoryId: full.id });
    await archive(empty.id);
    await archive(full.id);
    const shown = await idsIn('/api/forum/categories');
    expect([shown.includes(empty.id), shown.includes(full.id)]).toEqual([false, true]);
    expect(await idsIn('/api/admin/categories', admin)).toEqual(expect.arrayContaining([empty.id, full.id]));
    const search = await member.client.get(`/api/search?q=${encodeURIComponent(empty.name)}`);
    expect(search.body.categories.map(({ id }: { id: string }) => id)).not.toContain(empty.id);
  });

  it('is opened again; repeating either changes nothing', async () => {
    const { id } = await createCategory(portal.database);
    await archive(id);
    await archive(id);
    expect(await lastAction()).toMatchObject({ action: 'category.archive', targetId: id });
    const restored = await admin.client.delete(`/api/admin/categories/${id}/archive`);
    expect(restored.body.isArchived).toBe(false);
    await admin.client.delete(`/api/admin/categories/${id}/archive`);
    const entries = (await portal.database.select().from(auditLog)).filter(({ targetId }) => targetId === id);
    expect(entries.map(({ action }) => action).sort()).toEqual(['category.archive', 'category.restore']);
    expect((await member.client.post('/api/forum/posts', post(id))).status).toBe(201);
  });
});
