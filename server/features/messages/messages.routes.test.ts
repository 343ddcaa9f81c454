import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createUser, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { messages } from '../../database/schema/messages.ts';
import { connections } from '../../database/schema/networking.ts';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let ana: TestUser;
let beto: TestUser;
let connectionId: string;

beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  ana = await signedIn(portal, { firstName: 'Ana', lastName: 'Peña', company: 'Café Ana', position: 'Dueña' });
  beto = await signedIn(portal, { firstName: 'Beto', lastName: 'Gil' });
  connectionId = (await createConnection(portal.database, ana.user.id, beto.user.id)).id;
});
afterAll(() => portal.close());

const write = (from: TestUser, to: TestUser, body: string, clientId?: string) =>
  from.client.post(`/api/messages/${to.user.id}`, { body, ...(clientId && { clientId }) });
const open = (viewer: TestUser, other: TestUser, query = '') =>
  viewer.client.get(`/api/messages/${other.user.id}${query}`);
const read = (viewer: TestUser, other: TestUser, upTo: string) =>
  viewer.client.post(`/api/messages/${other.user.id}/read`, { upTo });

function setConnection(status: 'blocked' | 'rejected') {
  return portal.database.update(connections).set({ status }).where(eq(connections.id, connectionId));
}

describe('a message', () => {
  it('reaches somebody of the own network', async () => {
    const sent = await write(ana, beto, '  Hola, Beto.\n¿Cuándo nos vemos?  ');
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ body: 'Hola, Beto.\n¿Cuándo nos vemos?', isOwn: true, clientId: null });
    expect((await open(beto, ana)).body).toEqual({
      member: {
        id: ana.user.id,
        firstName: 'Ana',
        lastName: 'Peña',
        company: 'Café Ana',
        position: 'Dueña',
        role: 'member',
        profileImageUrl: null,
      },
      messages: [{ ...sent.body, isOwn: false }],
      hasMore: false,
      unread: 1,
      canWrite: true,
    });
  });

  it('is refused to whom one is not connected with, and they can be seen all the same', async () => {
    const stranger = await signedIn(portal);
    const pending = await signedIn(portal);
    await createConnection(portal.database, ana.user.id, pending.user.id, 'pending');
    for (const other of [stranger, pending]) {
      const { status, body } = await write(ana, other, 'Hola');
      expect([status, body.message]).toEqual([403, 'Solo puedes escribir a quienes están en tu red.']);
      expect((await open(ana, other)).body).toMatchObject({ messages: [], canWrite: false });
    }
  });

  it('is not for oneself, nor for who is suspended or does not exist: all the same answer', async () => {
    const suspended = await signedIn(portal);
    await createConnection(portal.database, ana.user.id, suspended.user.id);
    await write(ana, suspended, 'Antes');
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.user.id));
    for (const id of [ana.user.id, suspended.user.id, crypto.randomUUID()]) {
      const answers = await Promise.all([
        ana.client.get(`/api/messages/${id}`),
        ana.client.post(`/api/messages/${id}`, { body: 'Hola' }),
        ana.client.post(`/api/messages/${id}/read`, { upTo: crypto.randomUUID() }),
      ]);
      for (const { status, body } of answers) {
        expect([status, body]).toEqual([404, { message: 'No encontramos a esta persona.', code: 'not_found' }]);
      }
    }
    expect((await ana.client.get('/api/messages')).body).toMatchObject({ conversations: [], total: 0 });
  });

  it.each([
    ['nothing', {}, 'Escribe un mensaje'],
    ['spaces', { body: '  \n ' }, 'Escribe un mensaje'],
    ['too much', { body: 'x'.repeat(4001) }, 'El mensaje no puede exceder 4000 caracteres'],
    ['a list', { body: ['Hola'] }, 'Escribe un mensaje'],
    ['a name that is none', { body: 'Hola', clientId: 'uno' }, 'El identificador no es válido'],
  ])('is refused with %s', async (_, body, message) => {
    const answer = await ana.client.post(`/api/messages/${beto.user.id}`, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  it('may have 4000 characters', async () => {
    expect((await write(ana, beto, 'ñ'.repeat(4000))).status).toBe(201);
  });

  it('that is sent again under the same name is written once, also at the same moment', async () => {
    const clientId = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => write(ana, beto, 'Una vez', clientId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]?.body).toMatchObject({ clientId });
    const { body } = await open(beto, ana);
    // The client id is visible to the sender only.
    expect(body).toMatchObject({ unread: 1, messages: [{ body: 'Una vez', clientId: null }] });

    await setConnection('rejected');
    expect((await write(ana, beto, 'Una vez', clientId)).body.id).toBe(body.messages[0].id);
  });

  it('under the name of a message to somebody else is refused', async () => {
    const carla = await signedIn(portal);
    await createConnection(portal.database, ana.user.id, carla.user.id);
    const clientId = crypto.randomUUID();
    await write(ana, beto, 'Para Beto', clientId);
    expect((await write(ana, carla, 'Para Carla', clientId)).status).toBe(409);
    expect((await open(carla, ana)).body.messages).toEqual([]);
  });
});

