import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createEvent, createUser, signedIn } from '../../../tests/support/factories.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
beforeEach(async () => {
  await portal.database.delete(events);
});
afterAll(() => portal.close());

const titles = (answer: { body: { events: { title: string }[] } }) => answer.body.events.map((event) => event.title);
const today = dominicanDay(new Date());
const yesterday = dominicanDay(new Date(Date.now() - 86_400_000));

describe('GET /api/events', () => {
  it('parts upcoming from past by the day in Santo Domingo', async () => {
    await createEvent(portal.database, { title: 'Hoy', date: today });
    await createEvent(portal.database, { title: 'Ayer', date: yesterday });
    await createEvent(portal.database, { title: 'Lejano', status: 'registration-open' });
    await createEvent(portal.database, { title: 'Cancelado', status: 'cancelled' });
    await createEvent(portal.database, { title: 'No se hizo', date: yesterday, status: 'cancelled' });
    await createEvent(portal.database, { title: 'Realizado', date: today, status: 'completed' });

    expect(titles(await portal.visitor().get('/api/events?scope=upcoming'))).toEqual(['Hoy', 'Lejano']);
    expect(titles(await portal.visitor().get('/api/events?scope=past'))).toEqual(['Realizado', 'Ayer']);
  });

  it('filters by type, category and day, and counts each type over all events', async () => {
    await createEvent(portal.database, { title: 'Taller', category: 'Capacitación', date: '2099-05-01' });
    await createEvent(portal.database, { title: 'Encuentro', type: 'networking', date: '2099-05-02' });

    const byCategory = await portal.visitor().get('/api/events?category=Capacitaci%C3%B3n');
    expect(titles(byCategory)).toEqual(['Taller']);
    expect(titles(await portal.visitor().get('/api/events?type=networking'))).toEqual(['Encuentro']);
    expect(titles(await portal.visitor().get('/api/events?date=2099-05-02'))).toEqual(['Encuentro']);
    expect(byCategory.body).toMatchObject({
      total: 1,
      categories: ['Capacitación'],
      countsByType: { conference: 0, workshop: 1, roundtable: 0, networking: 1, seminar: 0 },
    });
  });

  it('shows nothing of what is not published: no event, no category, no count', async () => {
    for (const publication of ['draft', 'proposed', 'returned'] as const) {
      await createEvent(portal.database, { publication, returnReason: 'Falta algo', category: 'Oculta' });
    }
    const { body } = await portal.visitor().get('/api/events');
    expect(body).toMatchObject({ events: [], total: 0, categories: [], countsByType: { workshop: 0 } });
  });

  it('carries the shape that screens read', async () => {
    await createEvent(portal.database, {
      registrationRequired: true,
      capacity: 110,
      registeredCount: 50,
      price: 'RD$ 2,500',
      speakers: ['Ana Gil'],
      topics: ['e-CF'],
    });
    const { body } = await portal.visitor().get('/api/events');
    expect(body.events[0]).toMatchObject({
      date: '2099-01-15',
      time: '14:30',
      registrationRequired: true,
      capacity: 110,
      registered: 50,
      price: 'RD$ 2,500',
      speakers: ['Ana Gil'],
      topics: ['e-CF'],
      registration: null,
    });
  });
});

describe('GET /api/events/{id}', () => {
  it('tells a member of their own registration and their place in the waiting list', async () => {
    const event = await createEvent(portal.database);
    const { client, user } = await signedIn(portal);
    const earlier = await createUser(portal.database);
    const wait = (userId: string, minute: number) =>
      portal.database.insert(eventRegistrations).values({
        eventId: event.id,
        userId,
        status: 'waitlisted',
        registeredAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
      });
    await wait(earlier.id, 1);
    await wait(user.id, 2);

    expect((await client.get(`/api/events/${event.id}`)).body.registration).toEqual({
      status: 'waitlisted',
      position: 2,
    });
    expect((await portal.visitor().get(`/api/events/${event.id}`)).body.registration).toBeNull();
  });

  it('answers 404 for one that does not exist', async () => {
    expect(await portal.visitor().get(`/api/events/${crypto.randomUUID()}`)).toMatchObject({ status: 404 });
  });
});

describe('the database', () => {
  it.each([
    ['a time that is none', { time: '25:00' }],
    ['more people than seats', { capacity: 10, registeredCount: 11 }],
    ['no seats at all', { capacity: 0 }],
    ['an unknown status', { status: 'quizás' as 'upcoming' }],
  ])('refuses %s', async (_name, values) => {
    await expect(createEvent(portal.database, values)).rejects.toThrow();
  });
});
