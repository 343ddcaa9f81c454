import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';
import { notifications } from '../../database/schema/notifications.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let ana: Person;
let luis: Person;
let eva: Person;

beforeAll(async () => {
  portal = await createTestApp();
  ana = await signedIn(portal, { firstName: 'Ana', lastName: 'Peña', company: 'El Trigo', position: 'Dueña' });
  luis = await signedIn(portal, { firstName: 'Luis', lastName: 'Mota', phone: '+18095550101', hasWhatsapp: true });
  eva = await signedIn(portal, { firstName: 'Eva', lastName: 'Ruiz' });
});
beforeEach(async () => {
  await portal.database.delete(connections);
  await portal.database.delete(notifications);
});
afterAll(() => portal.close());

const MISSING = 'El miembro que buscas no existe o ya no está disponible.';
const GONE = 'La solicitud o conexión no existe o ya no está disponible.';

const ask = (from: Person, to: Person, note?: unknown) =>
  from.client.post('/api/connections/send', { receiverId: to.user.id, ...(note !== undefined && { note }) });
const answer = (who: Person, id: string, status: string) =>
  who.client.put(`/api/connections/${id}/respond`, { status });
const list = async (who: Person, which: 'my' | 'pending' | 'sent', query = '') =>
  (await who.client.get(`/api/connections/${which}${query}`)).body;
const statusOf = async (viewer: Person, member: Person) => {
  const { body } = await viewer.client.get(`/api/members/${member.user.id}`);
  return [body.connectionStatus, body.isRequestMine];
};
const rows = () => portal.database.select().from(connections);
const noticesOf = async ({ user }: Person) =>
  (
    await portal.database
      .select()
      .from(notifications)
      .where(eq(notifications.userId, user.id))
      .orderBy(desc(notifications.createdAt))
  ).map(({ kind, href }) => [kind, href]);

async function connect(one: Person, other: Person): Promise<string> {
  const { id } = (await ask(one, other)).body;
  await answer(other, id, 'accepted');
  return id;
}

describe('POST /api/connections/send', () => {
  it('asks, tells the receiver, and shows on both sides; repeating it changes nothing and answers the same', async () => {
    const first = await ask(ana, luis, '  Hablamos en la feria.  ');
    expect(first).toMatchObject({
      status: 201,
      body: { status: 'pending', connectionStatus: 'pending', isRequestMine: true, connectionId: first.body.id },
    });
    expect(await ask(ana, luis, 'Otra nota')).toMatchObject({ status: 201, body: first.body });
    expect(await rows()).toMatchObject([{ status: 'pending', note: 'Hablamos en la feria.' }]);

    expect(await list(ana, 'sent')).toMatchObject({
      connections: [{ id: first.body.id, note: 'Hablamos en la feria.', receiver: { firstName: 'Luis' } }],
      total: 1,
      page: 1,
      totalPages: 1,
    });
    expect(await list(luis, 'pending')).toMatchObject({
      connections: [{ id: first.body.id, requester: { id: ana.user.id, company: 'El Trigo', position: 'Dueña' } }],
      total: 1,
    });
    expect(await list(ana, 'pending')).toMatchObject({ connections: [], total: 0, totalPages: 0 });
    expect(await statusOf(ana, luis)).toEqual(['pending', true]);
    expect(await statusOf(luis, ana)).toEqual(['pending', false]);
    expect(await noticesOf(luis)).toEqual([['connection-request', '/networking?pestana=pendientes']]);
    expect(await noticesOf(ana)).toEqual([]);
  });

  it('accepts what the other had asked before', async () => {
    const { id } = (await ask(ana, luis)).body;
    expect(await ask(luis, ana)).toMatchObject({ status: 201, body: { id, status: 'accepted' } });
    expect(await rows()).toMatchObject([{ status: 'accepted', requesterId: ana.user.id }]);
    expect(await noticesOf(ana)).toEqual([['connection-accepted', `/members/${luis.user.id}`]]);
    expect(await ask(ana, luis)).toMatchObject({ status: 201, body: { status: 'accepted' } });
    expect(await noticesOf(luis)).toHaveLength(1);
  });

  it.each([
    [{}, 'receiverId', 'El miembro no es válido'],
    [{ receiverId: 'nadie' }, 'receiverId', 'El miembro no es válido'],
    [{ receiverId: [] }, 'receiverId', 'El miembro no es válido'],
    [{ receiverId: crypto.randomUUID(), note: 'x'.repeat(301) }, 'note', 'La nota no puede exceder 300 caracteres'],
  ])('refuses %j', async (body, field, message) => {
    const refused = await ana.client.post('/api/connections/send', body);
    expect(refused).toMatchObject({ status: 400, body: { fields: { [field]: message } } });
  });

  it('refuses oneself, and does not know who is not there', async () => {
    expect(await ask(ana, ana)).toMatchObject({
      status: 400,
      body: { message: 'No puedes conectarte contigo ni bloquearte.' },
    });
    const gone = await createUser(portal.database, { suspendedAt: new Date() });
    for (const receiverId of [crypto.randomUUID(), gone.id]) {
      const refused = await ana.client.post('/api/connections/send', { receiverId });
      expect(refused).toMatchObject({ status: 404, body: { message: MISSING } });
    }
    expect(await rows()).toEqual([]);
  });
});

