import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { type createEvent, createOpenEvent, createUser, signedIn } from '../../../tests/support/factories.ts';
import { finishJobs } from '../../../tests/support/finish-jobs.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { notifications } from '../../database/schema/notifications.ts';

/** Noon of 10 March 2030 in Santo Domingo. */
const NOON = new Date('2030-03-10T16:00:00Z');
let clock = NOON;
let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ now: () => clock });
});
afterEach(() => {
  clock = NOON;
});
afterAll(() => portal.close());

const path = (event: { id: string }) => `/api/events/${event.id}/registration`;

async function stored(eventId: string) {
  const [event] = await portal.database.select().from(events).where(eq(events.id, eventId));
  const rows = await portal.database
    .select()
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, eventId))
    .orderBy(eventRegistrations.registeredAt);
  return { registered: event?.registeredCount, statuses: rows.map((row) => row.status) };
}

async function noticesOf(userId: string) {
  await finishJobs(portal, 'event-notification');
  const rows = await portal.database.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map((row) => row.kind);
}

describe('the lists of events', () => {
  it('tell each person their own registration, and nobody that of another', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1, date: '2030-04-01' });
    const [first, second, third] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    await first.client.post(path(event));
    await second.client.post(path(event));
    const seen = [first.client, second.client, third.client, portal.visitor()].map(async (client) => {
      const [{ body: list }, { body: detail }] = await Promise.all([
        client.get('/api/events?date=2030-04-01'),
        client.get(`/api/events/${event.id}`),
      ]);
      expect(list.events[0].registration).toEqual(detail.registration);
      return detail.registration;
    });
    const waiting = { status: 'waitlisted', position: 1 };
    expect(await Promise.all(seen)).toEqual([{ status: 'confirmed' }, waiting, null, null]);
  });
});

