import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { connections } from '../../database/schema/networking.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

let portal: TestApp;
let ana: Person;
let luis: Person;

beforeAll(async () => {
  portal = await createTestApp();
  ana = await signedIn(portal, { firstName: 'Ana', lastName: 'Peña' });
  luis = await signedIn(portal, { firstName: 'Luis', lastName: 'Mota', company: 'La Mota' });
});
beforeEach(() => portal.database.delete(connections));
afterAll(() => portal.close());

const MISSING = { status: 404, body: { message: 'El miembro que buscas no existe o ya no está disponible.' } };
const block = (who: Person, whom: Person) => who.client.put(`/api/members/${whom.user.id}/block`);
const unblock = (who: Person, whom: Person) => who.client.delete(`/api/members/${whom.user.id}/block`);
const profile = (who: Person, whom: Person) => who.client.get(`/api/members/${whom.user.id}`);
const send = (who: Person, whom: Person) => who.client.post('/api/connections/send', { receiverId: whom.user.id });
const rows = () => portal.database.select().from(connections);

describe('PUT /api/members/{id}/block', () => {
  it('hides each from the other, everywhere, and repeating it changes nothing', async () => {
    expect(await block(ana, luis)).toMatchObject({
      status: 200,
      body: { connectionStatus: 'blocked', connectionId: null, isRequestMine: false },
    });
    expect((await block(ana, luis)).status).toBe(200);
    expect(await rows()).toMatchObject([{ requesterId: ana.user.id, receiverId: luis.user.id, status: 'blocked' }]);
    for (const [one, other] of [
      [ana, luis],
      [luis, ana],
    ] as const) {
      expect(await profile(one, other)).toMatchObject(MISSING);
      expect(await one.client.get(`/api/members/${other.user.id}/contact.vcf`)).toMatchObject(MISSING);
      expect(await send(one, other)).toMatchObject(MISSING);
      expect((await one.client.get(`/api/members?search=${other.user.firstName}`)).body.total).toBe(0);
      expect((await one.client.get(`/api/search?scope=all&q=${other.user.firstName}`)).body.members).toEqual([]);
      for (const which of ['my', 'pending', 'sent']) {
        expect((await one.client.get(`/api/connections/${which}`)).body.total).toBe(0);
      }
    }
  });

  it('leaves who is blocked no way to block or unblock in turn, nor to tell it from nobody', async () => {
    await block(ana, luis);
    const nobody = { ...luis, user: { ...luis.user, id: crypto.randomUUID() } };
    for (const attempt of [block, unblock, profile, send]) {
      const [blocked, unknown] = [await attempt(luis, ana), await attempt(luis, nobody)];
      expect(blocked).toMatchObject(MISSING);
      expect(blocked.body).toEqual(unknown.body);
    }
    expect((await luis.client.get('/api/members/blocked')).body).toMatchObject({ members: [], total: 0 });
    expect(await rows()).toMatchObject([{ requesterId: ana.user.id }]);
  });

  it.each(['pending', 'accepted', 'rejected'] as const)('ends what was %s', async (status) => {
    await portal.database
      .insert(connections)
      .values({ requesterId: luis.user.id, receiverId: ana.user.id, status, note: 'Hola' });
    await block(ana, luis);
    expect(await rows()).toMatchObject([{ requesterId: ana.user.id, status: 'blocked', note: null }]);
    expect((await luis.client.get('/api/connections/sent')).body.total).toBe(0);
    const [row] = await rows();
    expect((await luis.client.delete(`/api/connections/${row?.id}`)).status).toBe(404);
    expect((await ana.client.delete(`/api/connections/${row?.id}`)).status).toBe(404);
    expect((await luis.client.put(`/api/connections/${row?.id}/respond`, { status: 'accepted' })).status).toBe(404);
  });

  it('refuses oneself, who is unknown or suspended, and what is no id', async () => {
    expect(await block(ana, ana)).toMatchObject({
      status: 400,
      body: { message: 'No puedes conectarte contigo ni bloquearte.' },
    });
    const gone = await signedIn(portal);
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, gone.user.id));
    expect(await block(ana, gone)).toMatchObject(MISSING);
    expect((await ana.client.put('/api/members/nadie/block')).status).toBe(400);
  });
});

describe('DELETE /api/members/{id}/block', () => {
  it('lets both see each other again, with nothing between them', async () => {
    await send(luis, ana);
    await block(ana, luis);
    expect(await unblock(ana, luis)).toMatchObject({ status: 200, body: { connectionStatus: 'none' } });
    expect((await unblock(ana, luis)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await profile(luis, ana)).body).toMatchObject({ connectionStatus: 'none', connectionId: null });
    expect((await send(luis, ana)).status).toBe(201);
  });
});

describe('GET /api/members/blocked', () => {
  it('lists whom one blocked, the last first', async () => {
    const eva = await signedIn(portal, { firstName: 'Eva', lastName: 'Ruiz' });
    await block(ana, luis);
    await block(ana, eva);
    const { body } = await ana.client.get('/api/members/blocked');
    expect(body).toMatchObject({
      members: [{ firstName: 'Eva' }, { id: luis.user.id, firstName: 'Luis', company: 'La Mota' }],
      total: 2,
      page: 1,
      totalPages: 1,
    });
    expect(Object.keys(body.members[0])).not.toContain('email');
    expect((await ana.client.get('/api/members/blocked?limit=1&page=2')).body.members).toMatchObject([
      { firstName: 'Luis' },
    ]);
  });
});