describe('PUT /api/connections/{id}/respond', () => {
  it('accepts: both are connected, and the sender is told', async () => {
    const { id } = (await ask(ana, luis)).body;
    expect(await answer(luis, id, 'accepted')).toMatchObject({
      status: 200,
      body: { id, status: 'accepted', connectionStatus: 'connected', connectionId: id },
    });
    expect((await answer(luis, id, 'accepted')).status).toBe(200);
    expect(await list(ana, 'my')).toMatchObject({
      connections: [
        { id, connectedAt: expect.any(String), createdAt: expect.any(String), connectedUser: { firstName: 'Luis' } },
      ],
      total: 1,
    });
    expect((await list(luis, 'my')).connections[0].connectedUser.id).toBe(ana.user.id);
    expect(await list(luis, 'pending')).toMatchObject({ total: 0 });
    expect(await list(ana, 'sent')).toMatchObject({ total: 0 });
    expect(await noticesOf(ana)).toEqual([['connection-accepted', `/members/${luis.user.id}`]]);
  });

  it('rejects without the sender getting to know: it goes on looking pending, and asking again bothers nobody', async () => {
    const sent = (await ask(ana, luis)).body;
    expect(await answer(luis, sent.id, 'rejected')).toMatchObject({
      status: 200,
      body: { status: 'rejected', connectionStatus: 'none', connectionId: null },
    });
    expect((await answer(luis, sent.id, 'rejected')).status).toBe(200);
    expect(await list(luis, 'pending')).toMatchObject({ total: 0 });
    expect(await statusOf(luis, ana)).toEqual(['none', false]);

    expect(await statusOf(ana, luis)).toEqual(['pending', true]);
    expect(await list(ana, 'sent')).toMatchObject({ total: 1, connections: [{ id: sent.id }] });
    expect((await ask(ana, luis)).body).toEqual(sent);
    expect(await list(luis, 'pending')).toMatchObject({ total: 0 });
    expect(await noticesOf(luis)).toHaveLength(1);
    expect(await noticesOf(ana)).toEqual([]);
  });

  it('is not forgotten when the sender withdraws and asks once more', async () => {
    const sent = (await ask(ana, luis)).body;
    await answer(luis, sent.id, 'rejected');
    expect(await ana.client.delete(`/api/connections/${sent.id}`)).toMatchObject({
      status: 200,
      body: { connectionStatus: 'none', connectionId: null },
    });
    expect(await statusOf(ana, luis)).toEqual(['none', false]);
    expect(await list(ana, 'sent')).toMatchObject({ total: 0 });
    expect((await ana.client.delete(`/api/connections/${sent.id}`)).status).toBe(404);
    expect((await answer(luis, sent.id, 'accepted')).status).toBe(404);

    expect(await ask(ana, luis, 'Por favor')).toMatchObject({ status: 201, body: { status: 'pending' } });
    expect(await statusOf(ana, luis)).toEqual(['pending', true]);
    expect(await list(luis, 'pending')).toMatchObject({ total: 0 });
    expect(await noticesOf(luis)).toHaveLength(1);
  });

  it('can be taken back: who rejected may accept, or ask, and then both are connected', async () => {
    const { id } = (await ask(ana, luis)).body;
    await answer(luis, id, 'rejected');
    expect((await answer(luis, id, 'accepted')).body).toMatchObject({ status: 'accepted' });
    await ana.client.delete(`/api/connections/${id}`);

    const again = (await ask(ana, luis)).body;
    await answer(luis, again.id, 'rejected');
    expect((await ask(luis, ana)).body).toMatchObject({ status: 'accepted', connectionStatus: 'connected' });
    expect(await statusOf(ana, luis)).toEqual(['connected', false]);
    expect((await noticesOf(ana)).map(([kind]) => kind)).toEqual(['connection-accepted', 'connection-accepted']);
  });

  it('is for the receiver only, and not for what was accepted', async () => {
    const { id } = (await ask(ana, luis)).body;
    for (const person of [ana, eva]) {
      expect(await answer(person, id, 'accepted')).toMatchObject({ status: 404, body: { message: GONE } });
    }
    expect((await answer(luis, crypto.randomUUID(), 'accepted')).body).toMatchObject({ message: GONE });
    expect(await answer(luis, id, 'blocked')).toMatchObject({
      status: 400,
      body: { fields: { status: 'Indica si la aceptas o la rechazas' } },
    });
    expect((await answer(luis, 'nada', 'accepted')).status).toBe(400);
    await answer(luis, id, 'accepted');
    expect(await answer(luis, id, 'rejected')).toMatchObject({
      status: 409,
      body: { message: 'Ya aceptaste esta solicitud. Puedes terminar la conexión desde tu red.' },
    });
  });
});

