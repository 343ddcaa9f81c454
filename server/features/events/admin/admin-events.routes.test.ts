import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createEvent, createOpenEvent, signedIn } from '../../../../tests/support/factories.ts';
import { finishJobs } from '../../../../tests/support/finish-jobs.ts';
import { auditLog } from '../../../database/schema/audit.ts';
import { events } from '../../../database/schema/events.ts';
import { notifications } from '../../../database/schema/notifications.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ now: () => new Date('2030-03-10T16:00:00Z') });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

const form = {
  title: 'Taller de costos',
  description: 'Ponerle precio a lo que haces.',
  date: '2030-06-01',
  time: '09:00',
  duration: '3 horas',
  location: 'Salón A',
  speakers: ['Ana Gil'],
  topics: ['Costos'],
  category: 'Capacitación',
  type: 'workshop',
  price: 'RD$ 1,200',
  registrationRequired: true,
  capacity: 2,
};

async function kindsOf(userId: string) {
  await finishJobs(portal, 'event-notification');
  const rows = await portal.database.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ kind }) => kind);
}

describe('POST /api/admin/events', () => {
  it('publishes at once, open for registration where it is required', async () => {
    const answer = await admin.client.post('/api/admin/events', form);
    expect(answer).toMatchObject({
      status: 201,
      body: { ...form, status: 'registration-open', publication: 'published', registered: 0, waitlisted: 0 },
    });
    expect((await portal.visitor().get(`/api/events/${answer.body.id}`)).body).toMatchObject(form);
  });

  it('needs a title, a date and a time, and fills in the rest', async () => {
    const { body } = await admin.client.post('/api/admin/events', { title: 'Café', date: '2030-06-02', time: '10:00' });
    expect(body).toMatchObject({
      description: '',
      speakers: [],
      topics: [],
      category: null,
      location: null,
      capacity: null,
      registrationRequired: false,
      status: 'upcoming',
      price: 'Gratis',
    });
    const { body: refused } = await admin.client.post('/api/admin/events', {});
    expect(refused.fields).toEqual({
      title: 'El título es requerido',
      date: 'La fecha no es válida',
      time: 'La hora es requerida',
    });
  });

  it.each([
    ['500', 'RD$ 500'],
    ['1200', 'RD$ 1,200'],
    ['rd$1,200.5', 'RD$ 1,200.50'],
    ['0', 'Gratis'],
    ['Gratis para miembros', 'Gratis para miembros'],
    ['US$ 20', 'US$ 20'],
    ['1.200', '1.200'],
    ['1e5', '1e5'],
  ])('shows the price %j as %j', async (price, shown) => {
    expect((await admin.client.post('/api/admin/events', { ...form, price })).body.price).toBe(shown);
  });

  it('keeps a draft that only administrators see until it is published', async () => {
    const { body } = await admin.client.post('/api/admin/events', { ...form, isPublished: false });
    expect(body.publication).toBe('draft');
    expect((await portal.visitor().get(`/api/events/${body.id}`)).status).toBe(404);
    expect((await admin.client.get(`/api/admin/events/${body.id}`)).status).toBe(200);
    await admin.client.put(`/api/admin/events/${body.id}/publication`);
    expect((await portal.visitor().get(`/api/events/${body.id}`)).status).toBe(200);
  });
});