describe('a conversation', () => {
  it('is paged backwards, each page from old to new', async () => {
    for (let number = 1; number <= 5; number += 1)
      await write(number % 2 ? ana : beto, number % 2 ? beto : ana, `${number}`);
    const texts = (body: { messages: { body: string }[] }) => body.messages.map((message) => message.body);
    const last = (await open(ana, beto, '?limit=2')).body;
    expect([texts(last), last.hasMore]).toEqual([['4', '5'], true]);
    const middle = (await open(ana, beto, `?limit=2&before=${last.messages[0].id}`)).body;
    expect([texts(middle), middle.hasMore]).toEqual([['2', '3'], true]);
    const first = (await open(ana, beto, `?limit=2&before=${middle.messages[0].id}`)).body;
    expect([texts(first), first.hasMore]).toEqual([['1'], false]);
    expect((await open(ana, beto, `?before=${first.messages[0].id}`)).body.messages).toEqual([]);
  });

  it('cannot be looked into with a message of another one', async () => {
    await write(ana, beto, 'Entre dos');
    const carla = await signedIn(portal);
    await createConnection(portal.database, ana.user.id, carla.user.id);
    const { body: foreign } = await write(ana, carla, 'Otra');
    expect((await open(beto, ana, `?before=${foreign.id}`)).body.messages).toEqual([]);
    expect((await open(ana, beto, '?before=nada')).status).toBe(400);
  });

  it('stays readable for who is no longer connected', async () => {
    await write(ana, beto, 'Cuando estábamos en contacto');
    await setConnection('rejected');
    expect((await open(beto, ana)).body).toMatchObject({ canWrite: false, unread: 1, messages: [{}] });
    expect((await beto.client.get('/api/messages')).body).toMatchObject({ total: 1, unread: 1 });
    expect((await write(beto, ana, 'Hola')).status).toBe(403);
  });

  it('disappears for both when one blocks the other', async () => {
    const { body: sent } = await write(ana, beto, 'Ya no');
    await setConnection('blocked');
    for (const [viewer, other] of [
      [ana, beto],
      [beto, ana],
    ] as const) {
      expect((await open(viewer, other)).status).toBe(404);
      expect((await write(viewer, other, 'Hola')).status).toBe(404);
      expect((await read(viewer, other, sent.id)).status).toBe(404);
      expect((await viewer.client.get('/api/messages')).body).toMatchObject({ conversations: [], total: 0, unread: 0 });
    }
  });
});

describe('the list of conversations', () => {
  it('has the most recent first, with the beginning of the last message', async () => {
    const carla = await signedIn(portal, { firstName: 'Carla' });
    await createConnection(portal.database, carla.user.id, ana.user.id);
    await write(beto, ana, 'Primero');
    await write(carla, ana, `Línea uno\n\nlínea dos ${'x'.repeat(200)}`);
    await write(beto, ana, 'Segundo');
    await write(ana, carla, 'Yo te aviso');
    const { body } = await ana.client.get('/api/messages');
    expect(body).toMatchObject({ total: 2, page: 1, totalPages: 1, unread: 3 });
    expect(body.conversations).toMatchObject([
      { member: { firstName: 'Carla' }, unread: 1, lastMessage: { excerpt: 'Yo te aviso', isOwn: true } },
      { member: { firstName: 'Beto' }, unread: 2, lastMessage: { excerpt: 'Segundo', isOwn: false } },
    ]);
    expect(JSON.stringify(body)).not.toContain('@prueba.example');

    const excerpt = (await carla.client.get('/api/messages')).body.conversations[0].lastMessage.excerpt;
    expect(excerpt).toBe('Yo te aviso');
    await write(carla, ana, `Línea uno\n\nlínea dos ${'x'.repeat(200)}`);
    const shown = (await ana.client.get('/api/messages')).body.conversations[0].lastMessage.excerpt;
    expect(shown).toMatch(/^Línea uno línea dos x+…$/);
    expect(shown).toHaveLength(140);
  });

  it('is paged', async () => {
    const someone = await createUser(portal.database);
    await createConnection(portal.database, someone.id, ana.user.id);
    await write(ana, beto, 'Uno');
    await ana.client.post(`/api/messages/${someone.id}`, { body: 'Dos' });
    const { body } = await ana.client.get('/api/messages?limit=1&page=2');
    expect(body).toMatchObject({
      total: 2,
      page: 2,
      totalPages: 2,
      conversations: [{ member: { firstName: 'Beto' } }],
    });
    expect((await ana.client.get('/api/messages?page=9')).body.conversations).toEqual([]);
  });
});