describe('DELETE /api/connections/{id}', () => {
  it('withdraws what one sent', async () => {
    const { id } = (await ask(ana, luis)).body;
    expect(await luis.client.delete(`/api/connections/${id}`)).toMatchObject({
      status: 403,
      body: { message: 'Solo quien envió la solicitud puede retirarla.' },
    });
    expect((await eva.client.delete(`/api/connections/${id}`)).body).toMatchObject({ message: GONE });
    expect((await ana.client.delete(`/api/connections/${id}`)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(await ana.client.delete(`/api/connections/${id}`)).toMatchObject({ status: 404, body: { message: GONE } });
  });

  it.each([0, 1])('ends a connection, whoever of the two does it (%i)', async (which) => {
    const id = await connect(ana, luis);
    const who = which === 0 ? ana : luis;
    expect((await who.client.delete(`/api/connections/${id}`)).body).toMatchObject({ connectionStatus: 'none' });
    expect(await statusOf(ana, luis)).toEqual(['none', false]);
    expect(await list(ana, 'my')).toMatchObject({ total: 0 });
    expect((await ask(luis, ana)).body.status).toBe('pending');
  });
});

describe('GET /api/connections/my, /pending and /sent', () => {
  it('are paged, the latest first, and tell the total on every page', async () => {
    const others = await Promise.all(['Uno', 'Dos', 'Tres'].map((firstName) => signedIn(portal, { firstName })));
    for (const other of others) await ask(other, ana);
    const firstNames = (body: { connections: { requester: { firstName: string } }[] }) =>
      body.connections.map(({ requester }) => requester.firstName);
    expect(firstNames(await list(ana, 'pending', '?limit=2'))).toEqual(['Tres', 'Dos']);
    expect(firstNames(await list(ana, 'pending', '?limit=2&page=2'))).toEqual(['Uno']);
    expect(await list(ana, 'pending', '?limit=2&page=3')).toMatchObject({ connections: [], total: 3, totalPages: 2 });
    for (const [index, other] of others.entries()) {
      if (index < 2) await ask(ana, other);
    }
    const body = await list(ana, 'my');
    expect(
      body.connections.map((each: { connectedUser: { firstName: string } }) => each.connectedUser.firstName),
    ).toEqual(['Dos', 'Uno']);
    expect((await ana.client.get('/api/connections/my?page=0')).status).toBe(400);
  });

  it('can be searched by name, company and position, without minding accents', async () => {
    await connect(luis, ana);
    await connect(luis, eva);
    const found = async (text: string) =>
      (await list(luis, 'my', `?search=${encodeURIComponent(text)}`)).connections.map(
        (each: { connectedUser: { firstName: string } }) => each.connectedUser.firstName,
      );
    expect(await found('pena')).toEqual(['Ana']);
    expect(await found('TRIGO')).toEqual(['Ana']);
    expect(await found('duena')).toEqual(['Ana']);
    expect(await found('nadie')).toEqual([]);
    expect(await list(luis, 'my', '?search=ana%20pe')).toMatchObject({ total: 1 });
  });

  it('leave out who was suspended', async () => {
    const other = await signedIn(portal, { firstName: 'Fuera' });
    await connect(ana, other);
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, other.user.id));
    expect(await list(ana, 'my')).toMatchObject({ connections: [], total: 0 });
  });

  it('show e-mail and telephone as their owner allows', async () => {
    await portal.database.update(users).set({ phoneVisibility: 'connections' }).where(eq(users.id, luis.user.id));
    await ask(ana, luis);
    expect((await list(ana, 'sent')).connections[0].receiver).toMatchObject({
      email: luis.user.email,
      phone: null,
      hasWhatsapp: false,
    });
    await ask(luis, ana);
    expect((await list(ana, 'my')).connections[0].connectedUser).toMatchObject({
      phone: '+18095550101',
      hasWhatsapp: true,
    });
    await portal.database.update(users).set({ phoneVisibility: 'members' }).where(eq(users.id, luis.user.id));
  });
});
