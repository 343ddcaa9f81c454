import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, signedIn } from '../../../tests/support/factories.ts';
import { finishJobs } from '../../../tests/support/finish-jobs.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ now: () => new Date('2030-03-10T16:00:00Z') });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

const form = {
  title: 'Taller de costos',
  date: '2030-06-01',
  time: '09:00',
  duration: '3 horas',
  location: 'Salón A',
  speakers: ['Ana Gil'],
  topics: ['Costos'],
  type: 'workshop',
  registrationRequired: true,
  capacity: 2,
};

async function created() {
  const { body: event } = await admin.client.post('/api/admin/events', form);
  return { event, path: `/api/admin/events/${event.id}` };
}

it('changes the fields that it names, and raises the version', async () => {
  const { event, path } = await created();
  const edited = await admin.client.patch(path, { location: 'Salón B', capacity: null, version: 1 });
  const expected = { ...event, location: 'Salón B', capacity: null, version: 2, updatedAt: expect.any(String) };
  expect(edited).toMatchObject({ status: 200, body: expected });
  expect((await admin.client.get(path)).body).toEqual(expected);
});

it('does nothing with fields that are not its own', async () => {
  const { event, path } = await created();
  const edit = { publication: 'draft', registered: 9, cancellationReason: 'x', createdBy: null, version: 1 };
  expect(await admin.client.patch(path, edit)).toMatchObject({ status: 200, body: event });
  expect((await admin.client.get(path)).body).toEqual(event);
});

it('refuses another version than the current one, and answers with the record', async () => {
  const { path } = await created();
  await admin.client.put(path, { ...form, price: 'Gratis' });
  const { body: current } = await admin.client.put(`${path}/cancellation`, { reason: 'Tormenta' });
  expect(current.version).toBe(3);
  expect(await admin.client.patch(path, { status: 'registration-open', version: 2 })).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current },
  });
  expect((await admin.client.get(path)).body).toEqual(current);
});

it('of two at once lets one win, and loses nothing of it', async () => {
  // No announcement, whose job would wait for the same row.
  const event = await createOpenEvent(portal.database, { duration: '3 horas' });
  const path = `/api/admin/events/${event.id}`;
  const edits = [{ time: '11:00' }, { duration: '1 hora' }];
  const answers = await interleaveOnLock(
    portal.database,
    sql`select from events where id = ${event.id} for update`,
    edits.map((edit) => () => admin.client.patch(path, { ...edit, version: 1 })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect((await admin.client.get(path)).body).toMatchObject({ time: '11:00', duration: '3 horas' });
});

it('says what is wrong by field', async () => {
  const { path } = await created();
  const edit = { time: '25:00', capacity: 0, speakers: ['Ana', ' '], version: 1 };
  expect(await admin.client.patch(path, edit)).toMatchObject({
    status: 400,
    body: {
      fields: {
        time: 'La hora debe tener la forma 14:30',
        capacity: 'El cupo debe ser un número entero entre 1 y 100000',
        'speakers.1': 'No puede estar vacío',
      },
    },
  });
});

it('is not in the way of who registers, and keeps the rules of the seats', async () => {
  const { event, path } = await created();
  const people = await Promise.all([signedIn(portal), signedIn(portal), signedIn(portal)]);
  for (const { client } of people) await client.post(`/api/events/${event.id}/registration`);
  const message = 'Ya hay 2 personas inscritas: el cupo no puede ser menor.';
  const refused = await admin.client.patch(path, { capacity: 1, version: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: 'conflict', fields: { capacity: message } } });
  expect(refused.body.current).toBeUndefined();
  expect(await admin.client.patch(path, { capacity: 3, version: 1 })).toMatchObject({
    status: 200,
    body: { registered: 3, waitlisted: 0, version: 2 },
  });
  await admin.client.patch(path, { date: '2030-06-08', version: 2 });
  await finishJobs(portal, 'event-notification');
  for (const { client } of people) {
    const { notifications } = (await client.get('/api/notifications')).body;
    expect(notifications[0]).toMatchObject({ kind: 'event-changed' });
  }
});

it('takes the status that follows from the date for no status of its own', async () => {
  const event = await createOpenEvent(portal.database, { date: '2030-03-01' });
  const path = `/api/admin/events/${event.id}`;
  expect((await admin.client.get(path)).body.status).toBe('completed');
  expect((await admin.client.patch(path, { date: '2030-06-01', version: 1 })).body.status).toBe('registration-open');
});
