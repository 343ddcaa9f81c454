import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createOpenEvent, createUser, signedIn } from '../../../../tests/support/factories.ts';
import { eventRegistrations } from '../../../database/schema/events.ts';

let clock = new Date('2030-03-10T16:00:00Z');
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ now: () => clock });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

type Person = NonNullable<Parameters<typeof createUser>[1]>;

async function eventWith(people: (Person & { status?: 'waitlisted' })[]) {
  const event = await createOpenEvent(portal.database, { title: 'Cena anual', date: '2030-03-10', time: '19:00' });
  const users = [];
  for (const [index, { status, ...values }] of people.entries()) {
    const user = await createUser(portal.database, values);
    users.push(user);
    await portal.database.insert(eventRegistrations).values({
      eventId: event.id,
      userId: user.id,
      status: status ?? 'confirmed',
      registeredAt: new Date(Date.UTC(2030, 0, 1, 12, index)),
    });
  }
  return { event, users, path: `/api/admin/events/${event.id}/attendees` };
}

const people = [
  { firstName: 'Ángela', lastName: 'Núñez', company: 'Dulces Núñez', phone: '809-555-0101' },
  { firstName: 'Beto', lastName: 'Díaz', company: '=HYPERLINK("http://evil.example")' },
  { firstName: 'Carla', lastName: 'Peña', status: 'waitlisted' as const },
  { firstName: 'Darío', lastName: '@Ruiz', status: 'waitlisted' as const },
];

describe('GET /api/admin/events/{id}/attendees', () => {
  it('lists in the order of registration, by tab, by name and by page', async () => {
    const { path } = await eventWith(people);
    const names = async (query: string) =>
      (await admin.client.get(path + query)).body.attendees.map((each: { firstName: string }) => each.firstName);

    const all = await admin.client.get(path);
    expect(all.body).toMatchObject({
      total: 4,
      page: 1,
      totalPages: 1,
      canMark: true,
      counts: { all: 4, confirmed: 2, waitlisted: 2, attended: 0 },
    });
    expect(all.body.attendees[0]).toMatchObject({ waitlistPosition: null, phone: '809-555-0101', attendedAt: null });
    expect(all.body.attendees[3]).toMatchObject({ status: 'waitlisted', waitlistPosition: 2 });
    expect(await names('?status=waitlisted')).toEqual(['Carla', 'Darío']);
    expect(await names('?status=confirmed&search=nunez')).toEqual(['Ángela']);
    expect(await names('?search=DIAZ')).toEqual(['Beto']);
    expect(await names('?limit=1&page=2')).toEqual(['Beto']);
    expect(await names('?status=attended')).toEqual([]);
  });
});

describe('attendance', () => {
  it('is marked and unmarked from the day of the event on, and repeating it changes nothing', async () => {
    const { path, users } = await eventWith(people);
    const mark = `${path}/${users[0]?.id}/attendance`;
    clock = new Date('2030-03-09T16:00:00Z');
    expect(await admin.client.put(mark)).toMatchObject({
      status: 409,
      body: { message: 'La asistencia se marca desde el día del evento.' },
    });
    clock = new Date('2030-03-10T16:00:00Z');
    expect(await admin.client.put(mark)).toMatchObject({ status: 200, body: { attendedAt: clock.toISOString() } });
    const first = clock;
    clock = new Date('2030-03-10T17:00:00Z');
    expect((await admin.client.put(mark)).body.attendedAt).toBe(first.toISOString());
    expect((await admin.client.get(`${path}?status=attended`)).body).toMatchObject({
      total: 1,
      counts: { attended: 1 },
    });
    expect((await admin.client.delete(mark)).body.attendedAt).toBeNull();
    expect((await admin.client.delete(mark)).body.attendedAt).toBeNull();
  });

  it('is refused for who has no seat and who is not registered', async () => {
    const { path, users } = await eventWith(people);
    expect(await admin.client.put(`${path}/${users[2]?.id}/attendance`)).toMatchObject({
      status: 409,
      body: { message: 'Solo se marca la asistencia de quienes tienen cupo.' },
    });
    expect(await admin.client.put(`${path}/${admin.user.id}/attendance`)).toMatchObject({
      status: 404,
      body: { message: 'Esta persona no está inscrita en el evento.' },
    });
    expect((await admin.client.put(`${path}/nadie/attendance`)).status).toBe(400);
  });
});

describe('GET /api/admin/events/{id}/attendees.csv', () => {
  it('opens in a spreadsheet: accents read right, formulas do not run', async () => {
    const { path, users } = await eventWith(people);
    await admin.client.put(`${path}/${users[0]?.id}/attendance`);
    const answer = await admin.client.get(`${path}.csv`);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="inscritos-cena-anual.csv"');
    const lines = (answer.body as string).split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffNombre,Apellido,Correo,Teléfono,Empresa,Cargo,Estado,Lista de espera,Inscripción,Asistencia,Tipo,Precio',
    );
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^Ángela,Núñez,persona\d+@prueba\.example,809-555-0101,Dulces Núñez,,Confirmada,,/);
    expect(lines[1]).toContain('01/01/2030');
    expect(lines[2]).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(lines[4]).toMatch(/^Darío,'@Ruiz,.*,En lista de espera,2,/);
    const waiting = await admin.client.get(`${path}.csv?status=waitlisted&search=pena`);
    expect((waiting.body as string).trim().split('\r\n')).toHaveLength(2);
  });
});

it('is all for administrators only, of events that exist', async () => {
  const { path, users } = await eventWith(people);
  const { client } = await signedIn(portal);
  const mark = `${path}/${users[0]?.id}/attendance`;
  const calls = [client.get(path), client.get(`${path}.csv`), client.put(mark), client.delete(mark)];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  expect((await portal.visitor().get(`${path}.csv`)).status).toBe(401);
  const nowhere = `/api/admin/events/${crypto.randomUUID()}/attendees`;
  expect((await admin.client.get(nowhere)).status).toBe(404);
  expect((await admin.client.get(`${nowhere}.csv`)).status).toBe(404);
});
