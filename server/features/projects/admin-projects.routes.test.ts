import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createProject, signedIn } from '../../../tests/support/factories.ts';

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
    ['imageUrl', 'La imagen debe ser una dirección que empiece con https://', { imageUrl: 'javascript:alert(1)' }],
    ['imageUrl', 'La imagen debe ser una dirección que empiece con https://', { imageUrl: '//evil.example/a.png' }],
  ])('refuses a %s: %s', async (field, message, values) => {
    expect(await admin.client.post('/api/admin/projects', { ...form, ...values })).toMatchObject({
      status: 400,
      body: { fields: { [field]: message } },
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

    expect((await admin.client.put(`${path}/publication`)).body.isPublished).toBe(true);
    expect((await member.client.get(`/api/projects/${draft.id}`)).status).toBe(200);
    const changed = await admin.client.put(path, {
      ...form,
      status: 'completed',
      longDescription: 'Uno.\n\nDos.',
      imageUrl: 'https://imagenes.example/a.png',
    });
    expect(changed.body).toMatchObject({
      status: 'completed',
      longDescription: 'Uno.\n\nDos.',
      imageUrl: 'https://imagenes.example/a.png',
      isPublished: true,
    });
    expect((await admin.client.put(path, (await admin.client.get(path)).body)).status).toBe(200);
    expect((await admin.client.delete(`${path}/publication`)).body.isPublished).toBe(false);
    expect(await admin.client.delete(path)).toMatchObject({ status: 200, body: { id: draft.id } });
    for (const answer of [
      await admin.client.get(path),
      await admin.client.put(path, form),
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
    expect((await admin.client.get(`/api/admin/projects/${id}/participants`)).body).toEqual([
      {
        userId: member.user.id,
        firstName: 'Rosa',
        lastName: member.user.lastName,
        email: member.user.email,
        company: null,
        note: 'Pongo la báscula.',
        joinedAt: expect.any(String),
      },
    ]);
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
      client.put(`${path}/publication`),
      client.delete(`${path}/publication`),
      client.get(`${path}/participants`),
      client.delete(path),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(8).fill(403));
    expect((await portal.visitor().post('/api/admin/projects', form)).body).toMatchObject({ message: 'Unauthorized' });
    expect((await admin.client.get(path)).status).toBe(200);
  });
});
