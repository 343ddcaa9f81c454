import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createComment,
  createEvent,
  createPost,
  createProject,
  createUser,
  signedIn,
} from '../../../tests/support/factories.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { forumPostLikes } from '../../database/schema/forum.ts';
import { connections } from '../../database/schema/networking.ts';
import { projectParticipants } from '../../database/schema/projects.ts';
import { siteSettings } from '../../database/schema/site.ts';

const NOW = new Date('2026-11-15T16:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ now: () => NOW });
});
afterAll(() => portal.close());

type Person = Awaited<ReturnType<typeof signedIn>>;

async function like(userId: string, postId: string, days = 1) {
  await portal.database.insert(forumPostLikes).values({ userId, postId, createdAt: daysAgo(days) });
}

async function connect(requesterId: string, receiverId: string, status: 'accepted' | 'pending' | 'blocked', days = 1) {
  await portal.database
    .insert(connections)
    .values({ requesterId, receiverId, status, createdAt: daysAgo(days + 1), updatedAt: daysAgo(days) });
}

const stats = async ({ client }: Person) => (await client.get('/api/users/stats')).body;
const titles = (items: { title: string }[]) => items.map(({ title }) => title);

/** One activity of each kind, the newest first, beside what must not be told. */
async function lived(person: Person) {
  const { database } = portal;
  const userId = person.user.id;
  const other = await createUser(database, { firstName: 'Niurka', lastName: 'Lebrón' });
  const third = await createUser(database, { firstName: 'Joaquín', lastName: 'Hodge' });
  const own = await createPost(database, { authorId: userId, title: 'Mi primera pregunta', createdAt: daysAgo(2) });
  const theirs = await createPost(database, { authorId: other.id, title: 'La de Niurka' });
  const comment = await createComment(database, { postId: theirs.id, authorId: userId, createdAt: daysAgo(3) });
  await like(userId, theirs.id, 4);
  await like(other.id, own.id);
  await like(third.id, own.id);
  const event = await createEvent(database, { title: 'Taller de costos', date: '2026-11-10' });
  await database.insert(eventRegistrations).values({
    eventId: event.id,
    userId,
    registeredAt: daysAgo(9),
    attendedAt: daysAgo(5),
  });
  const full = await createEvent(database, { title: 'Feria llena' });
  await database
    .insert(eventRegistrations)
    .values({ eventId: full.id, userId, registeredAt: daysAgo(6), status: 'waitlisted' });
  const project = await createProject(database, { title: 'Red de acopio' });
  await database.insert(projectParticipants).values({ projectId: project.id, userId, createdAt: daysAgo(7) });
  await connect(userId, other.id, 'accepted', 8);
  await connect(third.id, userId, 'accepted', 1);

  await createPost(database, { authorId: userId, isPublished: false });
  const hidden = await createPost(database, { authorId: other.id, isPublished: false });
  await createComment(database, { postId: hidden.id, authorId: userId });
  await like(userId, hidden.id);
  await createComment(database, { postId: theirs.id, authorId: userId, deletedAt: NOW, content: '' });
  await connect(userId, (await createUser(database)).id, 'pending');
  await connect((await createUser(database)).id, userId, 'blocked');
  const draft = await createProject(database, { isPublished: false });
  await database.insert(projectParticipants).values({ projectId: draft.id, userId });
  return { own, theirs, comment, event, project, other, third };
}

describe('GET /api/users/stats', () => {
  it('is nothing at first', async () => {
    expect(await stats(await signedIn(portal))).toEqual({
      postsCreated: 0,
      commentsCount: 0,
      likesReceived: 0,
      forumReputation: 0,
      connections: 0,
      eventsAttended: 0,
      projectsParticipated: 0,
    });
  });

  it('counts what is there to be seen, and reputation from it', async () => {
    const person = await signedIn(portal);
    await lived(person);
    expect(await stats(person)).toEqual({
      postsCreated: 1,
      commentsCount: 1,
      likesReceived: 2,
      forumReputation: 10 + 5 + 4 + 2 + 2 + 10,
      connections: 2,
      eventsAttended: 1,
      projectsParticipated: 1,
    });
  });

  it('needs a session', async () => {
    expect((await portal.visitor().get('/api/users/stats')).status).toBe(401);
  });
});