describe('reading', () => {
  it('is said, not guessed: looking at a conversation leaves it unread', async () => {
    const { body: first } = await write(ana, beto, 'Uno');
    const { body: second } = await write(ana, beto, 'Dos');
    await open(beto, ana);
    expect((await open(beto, ana)).body.unread).toBe(2);
    expect((await read(beto, ana, first.id)).body).toEqual({ unread: 1, totalUnread: 1 });
    expect((await read(beto, ana, second.id)).body).toEqual({ unread: 0, totalUnread: 0 });
    // An older one does not make it unread again.
    expect((await read(beto, ana, first.id)).body).toEqual({ unread: 0, totalUnread: 0 });
    await write(ana, beto, 'Tres');
    expect((await open(beto, ana)).body.unread).toBe(1);
  });

  it('up to one’s own answer counts as well', async () => {
    await write(ana, beto, 'Hola');
    const { body } = await write(beto, ana, 'Hola tú');
    expect((await read(beto, ana, body.id)).body.unread).toBe(0);
  });

  it('of a message of others is refused', async () => {
    const carla = await signedIn(portal);
    await createConnection(portal.database, ana.user.id, carla.user.id);
    await write(ana, beto, 'Hola');
    const { body: foreign } = await write(ana, carla, 'Otra');
    expect((await read(beto, ana, foreign.id)).status).toBe(404);
    expect((await read(beto, ana, crypto.randomUUID())).status).toBe(404);
    expect((await beto.client.post(`/api/messages/${ana.user.id}/read`, {})).status).toBe(400);
    expect((await open(beto, ana)).body.unread).toBe(1);
  });
});

describe('a rush', () => {
  it('of fifty messages at once, both ways and through two processes, is counted and ordered exactly', async () => {
    const second = await createTestApp({ sharing: portal });
    const elsewhere = second.visitor();
    for (const [name, value] of beto.client.cookies) elsewhere.cookies.set(name, value);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2
          ? write(ana, beto, `De Ana, ${index}`)
          : elsewhere.post(`/api/messages/${ana.user.id}`, { body: `De Beto, ${index}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(201));
    expect((await open(ana, beto)).body.unread).toBe(25);
    expect((await open(beto, ana)).body.unread).toBe(25);

    const [first, last] = [(await open(ana, beto, '?limit=100')).body, (await open(beto, ana, '?limit=100')).body];
    const ids = first.messages.map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(50);
    expect(last.messages.map(({ id }: { id: string }) => id)).toEqual(ids);
    const { body: list } = await ana.client.get('/api/messages');
    const [newest] = first.messages.slice(-1);
    expect(list.conversations[0].lastMessage).toMatchObject({ excerpt: newest.body, createdAt: newest.createdAt });
    await second.close();
  });

  it('of messages while the other reads leaves what was not read', async () => {
    const { body: first } = await write(ana, beto, 'Primero');
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => write(ana, beto, `${index}`)),
      ...Array.from({ length: 10 }, () => read(beto, ana, first.id)),
    ]);
    expect((await open(beto, ana)).body.unread).toBe(20);
  });

  it('is bounded', async () => {
    const strict = await createTestApp({ config: { rateLimits: true }, sharing: portal });
    const busy = await signedIn(strict);
    await createConnection(portal.database, busy.user.id, ana.user.id);
    const statuses = [];
    for (let number = 0; number < 31; number += 1) statuses.push((await write(busy, ana, `${number}`)).status);
    expect(statuses).toEqual([...Array(30).fill(201), 429]);
    await strict.close();
  });
});

it('an account that goes takes its messages along', async () => {
  await write(ana, beto, 'Hola');
  await portal.database.delete(users).where(eq(users.id, ana.user.id));
  expect((await beto.client.get('/api/messages')).body).toMatchObject({ conversations: [], unread: 0 });
  expect(await portal.database.select().from(messages).where(eq(messages.receiverId, beto.user.id))).toEqual([]);
});
