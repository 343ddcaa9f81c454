import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createComment, createPost, signedIn } from '../../../tests/support/factories.ts';
import { SseClients } from '../../../tests/support/sse-client.ts';
import { forumPosts } from '../../database/schema/forum.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { publishCommentEvent } from './comment-stream.ts';

let portal: TestApp;
let second: TestApp;
let reader: Awaited<ReturnType<typeof signedIn>>;
let writer: Awaited<ReturnType<typeof signedIn>>;
let postId: string;
const listeners = new SseClients();

beforeAll(async () => {
  portal = await createTestApp();
  second = await createTestApp({ sharing: portal });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
  reader = await signedIn(portal);
  writer = await signedIn(second);
});
beforeEach(async () => {
  postId = (await createPost(portal.database)).id;
});
afterEach(() => listeners.closeAll());
afterAll(async () => {
  await second.close();
  await portal.close();
});

function listen(headers: Record<string, string> = {}, query = '', app = portal.app) {
  return listeners.listen({ app, client: reader.client, path: `/api/forum/posts/${postId}/stream${query}`, headers });
}

const write = (content: string) => writer.client.post(`/api/forum/posts/${postId}/comments`, { content });

describe('the stream of a post', () => {
  it('brings what is written, corrected and deleted through another process', async () => {
    const heard = await listen({ 'accept-encoding': 'gzip, br' });
    expect(heard.status).toBe(200);
    // Compression would buffer the events.
    expect(heard.headers).not.toHaveProperty('content-encoding');
    expect(heard.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(heard.headers['cache-control']).toContain('no-store');

    const { body } = await write('Acaba de llegar\ncon dos líneas');
    await writer.client.put(`/api/forum/comments/${body.id}`, { content: 'Corregido' });
    await writer.client.delete(`/api/forum/comments/${body.id}`);
    await expect.poll(() => heard.events.map(({ event }) => event)).toContain('deleted');
    expect(heard.events[0]).toMatchObject({ event: 'comment', id: body.createdAt, data: { id: body.id, postId } });
    expect(heard.events.at(-1)).toMatchObject({ event: 'deleted', data: { id: body.id, isTombstone: false } });
  });

  it('tells each reader what they may do themselves', async () => {
    const heard = await listen();
    await write('Del que escribe');
    // What is written while the stream begins may come twice: as missed, and as new.
    await expect.poll(() => heard.events.length).toBeGreaterThan(0);
    expect(heard.events[0]?.data).toMatchObject({ content: 'Del que escribe', can: { edit: false, report: true } });
  });

  it('begins with what was missed since the last event', async () => {
    const { body: first } = await write('El último que se oyó');
    await portal.database.execute(
      sql`update forum_comments set created_at = now() - interval '1 minute' where id = ${first.id}`,
    );
    const { body: missed } = await write('Mientras no había conexión');
    const lastEventId = new Date(Date.parse(first.createdAt) - 60_000).toISOString();
    const heard = await listen({ 'last-event-id': lastEventId });
    await expect.poll(() => heard.events.map(({ data }) => data.id)).toContain(missed.id);
    const since = await listen({}, `?since=${lastEventId}`);
    await expect.poll(() => since.events.map(({ data }) => data.id)).toContain(missed.id);
  });

  it('says to ask again when too much was missed', async () => {
    for (let index = 0; index < 100; index += 1) {
      await createComment(portal.database, { postId, authorId: writer.user.id });
    }
    const heard = await listen({ 'last-event-id': '2026-01-01T00:00:00.000Z' });
    await expect.poll(() => heard.events).toEqual([{ event: 'resync', data: {} }]);
  });

  it('goes on when its connection to the database is cut, without losing anything', async () => {
    const heard = await listen();
    await write('Antes del corte');
    await expect.poll(() => heard.events).toHaveLength(1);
    await portal.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen portal' and datname = current_database()`,
    );
    const { body } = await write('Durante el corte');
    await expect.poll(() => heard.events.map(({ data }) => data.id)).toContain(body.id);
  });

  it('ends with the session, before anything more is told', async () => {
    reader = await signedIn(portal);
    const heard = await listen();
    await reader.client.get('/api/logout');
    await write('Ya no es para ti');
    await expect.poll(() => heard.ended).toBe(true);
    expect(heard.events).toEqual([]);
    expect((await listen()).status).toBe(401);
    reader = await signedIn(portal);
  });

  it('ends when the post is taken down', async () => {
    const heard = await listen();
    await portal.database.update(forumPosts).set({ isPublished: false }).where(eq(forumPosts.id, postId));
    await publishCommentEvent(portal.database, postId, { kind: 'comment', id: postId });
    await expect.poll(() => heard.ended).toBe(true);
    expect(heard.events).toEqual([]);
  });

  it('has the limits of a request: without its second factor, a role of the office shows nothing more', async () => {
    await portal.database.update(siteSettings).set({ requireAdminFactor: true });
    const moderator = await signedIn(portal, { role: 'moderator' });
    const path = `/api/forum/posts/${postId}/stream`;
    const heard = await listeners.listen({ app: portal.app, client: moderator.client, path });
    const { body } = await write('Para todos');
    await expect.poll(() => heard.events.length).toBeGreaterThan(0);
    expect(heard.events[0]?.data.can.delete).toBe(false);
    await portal.database.update(forumPosts).set({ isPublished: false }).where(eq(forumPosts.id, postId));
    expect((await moderator.client.get(`/api/forum/posts/${postId}`)).status).toBe(404);
    await publishCommentEvent(portal.database, postId, { kind: 'edited', id: body.id });
    await expect.poll(() => heard.ended).toBe(true);
    expect(heard.events.map(({ event }) => event)).not.toContain('edited');
    await portal.database.update(siteSettings).set({ requireAdminFactor: null });
  });

  it('is bounded for one member', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => listen()));
    expect(all.map(({ status }) => status).sort()).toEqual([...Array(8).fill(200), 429]);
  });

  it('does not keep the portal from stopping', async () => {
    const third = await createTestApp({ sharing: portal });
    await third.app.listen({ host: '127.0.0.1', port: 0 });
    const heard = await listen({}, '', third.app);
    expect(heard.status).toBe(200);
    await third.close();
    expect(heard.ended).toBe(true);
  });
});
