import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createProject, signedIn } from '../../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../../tests/support/lock-interleaving.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await signedIn(portal, { role: 'admin' });
  member = await signedIn(portal, { firstName: 'Rosa' });
});
afterAll(() => portal.close());

const form = {
  title: 'Centro de acopio',
  description: 'Frío compartido para pescadores y queseros.',
  category: 'Infraestructura',
  status: 'planning',
  timeline: '12 meses',
};

describe('POST /api/admin/projects', () => {
  it('publishes at once, with the category by its label or its value', async () => {
    const created = await admin.client.post('/api/admin/projects', form);
    expect(created).toMatchObject({
      status: 201,
      body: { ...form, category: 'infrastructure', isPublished: true, participantsCount: 0, longDescription: null },
    });
    expect((await member.client.get(`/api/projects/${created.body.id}`)).body.title).toBe(form.title);
    for (const [choice, category] of [
      ['Educación', 'education'],
      ['Eventos', 'events'],
      ['Tecnología', 'technology'],
      ['Sostenibilidad', 'sustainability'],
      ['technology', 'technology'],
    ]) {
      const { body } = await admin.client.post('/api/admin/projects', { ...form, category: choice });
      expect(body.category).toBe(category);
    }
  });

  it('requires each of its five fields', async () => {
    const { status, body } = await admin.client.post('/api/admin/projects', {});
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      title: 'El título es requerido',
      description: 'La descripción es requerida',
      category: 'Elige una categoría',
      status: 'Elige el estado del proyecto',
      timeline: 'La duración es requerida',
    });
  });

  it.each([
    ['title', 'El título es requerido', { title: '   ' }],
    ['title', 'No puede exceder 200 caracteres', { title: 'x'.repeat(201) }],
    ['description', 'No puede exceder 2000 caracteres', { description: 'x'.repeat(2001) }],
    ['status', 'Elige el estado del proyecto', { status: 'listo' }],
    ['category', 'Elige una categoría', { category: ['Eventos'] }],
  ])('refuses a %s: %s', async (field, message, values) => {
    expect(await admin.client.post('/api/admin/projects', { ...form, ...values })).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
    });
  });

  it.each(['javascript:alert(1)', '//evil.example/a.png', 'https://evil.example/a.png', '/api/logout', '/a?b.png'])(
    'refuses %s for a picture',
    async (imageUrl) => {
      const { status, body } = await admin.client.post('/api/admin/projects', { ...form, imageUrl });
      expect(status).toBe(400);
      expect(body.fields.imageUrl).toBe('La imagen debe ser una ruta de este sitio, como /imagenes/obra.jpg');
    },
  );
});

