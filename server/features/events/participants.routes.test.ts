import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, createOpenEvent, signedIn } from '../../../tests/support/factories.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';

const NOW = new Date('2030-03-10T16:00:00Z');
let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ now: () => NOW });
});
afterAll(() => portal.close());

async function openEvent(values: Parameters<typeof createOpenEvent>[1] = {}) {
  const { id } = await createOpenEvent(portal.database, { date: '2030-04-01', ...values });
  return { id, registration: `/api/events/${id}/registration`, list: `/api/events/${id}/participants` };
}

/** Registered, and listed by their own choice. */
async function participant(event: { registration: string }, firstName: string) {
  const person = await signedIn(portal, { firstName });
  await person.client.post(event.registration);
  await person.client.put(`${event.registration}/visibility`, { isListed: true });
  return person;
}

const namesOf = ({ body }: { body: { participants: { firstName: string }[] } }) =>
  body.participants.map(({ firstName }) => firstName);

describe('who comes to an event', () => {
  it('is seen only of those who chose it, by members, and can be taken back', async () => {
    const event = await openEvent();
    const { client } = await signedIn(portal);
    const ana = await signedIn(portal, { firstName: 'Ana' });
    await ana.client.post(event.registration);
    expect((await client.get(event.list)).body).toMatchObject({ participants: [], total: 0, isListed: null });
    expect((await ana.client.get(event.list)).body).toMatchObject({ total: 0, isListed: false });
    const choose = (isListed: boolean) => ana.client.put(`${event.registration}/visibility`, { isListed });
    expect(await choose(true)).toMatchObject({ status: 200, body: { isListed: true } });
    const { body } = await client.get(event.list);
    expect(body).toMatchObject({ total: 1, connectionsCount: 0, isListed: null });
    expect(Object.keys(body.participants[0]).sort()).toEqual([
      ...['company', 'firstName', 'id', 'isConnection', 'lastName', 'profileImageUrl', 'role'],
    ]);
    await choose(false);
    expect(namesOf(await client.get(event.list))).toEqual([]);
    expect((await portal.visitor().get(event.list)).status).toBe(401);
    expect((await client.put(`${event.registration}/visibility`, { isListed: true })).status).toBe(404);
    expect((await ana.client.put(`${event.registration}/visibility`, { isListed: 'sí' })).status).toBe(400);
  });

  it('begins with the network of the viewer, which is counted, and is paged', async () => {
    const event = await openEvent();
    const viewer = await signedIn(portal);
    await participant(event, 'Ana');
    await participant(event, 'Beto');
    const carla = await participant(event, 'Carla');
    await createConnection(portal.database, viewer.user.id, carla.user.id);
    const first = await viewer.client.get(`${event.list}?limit=2`);
    expect(namesOf(first)).toEqual(['Carla', 'Ana']);
    expect(first.body).toMatchObject({ total: 3, totalPages: 2, connectionsCount: 1 });
    expect(first.body.participants).toMatchObject([{ isConnection: true }, { isConnection: false }]);
    expect(namesOf(await viewer.client.get(`${event.list}?limit=2&page=2`))).toEqual(['Beto']);
  });

  it('leaves out the blocked for each other, the suspended, and those who wait', async () => {
    const event = await openEvent({ capacity: 3 });
    const ana = await participant(event, 'Ana');
    const beto = await participant(event, 'Beto');
    const carla = await participant(event, 'Carla');
    await participant(event, 'Espera');
    expect((await ana.client.put(`/api/members/${beto.user.id}/block`)).status).toBe(200);
    const suspension = { suspendedAt: NOW, suspendedReason: 'Prueba' };
    await portal.database.update(users).set(suspension).where(eq(users.id, carla.user.id));
    const { client } = await signedIn(portal);
    expect(namesOf(await client.get(event.list))).toEqual(['Ana', 'Beto']);
    expect(namesOf(await ana.client.get(event.list))).toEqual(['Ana']);
    expect(namesOf(await beto.client.get(event.list))).toEqual(['Beto']);
  });

  it('is never told of a guest, who was not asked', async () => {
    const event = await openEvent();
    const guest = { eventId: event.id, guestFirstName: 'Rosa', guestLastName: 'Marte', isListed: true };
    await expect(portal.database.insert(eventRegistrations).values(guest)).rejects.toThrow();
  });
});
