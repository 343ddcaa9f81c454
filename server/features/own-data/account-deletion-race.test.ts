import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createConnection,
  createOpenEvent,
  createPost,
  createUser,
  PASSWORD,
  signedIn,
} from '../../../tests/support/factories.ts';
import { interleaveOnLock, waitForBlockedQueries } from '../../../tests/support/lock-interleaving.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { forumPostLikes } from '../../database/schema/forum.ts';
import { messages } from '../../database/schema/messages.ts';
import { connections } from '../../database/schema/networking.ts';
import { notifications } from '../../database/schema/notifications.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let ana: TestUser;
let beto: TestUser;
beforeAll(async () => {
  portal = await createTestApp();
  // Adds the words of an anonymized name to the vocabulary, so that concurrent deletions do not wait for each other.
  await createUser(portal.database, { firstName: 'Miembro', lastName: 'eliminado' });
});
afterAll(() => portal.close());

const leave = ({ client, user }: TestUser) =>
  client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });

/** Interleaves the deletion of Ana's account with other requests. */
async function statusesOf(hold: SQL, calls: (() => Promise<{ status: number }>)[]): Promise<number[]> {
  return (await interleaveOnLock(portal.database, hold, calls)).map(({ status }) => status);
}

describe('leaving', () => {
  it('waits for a message that is being written, and nothing is left of it', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    const { id } = await createConnection(portal.database, ana.user.id, beto.user.id);
    const write = () => beto.client.post(`/api/messages/${ana.user.id}`, { body: 'Hola' });
    const held = sql`select from ${connections} where id = ${id} for update`;
    expect(await statusesOf(held, [write, () => leave(ana)])).toEqual([201, 200]);
    expect(await portal.database.select().from(messages)).toEqual([]);
  });

  it('waits for the answer to a request', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    const { id } = await createConnection(portal.database, ana.user.id, beto.user.id, 'pending');
    const accept = () => beto.client.put(`/api/connections/${id}/respond`, { status: 'accepted' });
    const held = sql`select from ${connections} where id = ${id} for update`;
    expect(await statusesOf(held, [accept, () => leave(ana)])).toEqual([200, 200]);
    expect(await portal.database.select().from(connections)).toEqual([]);
  });

  it('waits for a comment on a post that one wrote and liked', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    const { id } = await createPost(portal.database, { authorId: ana.user.id });
    await portal.database.insert(forumPostLikes).values({ postId: id, userId: ana.user.id });
    const comment = () => beto.client.post(`/api/forum/posts/${id}/comments`, { content: 'Muy cierto' });
    const held = sql`select from forum_posts where id = ${id} for update`;
    expect(await statusesOf(held, [comment, () => leave(ana)])).toEqual([201, 200]);
  });

  it('waits for somebody who leaves too, and to whom one once wrote', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    const [there, back] = [
      { senderId: ana.user.id, receiverId: beto.user.id },
      { senderId: beto.user.id, receiverId: ana.user.id },
    ];
    const written = [there, back].map((ends) => ({ ...ends, body: 'Hola' }));
    const rows = await portal.database.insert(messages).values(written).returning({ id: messages.id });
    const ids = rows.map((row) => row.id);
    const held = sql`select from ${messages} where ${inArray(messages.id, ids)} for update`;
    expect(await statusesOf(held, [() => leave(ana), () => leave(beto)])).toEqual([200, 200]);
  });

  it('leaves no request behind that was on its way', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    const request = () => beto.client.post('/api/connections/send', { receiverId: ana.user.id });
    const held = sql`lock table connections in share mode`;
    expect(await statusesOf(held, [() => leave(ana), request])).toEqual([200, 404]);
    expect(await portal.database.select().from(connections)).toEqual([]);
  });

  it('refuses a block that waited for it, as of anybody who is not there', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    const block = () => beto.client.put(`/api/members/${ana.user.id}/block`);
    const held = sql`lock table connections in share mode`;
    expect(await statusesOf(held, [() => leave(ana), block])).toEqual([200, 404]);
    expect(await portal.database.select().from(connections)).toEqual([]);
  });

  it('leaves no notification to or about who left, even one that comes later', async () => {
    [ana, beto] = [await signedIn(portal), await signedIn(portal)];
    await leave(ana);
    const notice = { kind: 'forum-reply' as const, title: 'Respuesta', body: 'Ana respondió', href: '/forum' };
    await portal.database.insert(notifications).values([
      { ...notice, userId: ana.user.id },
      { ...notice, userId: beto.user.id, aboutId: ana.user.id },
      { ...notice, userId: beto.user.id, body: 'Otra persona respondió' },
    ]);
    const left = await portal.database.select().from(notifications).where(eq(notifications.kind, 'forum-reply'));
    expect(left.map(({ body }) => body)).toEqual(['Otra persona respondió']);
  });

  it('waits for a seat that is being taken, and gives it back', async () => {
    ana = await signedIn(portal);
    const event = await createOpenEvent(portal.database);
    let left: Promise<{ status: number }> | undefined;
    await portal.database.transaction(async (transaction) => {
      const seat = { eventId: event.id, userId: ana.user.id, status: 'confirmed' as const };
      await transaction.insert(eventRegistrations).values(seat);
      left = leave(ana);
      await waitForBlockedQueries(portal.database, 1);
    });
    expect((await left)?.status).toBe(200);
    expect(await portal.database.select().from(eventRegistrations)).toEqual([]);
  });

  it('refuses a seat that was asked for before and would be taken after', async () => {
    ana = await signedIn(portal);
    const event = await createOpenEvent(portal.database);
    let asked: Promise<{ status: number }> | undefined;
    await portal.database.transaction(async (transaction) => {
      await transaction.execute(sql`select from events where id = ${event.id} for update`);
      asked = ana.client.post(`/api/events/${event.id}/registration`);
      await waitForBlockedQueries(portal.database, 1);
      expect((await leave(ana)).status).toBe(200);
    });
    expect((await asked)?.status).toBe(401);
    expect(await portal.database.select().from(eventRegistrations)).toEqual([]);
  });

  it('refuses a change of the profile that waited for it', async () => {
    ana = await signedIn(portal);
    const rename = () =>
      ana.client.put('/api/users/profile', { firstName: 'Anacaona', lastName: 'Peña', email: ana.user.email });
    const held = sql`select from users where id = ${ana.user.id} for no key update`;
    expect(await statusesOf(held, [() => leave(ana), rename])).toEqual([200, 401]);
    const [left] = await portal.database.select().from(users).where(eq(users.id, ana.user.id));
    expect(left).toMatchObject({ firstName: 'Miembro', lastName: 'eliminado' });
  });

  it('costs the last administrator nothing, since it is refused', async () => {
    const { client, user } = await signedIn(portal, { role: 'admin', profileImageUrl: 'https://fotos.example/1.webp' });
    const refused = await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect(refused).toMatchObject({ status: 409, body: { message: expect.stringMatching(/^Es la última persona/) } });
    expect((await client.get('/api/auth/user')).body.profileImageUrl).toBe('https://fotos.example/1.webp');
  });
});