describe('PATCH /api/admin/projects/{id}', () => {
  async function created() {
    const body = { ...form, longDescription: 'Un texto.', imageUrl: '/imagenes/obra.jpg' };
    const { body: project } = await admin.client.post('/api/admin/projects', body);
    return { project, path: `/api/admin/projects/${project.id}` };
  }

  it('changes the fields that it names, and raises the version', async () => {
    const { project, path } = await created();
    const edited = await admin.client.patch(path, { category: 'Educación', imageUrl: '', version: 1 });
    const expected = {
      ...project,
      category: 'education',
      imageUrl: null,
      version: 2,
      updatedAt: expect.any(String),
    };
    expect(edited).toMatchObject({ status: 200, body: expected });
    expect((await admin.client.get(path)).body).toEqual(expected);
  });

  it('does nothing with fields that are not its own', async () => {
    const { project, path } = await created();
    const edit = { isPublished: false, participantsCount: 99, otro: 1, version: 1 };
    expect(await admin.client.patch(path, edit)).toMatchObject({ status: 200, body: project });
    expect((await admin.client.get(path)).body).toEqual(project);
  });

  it('refuses another version than the current one, and answers with the record', async () => {
    const { path } = await created();
    const { body: current } = await admin.client.put(path, { ...form, status: 'completed' });
    expect(current.version).toBe(2);
    expect(await admin.client.patch(path, { title: 'Tarde', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current },
    });
    expect((await admin.client.get(path)).body).toEqual(current);
  });

  it('of two at once lets one win, and loses nothing of it', async () => {
    const { project, path } = await created();
    const edits = [{ timeline: '3 meses' }, { status: 'completed' }];
    const answers = await interleaveOnLock(
      portal.database,
      sql`select from projects where id = ${project.id} for update`,
      edits.map((edit) => () => admin.client.patch(path, { ...edit, version: 1 })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((await admin.client.get(path)).body).toMatchObject({ timeline: '3 meses', status: 'planning' });
  });

  it('validates the whole record with the changes in it', async () => {
    const { path } = await created();
    expect((await admin.client.patch(path, { status: 'listo', title: '', version: 1 })).body.fields).toEqual({
      status: 'Elige el estado del proyecto',
      title: 'El título es requerido',
    });
    const incomplete = await createProject(portal.database, { timeline: null });
    expect(
      await admin.client.patch(`/api/admin/projects/${incomplete.id}`, { title: 'Otro', version: 1 }),
    ).toMatchObject({ status: 400, body: { fields: { timeline: 'La duración es requerida' } } });
  });

  it('is not in the way of who takes part', async () => {
    const { project, path } = await created();
    await member.client.put(`/api/projects/${project.id}/participation`, {});
    expect(await admin.client.patch(path, { title: 'Con gente', version: 1 })).toMatchObject({
      status: 200,
      body: { participantsCount: 1, version: 2 },
    });
  });
});

describe('the other calls under /api/admin/projects', () => {
  it('list, change, hide, publish and delete', async () => {
    const { body: draft } = await admin.client.post('/api/admin/projects', {
      ...form,
      title: 'Señalización',
      isPublished: false,
    });
    const path = `/api/admin/projects/${draft.id}`;
    expect((await member.client.get(`/api/projects/${draft.id}`)).status).toBe(404);
    const listed = await admin.client.get('/api/admin/projects?search=senalizacion');
    expect(listed.body).toMatchObject({ total: 1, totalPages: 1, projects: [{ id: draft.id, isPublished: false }] });
    const drafts = (await admin.client.get('/api/admin/projects?state=draft')).body;
    expect(drafts).toMatchObject({ total: 1, projects: [{ id: draft.id }], counts: { draft: 1 } });
    const published = (await admin.client.get('/api/admin/projects?state=published')).body;
    expect(published.total).toBe(published.counts.published);
    expect((await admin.client.get('/api/admin/projects?state=nada')).status).toBe(400);

    expect((await admin.client.put(`${path}/publication`)).body.isPublished).toBe(true);
    expect((await member.client.get(`/api/projects/${draft.id}`)).status).toBe(200);
    const changed = await admin.client.put(path, {
      ...form,
      status: 'completed',
      longDescription: 'Uno.\n\nDos.',
      imageUrl: '/imagenes/obra.jpg',
    });
    expect(changed.body).toMatchObject({
      status: 'completed',
      longDescription: 'Uno.\n\nDos.',
      imageUrl: '/imagenes/obra.jpg',
      isPublished: true,
    });
    expect((await admin.client.put(path, form)).body.imageUrl).toBe('/imagenes/obra.jpg');
    expect((await admin.client.put(path, { ...form, imageUrl: '' })).body.imageUrl).toBeNull();
    expect((await admin.client.put(path, (await admin.client.get(path)).body)).status).toBe(200);
    expect((await admin.client.delete(`${path}/publication`)).body.isPublished).toBe(false);
    expect(await admin.client.delete(path)).toMatchObject({ status: 200, body: { id: draft.id } });
    for (const answer of [
      await admin.client.get(path),
      await admin.client.put(path, form),
      await admin.client.patch(path, { title: 'Otro', version: 1 }),
      await admin.client.put(`${path}/publication`),
      await admin.client.delete(path),
      await admin.client.get(`${path}/participants`),
    ]) {
      expect(answer.status).toBe(404);
    }
  });

  it('show who takes part, with their notes', async () => {
    const { id } = await createProject(portal.database);
    await member.client.put(`/api/projects/${id}/participation`, { note: 'Pongo la báscula.' });
    const path = `/api/admin/projects/${id}/participants`;
    expect((await admin.client.get(path)).body).toEqual({
      participants: [
        {
          userId: member.user.id,
          firstName: 'Rosa',
          lastName: member.user.lastName,
          role: 'member',
          email: member.user.email,
          company: null,
          note: 'Pongo la báscula.',
          profileImageUrl: null,
          joinedAt: expect.any(String),
        },
      ],
      total: 1,
      page: 1,
      totalPages: 1,
    });
    await admin.client.put(`/api/projects/${id}/participation`, {});
    expect((await admin.client.get(`${path}?limit=1&page=2`)).body).toMatchObject({
      participants: [{ userId: admin.user.id, note: null }],
      total: 2,
      totalPages: 2,
    });
  });

  it('are for administrators only', async () => {
    const { id } = await createProject(portal.database);
    const path = `/api/admin/projects/${id}`;
    const { client } = member;
    const calls = [
      client.get('/api/admin/projects'),
      client.post('/api/admin/projects', form),
      client.get(path),
      client.put(path, form),
      client.patch(path, { title: 'Otro', version: 1 }),
      client.put(`${path}/publication`),
      client.delete(`${path}/publication`),
      client.get(`${path}/participants`),
      client.delete(path),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(9).fill(403));
    expect((await portal.visitor().post('/api/admin/projects', form)).body).toMatchObject({ message: 'Unauthorized' });
    expect((await admin.client.get(path)).status).toBe(200);
  });
});