describe('PUT /api/admin/events/{id}', () => {
  async function filled() {
    const { body: event } = await admin.client.post('/api/admin/events', form);
    const people = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
    for (const { client } of people) await client.post(`/api/events/${event.id}/registration`);
    const [, , waiting] = people;
    if (!waiting) throw new Error('nobody waits');
    return { event, people, waiting, path: `/api/admin/events/${event.id}` };
  }

  it('gives new seats to who waits', async () => {
    const { waiting, path, event } = await filled();
    expect(await admin.client.put(path, { ...form, capacity: 3 })).toMatchObject({
      status: 200,
      body: { capacity: 3, registered: 3, waitlisted: 0 },
    });
    expect((await waiting.client.get(`/api/events/${event.id}`)).body.registration).toEqual({ status: 'confirmed' });
    expect(await kindsOf(waiting.user.id)).toEqual(['event-waitlisted', 'event-promoted']);
  });

  it('refuses fewer seats than are taken', async () => {
    const { path } = await filled();
    const message = 'Ya hay 2 personas inscritas: el cupo no puede ser menor.';
    expect(await admin.client.put(path, { ...form, capacity: 1 })).toMatchObject({
      status: 409,
      body: { message, fields: { capacity: message } },
    });
  });

  it('tells those registered of a new day, hour or place, and of nothing less', async () => {
    const { people, waiting, path } = await filled();
    await admin.client.put(path, { ...form, description: 'Otro texto', price: 'Gratis' });
    expect(await kindsOf(waiting.user.id)).toEqual(['event-waitlisted']);
    await admin.client.put(path, { ...form, date: '2030-06-08' });
    for (const { user } of people) expect(await kindsOf(user.id)).toContain('event-changed');
  });

  it('takes a status that cancels for a cancellation', async () => {
    const { people, path } = await filled();
    expect((await admin.client.put(path, { ...form, status: 'cancelled' })).body.status).toBe('cancelled');
    for (const { user } of people) expect((await kindsOf(user.id)).at(-1)).toBe('event-cancelled');
    await admin.client.put(path, { ...form, status: 'registration-open' });
    for (const { user } of people) expect((await kindsOf(user.id)).at(-1)).toBe('event-changed');
  });

  it('writes down what changed, and of a cancelled event not that it takes place after all', async () => {
    const event = await createEvent(portal.database, { status: 'cancelled', date: form.date, time: form.time });
    const changesOf = async (values: object) => {
      await admin.client.put(`/api/admin/events/${event.id}`, { ...form, ...values });
      const [entry] = await portal.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      return entry?.details;
    };
    expect(await changesOf({})).toEqual({ changes: ['Nuevo lugar: Salón A'] });
    expect(await changesOf({ status: 'upcoming' })).toEqual({ changes: ['El evento vuelve a estar en pie'] });
  });

  it('keeps the status where none is sent', async () => {
    const event = await createEvent(portal.database, { status: 'upcoming' });
    expect((await admin.client.put(`/api/admin/events/${event.id}`, form)).body.status).toBe('upcoming');
  });

  it('takes back what it gave', async () => {
    const event = await createEvent(portal.database);
    const { body } = await admin.client.get(`/api/admin/events/${event.id}`);
    expect(await admin.client.put(`/api/admin/events/${event.id}`, body)).toMatchObject({ status: 200 });
  });
});

describe('PUT /api/admin/events/{id}/cancellation', () => {
  it('tells everybody once, and closes the registration', async () => {
    const { body: event } = await admin.client.post('/api/admin/events', { ...form, capacity: 1 });
    const [seated, waiting] = await Promise.all([signedIn(portal), signedIn(portal)]);
    for (const { client } of [seated, waiting]) await client.post(`/api/events/${event.id}/registration`);
    const path = `/api/admin/events/${event.id}/cancellation`;
    expect(await admin.client.put(path, { reason: 'Tormenta' })).toMatchObject({
      status: 200,
      body: { status: 'cancelled', cancellationReason: 'Tormenta', registrationState: 'cancelled' },
    });
    expect((await admin.client.put(path)).body.cancellationReason).toBe('Tormenta');
    const told = [...(await kindsOf(seated.user.id)), ...(await kindsOf(waiting.user.id))];
    expect(told.filter((kind) => kind === 'event-cancelled')).toHaveLength(2);
    expect((await portal.visitor().get('/api/events?scope=upcoming&limit=100')).body.events).not.toContainEqual(
      expect.objectContaining({ id: event.id }),
    );
  });

  it('is refused for what is over and what was never published', async () => {
    const past = await createEvent(portal.database, { date: '2030-03-01' });
    const draft = await createEvent(portal.database, { publication: 'draft' });
    expect(await admin.client.put(`/api/admin/events/${past.id}/cancellation`)).toMatchObject({
      status: 409,
      body: { message: 'Este evento ya comenzó o ya se realizó: no se puede cancelar.' },
    });
    expect(await admin.client.put(`/api/admin/events/${draft.id}/cancellation`)).toMatchObject({
      status: 409,
      body: { message: 'Solo se cancelan los eventos publicados.' },
    });
  });
});

describe('DELETE /api/admin/events/{id}', () => {
  it('takes it away for good, and tells who was registered', async () => {
    const { body: event } = await admin.client.post('/api/admin/events', form);
    const member = await signedIn(portal);
    await member.client.post(`/api/events/${event.id}/registration`);
    const path = `/api/admin/events/${event.id}`;
    expect(await admin.client.delete(path)).toMatchObject({ status: 200, body: { id: event.id } });
    expect((await admin.client.delete(path)).status).toBe(404);
    expect(await portal.database.select().from(events).where(eq(events.id, event.id))).toEqual([]);
    await finishJobs(portal, 'event-notification');
    expect((await member.client.get('/api/notifications')).body.notifications[0]).toMatchObject({
      kind: 'event-cancelled',
      href: '/events',
    });
  });

  it('says nothing of one that is over', async () => {
    const event = await createOpenEvent(portal.database, { date: '2030-03-10', time: '18:00' });
    const member = await signedIn(portal);
    await member.client.post(`/api/events/${event.id}/registration`);
    await portal.database.update(events).set({ date: '2030-03-01' }).where(eq(events.id, event.id));
    await admin.client.delete(`/api/admin/events/${event.id}`);
    // What told of the registration is gone with it.
    expect(await kindsOf(member.user.id)).toEqual([]);
  });
});