describe('GET /api/users/recent-activity', () => {
  it('is an empty list at first', async () => {
    expect((await (await signedIn(portal)).client.get('/api/users/recent-activity')).body).toEqual([]);
  });

  it('tells what one did, the newest first, and where it is', async () => {
    const person = await signedIn(portal);
    const { own, theirs, comment, event, project, other, third } = await lived(person);
    const { body } = await person.client.get('/api/users/recent-activity');
    expect(body.map(({ type, title, href }: Record<string, string>) => [type, title, href])).toEqual([
      ['connection', 'Conectaste con Joaquín Hodge', `/members/${third.id}`],
      ['post', 'Publicaste «Mi primera pregunta»', `/forum/post/${own.id}`],
      ['comment', 'Comentaste en «La de Niurka»', `/forum/post/${theirs.id}#c-${comment.id}`],
      ['like', 'Te gustó «La de Niurka»', `/forum/post/${theirs.id}`],
      ['event', 'Asististe a «Taller de costos»', `/events/${event.id}`],
      ['event', 'Entraste en la lista de espera de «Feria llena»', expect.stringContaining('/events/')],
      ['project', 'Te sumaste al proyecto «Red de acopio»', `/projects/${project.id}`],
      ['connection', 'Conectaste con Niurka Lebrón', `/members/${other.id}`],
      ['event', 'Te inscribiste en «Taller de costos»', `/events/${event.id}`],
    ]);
    expect(body[0]).toMatchObject({ time: 'hace 1 día', createdAt: daysAgo(1).toISOString(), icon: 'users' });
    expect(new Set(body.map(({ id }: { id: string }) => id)).size).toBe(body.length);

    const { body: first } = await person.client.get('/api/users/recent-activity?limit=2');
    expect(first).toEqual(body.slice(0, 2));
    const { body: forum } = await person.client.get('/api/users/recent-activity?scope=forum');
    expect(forum.map(({ type }: { type: string }) => type)).toEqual(['post', 'comment', 'like']);
  });

  it.each(['limit=0', 'limit=51', 'limit=x', 'scope=todo', 'scope=forum&scope=events'])('refuses %s', async (query) => {
    const { client } = await signedIn(portal);
    expect((await client.get(`/api/users/recent-activity?${query}`)).status).toBe(400);
  });

  it('says nothing of who is suspended, whose profile is not there', async () => {
    const { client, user } = await signedIn(portal);
    const gone = await createUser(portal.database, { suspendedAt: NOW });
    await connect(user.id, gone.id, 'accepted');
    expect((await client.get('/api/users/activity?scope=network')).body).toMatchObject({ activity: [], total: 0 });
  });

  it('says nothing of what is switched off', async () => {
    const person = await signedIn(portal);
    await lived(person);
    const types = async () => {
      const { body } = await person.client.get('/api/users/recent-activity');
      return [...new Set(body.map(({ type }: { type: string }) => type))].sort();
    };
    await portal.database.update(siteSettings).set({ enableForum: false, enableProjects: false });
    expect(await types()).toEqual(['connection', 'event']);
    const { body } = await person.client.get('/api/users/activity?scope=projects');
    expect(body).toEqual({ activity: [], total: 0, page: 1, totalPages: 0 });
    await portal.database.update(siteSettings).set({ enableForum: true, enableProjects: true });
    expect(await types()).toHaveLength(6);
  });
});

describe('GET /api/users/activity', () => {
  it('gives the whole list, page by page', async () => {
    const person = await signedIn(portal);
    await lived(person);
    const page = async (query: string) => (await person.client.get(`/api/users/activity?${query}`)).body;
    const whole = await page('limit=100');
    expect(whole).toMatchObject({ total: 9, page: 1, totalPages: 1 });
    expect(await page('limit=4&page=2')).toEqual({
      activity: whole.activity.slice(4, 8),
      total: 9,
      page: 2,
      totalPages: 3,
    });
    expect(titles((await page('limit=4&page=3')).activity)).toEqual(titles(whole.activity.slice(8)));
    expect(await page('page=7')).toMatchObject({ activity: [], total: 9 });
    expect(await page('page=1000000&limit=100')).toMatchObject({ activity: [] });
    expect(await page('scope=network')).toMatchObject({ total: 2 });
  });
});

describe('GET /api/users/achievements', () => {
  it('tells what is earned and what is missing', async () => {
    const person = await signedIn(portal);
    await lived(person);
    const { body } = await person.client.get('/api/users/achievements');
    expect(body).toMatchObject([
      { id: 'founder', title: 'Miembro fundador', earned: true, progress: null },
      { id: 'participant', title: 'Participante activo', earned: false, progress: { current: 2, goal: 10 } },
      { id: 'networker', title: 'Networker', earned: false, progress: { current: 2, goal: 20 } },
    ]);
  });
});