describe('POST /api/events/{id}/registration', () => {
  it('confirms while there are seats, then makes people wait in order', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const [first, second, third] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);

    expect(await first.client.post(path(event))).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await second.client.post(path(event))).body).toEqual({ status: 'waitlisted', position: 1 });
    expect((await third.client.post(path(event))).body).toEqual({ status: 'waitlisted', position: 2 });
    expect(await stored(event.id)).toEqual({ registered: 1, statuses: ['confirmed', 'waitlisted', 'waitlisted'] });
    expect((await third.client.get(`/api/events/${event.id}`)).body).toMatchObject({
      registered: 1,
      registrationState: 'open',
      registration: { status: 'waitlisted', position: 2 },
    });
    expect(await noticesOf(first.user.id)).toEqual(['event-confirmed']);
    expect(await noticesOf(third.user.id)).toEqual(['event-waitlisted']);
    // They know what they did: nothing is left to read.
    for (const { client } of [first, third]) expect((await client.get('/api/notifications')).body.unread).toBe(0);
  });

  it('never makes anybody wait where there is no limit', async () => {
    const event = await createOpenEvent(portal.database, { capacity: null });
    const { client } = await signedIn(portal);
    expect((await client.post(path(event))).body).toEqual({ status: 'confirmed' });
  });

  it('changes nothing when repeated, even when the event is no longer open', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 5, date: '2030-03-10', time: '13:00' });
    const { client, user } = await signedIn(portal);
    await client.post(path(event));
    expect((await client.post(path(event))).body).toEqual({ status: 'confirmed' });
    clock = new Date('2030-03-10T20:00:00Z');
    expect((await client.post(path(event))).body).toEqual({ status: 'confirmed' });
    expect(await stored(event.id)).toEqual({ registered: 1, statuses: ['confirmed'] });
    expect(await noticesOf(user.id)).toEqual(['event-confirmed']);
  });

  it.each([
    ['was cancelled', { status: 'cancelled' as const }, 'Este evento fue cancelado.'],
    ['took place', { status: 'completed' as const }, 'Este evento ya se realizó.'],
    ['was yesterday', { date: '2030-03-09' }, 'Este evento ya se realizó.'],
    ['has started', { date: '2030-03-10', time: '12:00' }, 'Este evento ya comenzó y no admite más inscripciones.'],
    ['is not open yet', { status: 'upcoming' as const }, 'Las inscripciones de este evento todavía no están abiertas.'],
    [
      'needs no registration',
      { registrationRequired: false },
      'Este evento no requiere inscripción: puedes asistir directamente.',
    ],
  ])('refuses one that %s', async (_name, values, message) => {
    const event = await createOpenEvent(portal.database, values);
    const { client } = await signedIn(portal);
    expect(await client.post(path(event))).toMatchObject({ status: 409, body: { message } });
    expect(await stored(event.id)).toEqual({ registered: 0, statuses: [] });
  });

  it('takes people until the minute at which the event starts', async () => {
    const event = await createOpenEvent(portal.database, { date: '2030-03-10', time: '12:01' });
    const { client } = await signedIn(portal);
    expect((await client.post(path(event))).status).toBe(200);
  });

  it.each(['draft', 'proposed', 'returned'] as const)('does not know an event that is %s', async (publication) => {
    const event = await createOpenEvent(portal.database, { publication, returnReason: 'Falta el lugar' });
    const { client } = await signedIn(portal);
    const message = 'El evento que buscas no existe o ha sido eliminado.';
    expect(await client.post(path(event))).toMatchObject({ status: 404, body: { message } });
    expect(await client.post(path({ id: crypto.randomUUID() }))).toMatchObject({ status: 404, body: { message } });
  });

  it('refuses visitors and ids that are none', async () => {
    const event = await createOpenEvent(portal.database);
    expect(await portal.visitor().post(path(event))).toMatchObject({ status: 401, body: { message: 'Unauthorized' } });
    expect(await portal.visitor().delete(path(event))).toMatchObject({ status: 401 });
    const { client } = await signedIn(portal);
    expect((await client.post('/api/events/nada/registration')).status).toBe(400);
  });

  it('gives a seat that came free in passing to who waited, not to who asks now', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const [holder, waiting, late] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    await holder.client.post(path(event));
    await waiting.client.post(path(event));
    // A notice whose person goes while it is written is tried again after half a minute.
    await finishJobs(portal, 'event-notification');
    await portal.database.delete(users).where(eq(users.id, holder.user.id));
    expect(await stored(event.id)).toEqual({ registered: 0, statuses: ['waitlisted'] });

    expect((await late.client.post(path(event))).body).toEqual({ status: 'waitlisted', position: 1 });
    expect((await waiting.client.get(`/api/events/${event.id}`)).body.registration).toEqual({ status: 'confirmed' });
    expect(await noticesOf(waiting.user.id)).toEqual(['event-waitlisted', 'event-promoted']);
  });

  it('passes over who waits but is suspended', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const [holder, suspended, next] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    for (const { client } of [holder, suspended, next]) await client.post(path(event));
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.user.id));

    await holder.client.delete(path(event));
    expect((await next.client.post(path(event))).body).toEqual({ status: 'confirmed' });
    expect(await stored(event.id)).toEqual({ registered: 1, statuses: ['waitlisted', 'confirmed'] });
  });
});

describe('notices of a registration', () => {
  it('that cannot be written do not undo it, and follow once', async () => {
    // Those of the tests before would be refused too.
    await finishJobs(portal, 'event-notification');
    const event = await createOpenEvent(portal.database);
    const { client, user } = await signedIn(portal);
    await portal.database.execute(sql`
      create function refuse_notifications() returns trigger language plpgsql as $$
      begin raise exception 'no notifications now'; end $$;
      create trigger refuse_notifications before insert on notifications for each row execute function refuse_notifications();`);
    expect((await client.post(path(event))).body).toEqual({ status: 'confirmed' });
    const countNotices = () => portal.database.$count(notifications, eq(notifications.userId, user.id));
    const countRetries = async () =>
      (await portal.database.execute(sql`select from pgboss.job where name = 'event-notification' and state = 'retry'`))
        .rows.length;
    await expect.poll(countRetries).toBe(1);
    expect(await countNotices()).toBe(0);

    await portal.database.execute(sql`
      drop function refuse_notifications cascade;
      update pgboss.job set start_after = now() where name = 'event-notification';`);
    await expect.poll(countNotices).toBe(1);
    expect(await noticesOf(user.id)).toEqual(['event-confirmed']);
    expect((await client.post(path(event))).body).toEqual({ status: 'confirmed' });
    expect(await noticesOf(user.id)).toEqual(['event-confirmed']);
  });
});