describe('DELETE /api/admin/events/{id}/publication', () => {
  it('hides an event that nobody registered for', async () => {
    const event = await createOpenEvent(portal.database);
    const path = `/api/admin/events/${event.id}/publication`;
    expect((await admin.client.delete(path)).body.publication).toBe('draft');
    expect((await admin.client.delete(path)).status).toBe(200);

    const busy = await createOpenEvent(portal.database);
    await (await signedIn(portal)).client.post(`/api/events/${busy.id}/registration`);
    expect(await admin.client.delete(`/api/admin/events/${busy.id}/publication`)).toMatchObject({
      status: 409,
      body: { message: 'Ya hay personas inscritas: cancela el evento en lugar de ocultarlo.' },
    });
    const proposal = await createOpenEvent(portal.database, { publication: 'proposed' });
    expect((await admin.client.delete(`/api/admin/events/${proposal.id}/publication`)).status).toBe(409);
  });
});

describe('GET /api/admin/events', () => {
  it('finds by words without their accents, and counts each state', async () => {
    await createEvent(portal.database, { title: 'Exportación de cacao 100% orgánico', publication: 'draft' });
    const { body } = await admin.client.get('/api/admin/events?search=EXPORTACION');
    expect(body).toMatchObject({ total: 1, page: 1, totalPages: 1, events: [{ publication: 'draft' }] });
    expect((await admin.client.get('/api/admin/events?search=%25_%25')).status).toBe(200);
    expect(body.counts.draft).toBeGreaterThanOrEqual(1);
    expect((await admin.client.get('/api/admin/events?state=nada')).status).toBe(400);
  });

  it('puts each event in one state, what comes next first', async () => {
    const states = {
      upcoming: await createEvent(portal.database, { title: 'Estado al día', date: '2030-03-10' }),
      draft: await createEvent(portal.database, { title: 'Estado oculto', publication: 'draft', status: 'cancelled' }),
      proposed: await createEvent(portal.database, { title: 'Estado propuesto', publication: 'proposed' }),
      returned: await createEvent(portal.database, {
        title: 'Estado devuelto',
        publication: 'returned',
        returnReason: 'Falta el lugar',
      }),
      past: await createEvent(portal.database, { title: 'Estado de ayer', date: '2030-03-09' }),
      cancelled: await createEvent(portal.database, {
        title: 'Estado de baja',
        date: '2030-03-09',
        status: 'cancelled',
      }),
    };
    const before = (await admin.client.get('/api/admin/events?search=estado')).body;
    expect(before.total).toBe(6);
    for (const [state, { id }] of Object.entries(states)) {
      const { body } = await admin.client.get(`/api/admin/events?search=estado&state=${state}`);
      expect(body.events.map((event: { id: string }) => event.id)).toEqual([id]);
      expect((await admin.client.get(`/api/admin/events?state=${state}`)).body.total).toBe(body.counts[state]);
    }
    const later = await createEvent(portal.database, { title: 'Estado futuro', date: '2030-04-01' });
    const { body } = await admin.client.get('/api/admin/events?search=estado&state=upcoming');
    expect(body.events.map((event: { id: string }) => event.id)).toEqual([states.upcoming.id, later.id]);
  });

  it('and everything else under it is for administrators only', async () => {
    const event = await createEvent(portal.database);
    const member = await signedIn(portal);
    const path = `/api/admin/events/${event.id}`;
    const calls = [
      member.client.get('/api/admin/events'),
      member.client.post('/api/admin/events', form),
      member.client.get(path),
      member.client.put(path, form),
      member.client.patch(path, { title: 'Otro', version: 1 }),
      member.client.delete(path),
      member.client.put(`${path}/publication`),
      member.client.delete(`${path}/publication`),
      member.client.put(`${path}/cancellation`),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(9).fill(403));
    expect((await portal.visitor().post('/api/admin/events', form)).status).toBe(401);
    expect((await portal.visitor().get(`/api/events/${event.id}`)).status).toBe(200);
  });

  it('answers 404 for an event that is not there', async () => {
    const path = `/api/admin/events/${crypto.randomUUID()}`;
    const calls = [
      admin.client.get(path),
      admin.client.put(path, form),
      admin.client.patch(path, { title: 'Otro', version: 1 }),
      admin.client.put(`${path}/publication`),
      admin.client.put(`${path}/cancellation`),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'El evento que buscas no existe o ha sido eliminado.' },
      });
    }
  });
});
