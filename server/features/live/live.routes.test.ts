import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, signedIn } from '../../../tests/support/factories.ts';
import { SseClients, type SseResponse } from '../../../tests/support/sse-client.ts';
import { publishMemberEvent } from '../../core/member-events.ts';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';
import { insertNotifications } from '../../services/notifications/notifications.queries.ts';
import { switchMaintenance } from '../status/maintenance.service.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let second: TestApp;
let ana: TestUser;
let beto: TestUser;
let connectionId: string;
const listeners = new SseClients();

beforeAll(async () => {
  portal = await createTestApp();
  second = await createTestApp({ sharing: portal });
  await portal.app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(async () => {
  ana = await signedIn(portal);
  // Whatever Beto does happens in the other process.
  beto = await signedIn(second);
  connectionId = (await createConnection(portal.database, ana.user.id, beto.user.id)).id;
});
afterEach(() => listeners.closeAll());
afterAll(async () => {
  await second.close();
  await portal.close();
});

const listen = (app = portal.app) => listeners.listen({ app, client: ana.client, path: '/api/live' });
const allNames = (heard: SseResponse) => heard.events.map(({ event }) => event);
/** Without the event of the new connection, which may arrive late. */
const names = (heard: SseResponse) => allNames(heard).filter((event) => event !== 'connection');
const brought = (heard: SseResponse) =>
  heard.events.filter(({ event }) => event !== 'connection').map(({ data }) => data);
const writeToAna = (body: string) => beto.client.post(`/api/messages/${ana.user.id}`, { body });
const tellAna = (title: string) =>
  insertNotifications(second.database, [
    { userId: ana.user.id, kind: 'event-new', title, body: 'Algo pasó.', href: '/events' },
  ]);

describe('the stream of a member', () => {
  it('begins with what is unread', async () => {
    await tellAna('Antes');
    await writeToAna('Uno');
    await writeToAna('Dos');
    const heard = await listen();
    expect(heard.status).toBe(200);
    expect(heard.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    expect(brought(heard)).toEqual([{ counts: { notifications: 1, messages: 2 } }]);
  });

  it('brings notices, messages and what was read, through another process', async () => {
    const heard = await listen();
    await tellAna('Nuevo evento');
    // Each brings the counts of the moment it is sent.
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'notification']);
    const { body: message } = await writeToAna('Hola, Ana');
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'notification', 'message']);
    expect(brought(heard)[1]).toMatchObject({
      notification: { title: 'Nuevo evento', kind: 'event-new', href: '/events', readAt: null },
      counts: { notifications: 1, messages: 0 },
    });
    expect(brought(heard)[2]).toEqual({
      memberId: beto.user.id,
      message: { ...message, isOwn: false },
      unread: 1,
      counts: { notifications: 1, messages: 1 },
    });

    await ana.client.post(`/api/messages/${beto.user.id}/read`, { upTo: message.id });
    await expect.poll(() => names(heard).slice(3)).toEqual(['read']);
    await ana.client.post('/api/notifications/read');
    await expect.poll(() => names(heard).slice(3)).toEqual(['read', 'read']);
    expect(brought(heard)[3]).toEqual({ memberId: beto.user.id, counts: { notifications: 1, messages: 0 } });
    expect(brought(heard)[4]).toEqual({ counts: { notifications: 0, messages: 0 } });
    // Without a change there is no event.
    await ana.client.post('/api/notifications/read');
    await publishMemberEvent(portal.database, ana.user.id, { kind: 'read' });
    await expect.poll(() => names(heard).slice(5)).toEqual(['read']);
  });

  it('is heard by the page while nothing happens, so that a dead one can be told', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const heard = await listen();
    await vi.advanceTimersByTimeAsync(20_000);
    vi.useRealTimers();
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'heartbeat']);
  });

  it('tells the other windows of who writes', async () => {
    const heard = await listen();
    await ana.client.post(`/api/messages/${beto.user.id}`, { body: 'Desde el teléfono' });
    await expect.poll(() => names(heard)).toContain('message');
    expect(brought(heard).at(-1)).toMatchObject({ memberId: beto.user.id, message: { isOwn: true }, unread: 0 });
  });

  it('tells open windows when the portal becomes read-only, and when it is open again', async () => {
    const heard = await listen();
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    await switchMaintenance(second, { system: 'cli' }, { on: true, reason: 'Volvemos a las 9.' });
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'site']);
    await switchMaintenance(second, { system: 'cli' }, { on: false });
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'site', 'site']);
  });

  it('keeps what concerns others to itself', async () => {
    const heard = await listen();
    await insertNotifications(second.database, [
      { userId: beto.user.id, kind: 'event-new', title: 'Para Beto', body: 'No es para Ana.' },
    ]);
    const carla = await signedIn(second);
    await createConnection(portal.database, carla.user.id, beto.user.id);
    await carla.client.post(`/api/messages/${beto.user.id}`, { body: 'Entre nosotros' });
    await tellAna('Para Ana');
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'notification']);
    expect(brought(heard)[1].notification.title).toBe('Para Ana');
  });

  it('says nothing of a message between people who blocked each other meanwhile', async () => {
    const before = await listen();
    const { body } = await writeToAna('Hola');
    // The event has arrived, so the next stream does not get it.
    await expect.poll(() => names(before)).toEqual(['snapshot', 'message']);
    const heard = await listen();
    await expect.poll(() => brought(heard)).toMatchObject([{ counts: { messages: 1 } }]);
    await second.database.update(connections).set({ status: 'blocked' }).where(eq(connections.id, connectionId));
    await publishMemberEvent(second.database, ana.user.id, { kind: 'message', id: body.id });
    await tellAna('Lo que sigue');
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'notification']);
    expect(brought(heard)[1]).toMatchObject({ counts: { messages: 0 } });
  });

  it('tells both of whatever changes between two people', async () => {
    const carla = await signedIn(second);
    const heard = await listen();
    await tellAna('Al principio');
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'notification']);
    const before = heard.events.length;
    const { id } = await createConnection(second.database, carla.user.id, ana.user.id, 'pending');
    await second.database.update(connections).set({ status: 'accepted' }).where(eq(connections.id, id));
    await second.database.delete(connections).where(eq(connections.id, id));
    await createConnection(second.database, carla.user.id, beto.user.id, 'pending');
    await tellAna('Al final');
    await expect
      .poll(() => allNames(heard).slice(before))
      .toEqual(['connection', 'connection', 'connection', 'notification']);
  });

  it('has nothing of what was rolled back', async () => {
    const heard = await listen();
    const undone = second.database.transaction(async (transaction) => {
      await insertNotifications(transaction, [{ userId: ana.user.id, kind: 'x', title: 'Nunca', body: 'Nunca' }]);
      throw new Error('no');
    });
    await expect(undone).rejects.toThrow('no');
    await tellAna('Siempre');
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'notification']);
    expect(brought(heard)[1].notification.title).toBe('Siempre');
  });

  it('says to ask again after its connection to the database was cut', async () => {
    const heard = await listen();
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    await portal.database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'listen portal' and datname = current_database()`,
    );
    await writeToAna('Durante el corte');
    await expect.poll(() => names(heard)).toContain('snapshot');
    await expect.poll(() => brought(heard).at(-1)?.counts).toEqual({ notifications: 0, messages: 1 });
  });

  it('ends with the session', async () => {
    const heard = await listen();
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    await ana.client.get('/api/logout');
    await writeToAna('Ya no estás');
    await expect.poll(() => heard.ended).toBe(true);
    expect(names(heard)).toEqual(['snapshot']);
    expect((await listen()).status).toBe(401);
  });

  it('tells of a role that was taken away, and ends when one is given', async () => {
    const admin = await signedIn(second, { role: 'admin' });
    const giveAna = (role: string) => admin.client.put(`/api/admin/members/${ana.user.id}/role`, { role });
    await portal.database.update(users).set({ role: 'editor' }).where(eq(users.id, ana.user.id));
    const heard = await listen();
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    expect((await giveAna('member')).status).toBe(200);
    await expect.poll(() => names(heard)).toEqual(['snapshot', 'role']);
    expect((await ana.client.get('/api/auth/user')).body.role).toBe('member');
    await giveAna('moderator');
    await expect.poll(() => heard.ended).toBe(true);
    expect(names(heard)).not.toContain('notification');
  });

  it('does not use the session: one that nobody touches ends in spite of an open window', async () => {
    await portal.database.execute(sql`update sessions set expire = now() + interval '1 hour',
      sess = sess || jsonb_build_object('usedAt', now() - interval '29 days') where sess ->> 'userId' = ${ana.user.id}`);
    const expiry = async () =>
      (await portal.database.execute(sql`select expire from sessions where sess ->> 'userId' = ${ana.user.id}`)).rows;
    const before = await expiry();
    const heard = await listen();
    await tellAna('Con la ventana abierta');
    await expect.poll(() => names(heard)).toContain('notification');
    expect(await expiry()).toEqual(before);
    await ana.client.get('/api/auth/user');
    expect(await expiry()).not.toEqual(before);
  });

  it('ends with the account', async () => {
    const heard = await listen();
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    await portal.database.delete(users).where(eq(users.id, ana.user.id));
    await publishMemberEvent(portal.database, ana.user.id, { kind: 'read' });
    await expect.poll(() => heard.ended).toBe(true);
    expect(names(heard)).toEqual(['snapshot']);
  });

  it('has nothing to complain about when a window is closed', async () => {
    const complaints: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void complaints.push(line) });
    const third = await createTestApp({ sharing: portal, log });
    await third.app.listen({ host: '127.0.0.1', port: 0 });
    const closed = new Promise((resolve) => third.app.server.on('connection', (socket) => socket.on('close', resolve)));
    const heard = await listen(third.app);
    await expect.poll(() => names(heard)).toEqual(['snapshot']);
    listeners.closeAll();
    await closed;
    await third.close();
    expect(complaints.filter((line) => line.includes('/api/live'))).toEqual([]);
  });

  it('does not keep the portal from stopping', async () => {
    const third = await createTestApp({ sharing: portal });
    await third.app.listen({ host: '127.0.0.1', port: 0 });
    const heard = await listen(third.app);
    expect(heard.status).toBe(200);
    await third.close();
    expect(heard.ended).toBe(true);
  });
});
