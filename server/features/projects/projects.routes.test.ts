import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createProject, signedIn } from '../../../tests/support/factories.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';
import { siteSettings } from '../../database/schema/site.ts';

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp();
  member = await signedIn(portal);
});
beforeEach(async () => {
  await portal.database.delete(projects);
});
afterEach(async () => {
  await portal.database.update(siteSettings).set({ enableProjects: true });
});
afterAll(() => portal.close());

const day = (number: number) => new Date(Date.UTC(2030, 0, number));
const titles = (answer: { body: { projects: { title: string }[] } }) => answer.body.projects.map(({ title }) => title);

describe('GET /api/projects', () => {
  it('gives nine a page, the newest first, published ones only', async () => {
    for (let number = 1; number <= 11; number += 1) {
      await createProject(portal.database, { title: `P${number}`, createdAt: day(number) });
    }
    await createProject(portal.database, { title: 'Oculto', isPublished: false, createdAt: day(20) });
    const first = await member.client.get('/api/projects');
    expect(titles(first)).toEqual(['P11', 'P10', 'P9', 'P8', 'P7', 'P6', 'P5', 'P4', 'P3']);
    expect(first.body).toMatchObject({ totalPages: 2, total: 11, page: 1 });
    expect(titles(await member.client.get('/api/projects?page=2&limit=9'))).toEqual(['P2', 'P1']);
    expect((await member.client.get('/api/projects?page=3')).body).toMatchObject({ projects: [], totalPages: 2 });
    expect(titles(await member.client.get('/api/projects?limit=3'))).toEqual(['P11', 'P10', 'P9']);
  });

  it('carries the shape that screens read', async () => {
    await createProject(portal.database, { createdAt: day(1), status: 'on-hold', category: 'events' });
    expect((await member.client.get('/api/projects')).body.projects[0]).toEqual({
      id: expect.any(String),
      title: expect.any(String),
      description: expect.any(String),
      category: 'events',
      status: 'on-hold',
      timeline: '6 meses',
      image: null,
      imageUrl: null,
      participantsCount: 0,
      createdAt: day(1).toISOString(),
      updatedAt: expect.any(String),
    });
  });

  it('filters by category, by its value or its label; an empty one is none', async () => {
    await createProject(portal.database, { title: 'Escuela', category: 'education', createdAt: day(2) });
    await createProject(portal.database, { title: 'Red', category: 'technology', createdAt: day(1) });
    expect(titles(await member.client.get('/api/projects?category=education'))).toEqual(['Escuela']);
    expect(titles(await member.client.get('/api/projects?category=Educaci%C3%B3n'))).toEqual(['Escuela']);
    expect(titles(await member.client.get('/api/projects?category='))).toEqual(['Escuela', 'Red']);
    expect((await member.client.get('/api/projects?category=sustainability')).body).toMatchObject({
      projects: [],
      totalPages: 0,
    });
    expect(await member.client.get('/api/projects?category=magia')).toMatchObject({
      status: 400,
      body: { message: 'Elige una categoría' },
    });
  });

  it.each(['page=0', 'page=x', 'page=1e20', 'limit=0', 'limit=101'])('refuses %s', async (query) => {
    expect((await member.client.get(`/api/projects?${query}`)).status).toBe(400);
  });
});

describe('GET /api/projects/{id}', () => {
  it('has its own long text, the viewer’s part in it, and two others, of the same category first', async () => {
    const project = await createProject(portal.database, { category: 'education', longDescription: 'Largo' });
    await createProject(portal.database, { title: 'Ajeno', category: 'technology', createdAt: day(9) });
    await createProject(portal.database, { title: 'Más ajeno', category: 'technology', createdAt: day(8) });
    await createProject(portal.database, { title: 'Hermano', category: 'education', createdAt: day(1) });
    await createProject(portal.database, { title: 'Oculto', category: 'education', isPublished: false });
    const { status, body } = await member.client.get(`/api/projects/${project.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ longDescription: 'Largo', participation: null, participantsCount: 0 });
    expect(body.related.map(({ title }: { title: string }) => title)).toEqual(['Hermano', 'Ajeno']);
  });

  it('answers 404 alike for one that is hidden and one that is not there, 400 for an id that is none', async () => {
    const hidden = await createProject(portal.database, { isPublished: false });
    const message = 'El proyecto que buscas no existe o ha sido eliminado.';
    for (const id of [hidden.id, crypto.randomUUID()]) {
      expect(await member.client.get(`/api/projects/${id}`)).toMatchObject({ status: 404, body: { message } });
      expect((await member.client.put(`/api/projects/${id}/participation`)).status).toBe(404);
      expect((await member.client.delete(`/api/projects/${id}/participation`)).status).toBe(404);
    }
    expect((await member.client.get('/api/projects/nada')).status).toBe(400);
  });
});

describe('taking part', () => {
  it('is counted once however often it is asked, with the latest note, until one leaves', async () => {
    const project = await createProject(portal.database);
    const path = `/api/projects/${project.id}/participation`;
    const other = await signedIn(portal);
    await other.client.put(path);
    expect(await member.client.put(path, { note: ' Pongo el local.\nY el café. ' })).toMatchObject({
      status: 200,
      body: { participating: true, note: 'Pongo el local.\nY el café.', participantsCount: 2 },
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.client.put(path)));
    expect(answers.every(({ body }) => body.participating && body.participantsCount === 2)).toBe(true);
    expect((await member.client.get(`/api/projects/${project.id}`)).body).toMatchObject({
      participantsCount: 2,
      participation: { note: null, joinedAt: expect.any(String) },
    });
    expect((await member.client.delete(path)).body).toEqual({
      participating: false,
      note: null,
      participantsCount: 1,
    });
    expect((await member.client.delete(path)).body.participantsCount).toBe(1);
    const rows = await portal.database
      .select()
      .from(projectParticipants)
      .where(eq(projectParticipants.projectId, project.id));
    expect(rows.map(({ userId }) => userId)).toEqual([other.user.id]);
  });

  it('has a note of at most 500 characters', async () => {
    const project = await createProject(portal.database);
    const path = `/api/projects/${project.id}/participation`;
    expect(await member.client.put(path, { note: 'x'.repeat(501) })).toMatchObject({
      status: 400,
      body: { fields: { note: 'La nota no puede exceder 500 caracteres' } },
    });
    expect((await member.client.put(path, { note: 7 })).status).toBe(400);
  });
});

describe('everything about projects', () => {
  it('needs a session', async () => {
    const { id } = await createProject(portal.database);
    const visitor = portal.visitor();
    for (const answer of [
      await visitor.get('/api/projects'),
      await visitor.get(`/api/projects/${id}`),
      await visitor.put(`/api/projects/${id}/participation`),
      await visitor.delete(`/api/projects/${id}/participation`),
    ]) {
      expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    }
  });

  it('is off when it is switched off', async () => {
    const { id } = await createProject(portal.database);
    await portal.database.update(siteSettings).set({ enableProjects: false });
    const message = 'Los proyectos no están disponibles en este momento.';
    for (const answer of [
      await member.client.get('/api/projects'),
      await member.client.get(`/api/projects/${id}`),
      await member.client.put(`/api/projects/${id}/participation`),
      await member.client.delete(`/api/projects/${id}/participation`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { message } });
    }
  });
});
