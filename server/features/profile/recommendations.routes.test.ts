import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createComment,
  createEvent,
  createOpenEvent,
  createPost,
  createProject,
  createUser,
  signedIn,
} from '../../../tests/support/factories.ts';
import { userSkills } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { forumPostLikes } from '../../database/schema/forum.ts';
import { connections } from '../../database/schema/networking.ts';
import { projectParticipants } from '../../database/schema/projects.ts';
import { siteSettings } from '../../database/schema/site.ts';

let portal: TestApp;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeEach(async () => {
  await portal?.close();
  portal = await createTestApp();
  person = await signedIn(portal);
});
afterAll(() => portal.close());

interface Recommended {
  type: string;
  title: string;
  reason: string;
  href: string;
}

async function recommended(): Promise<Recommended[]> {
  const { status, body } = await person.client.get('/api/users/recommendations');
  expect(status).toBe(200);
  return body;
}
const ofType = async (type: string) => (await recommended()).find((each) => each.type === type);

describe('recommendations', () => {
  it('are none on an empty portal', async () => {
    expect(await recommended()).toEqual([]);
  });

  it('are an event, a conversation and a project, each with its reason', async () => {
    const { database } = portal;
    const event = await createOpenEvent(database, { title: 'Conferencia', type: 'conference', date: '2099-08-28' });
    await createOpenEvent(database, { type: 'workshop', date: '2099-01-01' });
    const post = await createPost(database, { title: 'Una conversación viva' });
    await createComment(database, { postId: post.id });
    await createComment(database, { postId: post.id });
    await createPost(database);
    const project = await createProject(database, { title: 'Acopio' });
    const { user } = person;
    await database.insert(eventRegistrations).values({ eventId: event.id, userId: (await createUser(database)).id });
    expect(await recommended()).toEqual([
      {
        id: event.id,
        type: 'event',
        title: 'Conferencia',
        reason: 'Viernes, 28 de agosto de 2099 · 1 persona inscrita',
        href: `/events/${event.id}`,
      },
      {
        id: post.id,
        type: 'post',
        title: 'Una conversación viva',
        reason: '2 comentarios y aún falta el tuyo',
        href: `/forum/post/${post.id}`,
      },
      {
        id: project.id,
        type: 'project',
        title: 'Acopio',
        reason: 'Busca participantes como tú',
        href: `/projects/${project.id}`,
      },
    ]);

    await database.insert(eventRegistrations).values({ eventId: event.id, userId: user.id });
    await createComment(database, { postId: post.id, authorId: user.id });
    await database.insert(projectParticipants).values({ projectId: project.id, userId: user.id });
    const next = await recommended();
    expect(next.map(({ type }) => type)).toEqual(['event', 'post']);
    expect(next.map(({ title }) => title)).not.toContain('Conferencia');
    expect(next[1]?.reason).toBe('Espera su primera respuesta: puede ser la tuya');
  });

  it('leave out what is past, cancelled, hidden, closed, one’s own or already liked', async () => {
    const { database } = portal;
    await createEvent(database, { date: '2020-01-01' });
    await createOpenEvent(database, { status: 'cancelled' });
    await createOpenEvent(database, { publication: 'proposed' });
    await createPost(database, { isPublished: false });
    await createPost(database, { isClosed: true });
    await createPost(database, { authorId: person.user.id });
    const liked = await createPost(database);
    await database.insert(forumPostLikes).values({ postId: liked.id, userId: person.user.id });
    await createProject(database, { isPublished: false });
    await createProject(database, { status: 'completed' });
    await createProject(database, { status: 'on-hold' });
    expect(await recommended()).toEqual([]);
  });

  it('prefer projects like those in which one already takes part', async () => {
    const { database } = portal;
    const own = await createProject(database, { category: 'education' });
    await database.insert(projectParticipants).values({ projectId: own.id, userId: person.user.id });
    await createProject(database, { category: 'education', title: 'Parecido', createdAt: new Date('2026-01-01') });
    await createProject(database, { category: 'technology', createdAt: new Date('2026-02-01') });
    expect(await ofType('project')).toMatchObject({
      title: 'Parecido',
      reason: 'Se parece a los proyectos en los que participas',
    });
  });

  it('name somebody of the same trade where something else is missing, but nobody one already knows', async () => {
    const { database } = portal;
    const people = await Promise.all(
      ['Conectada', 'Bloqueado', 'Suspendida', 'Nueva'].map((firstName) => createUser(database, { firstName })),
    );
    const [connected, blocked, suspended, stranger] = people;
    if (!connected || !blocked || !suspended || !stranger) throw new Error('somebody is missing');
    const skill = 'Repostería';
    await database.insert(userSkills).values([...people, person.user].map(({ id }) => ({ userId: id, skill })));
    await database.insert(connections).values([
      { requesterId: connected.id, receiverId: person.user.id, status: 'accepted' },
      { requesterId: person.user.id, receiverId: blocked.id, status: 'blocked' },
    ]);
    await database.execute(`update users set suspended_at = now() where id = '${suspended.id}'`);
    expect(await recommended()).toEqual([
      {
        id: stranger.id,
        type: 'member',
        title: `Nueva ${stranger.lastName}`,
        reason: 'También sabe de Repostería',
        href: `/members/${stranger.id}`,
      },
    ]);
  });

  it('keep quiet about what is switched off', async () => {
    const { database } = portal;
    await createPost(database);
    await createProject(database);
    await database.update(siteSettings).set({ enableForum: false, enableProjects: false });
    expect(await recommended()).toEqual([]);
  });
});
