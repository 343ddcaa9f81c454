import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createUser, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { insertNotifications } from './notifications.queries.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

async function memberWith(count: number) {
  const member = await signedIn(portal);
  await insertNotifications(
    portal.database,
    Array.from({ length: count }, (_, index) => ({
      userId: member.user.id,
      kind: 'event-new',
      title: `Aviso ${index + 1}`,
      body: 'Algo pasó.',
      href: '/events',
      createdAt: new Date(Date.UTC(2030, 0, index + 1)),
    })),
  );
  return member;
}

describe('GET /api/notifications', () => {
  it('gives one’s own, newest first, and says how many are unread', async () => {
    const { client } = await memberWith(3);
    await memberWith(2);
    const { body } = await client.get('/api/notifications?limit=2');
    expect(body).toMatchObject({ unread: 3, total: 3, page: 1, totalPages: 2 });
    expect(body.notifications).toMatchObject([
      { title: 'Aviso 3', kind: 'event-new', body: 'Algo pasó.', href: '/events', readAt: null },
      { title: 'Aviso 2' },
    ]);
    expect(body.notifications[0]).not.toHaveProperty('userId');
    expect((await client.get('/api/notifications?limit=2&page=2')).body.notifications).toHaveLength(1);
  });
});

describe('a notification that names somebody', () => {
  const ways: [string, (me: string, other: string) => Promise<unknown>][] = [
    ['who blocked one since', (me, other) => createConnection(portal.database, other, me, 'blocked')],
    ['whom one has blocked', (me, other) => createConnection(portal.database, me, other, 'blocked')],
    [
      'who was suspended since',
      (_me, other) => portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, other)),
    ],
  ];
  it.each(ways)('%s is shown and downloaded no more', async (_name, happen) => {
    const [{ client, user }, other] = [await memberWith(1), await createUser(portal.database)];
    const about = { userId: user.id, aboutId: other.id, kind: 'connection-request', href: '/networking' };
    await insertNotifications(portal.database, [{ ...about, title: 'Alguien quiere conectar', body: 'Hola.' }]);
    expect((await client.get('/api/notifications')).body).toMatchObject({ total: 2, unread: 2 });
    await happen(user.id, other.id);
    expect((await client.get('/api/notifications')).body).toMatchObject({ total: 1, unread: 1 });
    expect(JSON.stringify((await client.get('/api/users/data')).body)).not.toContain('Alguien quiere conectar');
  });
});

describe('POST /api/notifications/read', () => {
  it('marks those asked for, or all', async () => {
    const { client } = await memberWith(3);
    const { body } = await client.get('/api/notifications');
    const [first] = body.notifications;
    expect((await client.post('/api/notifications/read', { ids: [first.id] })).body).toEqual({ unread: 2 });
    expect((await client.post('/api/notifications/read', { ids: [] })).body).toEqual({ unread: 2 });
    expect((await client.post('/api/notifications/read')).body).toEqual({ unread: 0 });
    expect((await client.get('/api/notifications')).body.notifications[0].readAt).not.toBeNull();
  });

  it('marks those that lead to a page that was opened, or to an anchor on it', async () => {
    const { client, user } = await signedIn(portal);
    const row = { userId: user.id, kind: 'forum-reply', title: 'Comentario', body: 'Algo pasó.' };
    const hrefs = ['/forum/post/a', '/forum/post/a#c-1', '/forum/post/ab', '/networking?pestana=pendientes', null];
    await insertNotifications(
      portal.database,
      hrefs.map((href) => ({ ...row, href })),
    );
    const read = async (path: string) => (await client.post('/api/notifications/read', { path })).body.unread;
    expect(await read('/forum/post')).toBe(5);
    expect(await read('/forum/post/a')).toBe(3);
    expect(await read('/networking')).toBe(3);
    expect(await read('/networking?pestana=pendientes')).toBe(2);
  });

  it('leaves those of others alone', async () => {
    const { client } = await memberWith(1);
    const other = await memberWith(1);
    const { body } = await other.client.get('/api/notifications');
    await client.post('/api/notifications/read', { ids: [body.notifications[0].id] });
    expect((await other.client.get('/api/notifications')).body.unread).toBe(1);
  });

  it.each([{ ids: ['nada'] }, { ids: 'todos' }, { path: 'events' }, [], 'todos'])('refuses %j', async (body) => {
    const { client } = await memberWith(0);
    expect((await client.post('/api/notifications/read', body)).status).toBeGreaterThanOrEqual(400);
  });

  it('refuses visitors', async () => {
    expect((await portal.visitor().get('/api/notifications')).status).toBe(401);
    expect((await portal.visitor().post('/api/notifications/read')).status).toBe(401);
  });
});