describe('DELETE /api/events/{id}/registration', () => {
  it('frees the seat for the first who waits, and repeating it changes nothing', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const [first, second, third] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    for (const { client } of [first, second, third]) await client.post(path(event));

    expect(await first.client.delete(path(event))).toMatchObject({ status: 200, body: { status: null } });
    expect(await first.client.delete(path(event))).toMatchObject({ status: 200, body: { status: null } });
    expect((await second.client.post(path(event))).body).toEqual({ status: 'confirmed' });
    expect((await third.client.post(path(event))).body).toEqual({ status: 'waitlisted', position: 1 });
    expect(await stored(event.id)).toEqual({ registered: 1, statuses: ['confirmed', 'waitlisted'] });
    expect(await noticesOf(first.user.id)).toEqual(['event-confirmed', 'event-withdrawn']);
    expect(await noticesOf(second.user.id)).toEqual(['event-waitlisted', 'event-promoted']);
  });

  it('leaves the waiting list, and those behind move up', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const [first, second, third] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    for (const { client } of [first, second, third]) await client.post(path(event));
    await second.client.delete(path(event));
    expect((await third.client.post(path(event))).body).toEqual({ status: 'waitlisted', position: 1 });
    expect(await noticesOf(second.user.id)).toEqual(['event-waitlisted']);
  });

  it('puts who comes back at the end of the list', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const [first, second, third] = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    for (const { client } of [first, second, third]) await client.post(path(event));
    await second.client.delete(path(event));
    expect((await second.client.post(path(event))).body).toEqual({ status: 'waitlisted', position: 2 });
  });

  it.each([
    ['has started', { time: '12:00' }, 'Este evento ya comenzó: la inscripción no se puede cancelar.'],
    ['was cancelled', { status: 'cancelled' as const }, 'Este evento fue cancelado.'],
    ['took place', { status: 'completed' as const }, 'Este evento ya se realizó.'],
  ])('is refused once the event %s', async (_name, values, message) => {
    const event = await createOpenEvent(portal.database, { date: '2030-03-10', time: '18:00' });
    const { client } = await signedIn(portal);
    await client.post(path(event));
    await portal.database.update(events).set(values).where(eq(events.id, event.id));
    expect(await client.delete(path(event))).toMatchObject({ status: 409, body: { message } });
    expect((await stored(event.id)).registered).toBe(1);
  });
});

describe('GET /api/users/registrations', () => {
  it('lists what is ahead and what was, each in its order, and nobody else’s', async () => {
    const { client, user } = await signedIn(portal);
    const other = await createUser(portal.database);
    const add = async (title: string, values: Parameters<typeof createEvent>[1], userId = user.id) => {
      const event = await createOpenEvent(portal.database, { title, ...values });
      await portal.database.insert(eventRegistrations).values({ eventId: event.id, userId });
    };
    await add('Lejano', { date: '2030-05-01' });
    await add('Hoy', { date: '2030-03-10', time: '08:00' });
    await add('Cancelado', { date: '2030-04-01', status: 'cancelled' });
    await add('Ayer', { date: '2030-03-09' });
    await add('Antes', { date: '2029-03-09', status: 'completed' });
    await add('Ajeno', { date: '2030-05-01' }, other.id);

    const titles = ({ body }: { body: { registrations: { event: { title: string } }[] } }) =>
      body.registrations.map(({ event }) => event.title);
    const upcoming = await client.get('/api/users/registrations');
    expect(titles(upcoming)).toEqual(['Hoy', 'Cancelado', 'Lejano']);
    expect(upcoming.body).toMatchObject({ total: 3, page: 1, totalPages: 1 });
    expect(upcoming.body.registrations[0]).toMatchObject({
      status: 'confirmed',
      attendedAt: null,
      event: { registrationState: 'started', registration: { status: 'confirmed' } },
    });
    expect(titles(await client.get('/api/users/registrations?scope=past'))).toEqual(['Ayer', 'Antes']);
    expect(titles(await client.get('/api/users/registrations?limit=1&page=2'))).toEqual(['Cancelado']);
    expect(await portal.visitor().get('/api/users/registrations')).toMatchObject({ status: 401 });
  });
});

describe('the database', () => {
  it('refuses a seat too many, whoever writes it', async () => {
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const people = [await createUser(portal.database), await createUser(portal.database)];
    const seats = people.map(({ id }) => ({ eventId: event.id, userId: id, status: 'confirmed' as const }));
    await expect(portal.database.insert(eventRegistrations).values(seats)).rejects.toThrow();
    expect(await stored(event.id)).toEqual({ registered: 0, statuses: [] });
  });
});
