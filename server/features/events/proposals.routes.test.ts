import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createEvent, signedIn } from '../../../tests/support/factories.ts';
import { finishJobs } from '../../../tests/support/finish-jobs.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { events } from '../../database/schema/events.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({
    config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' },
    now: () => new Date('2030-03-10T16:00:00Z'),
  });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const form = {
  title: 'Mesa de exportadores',
  description: 'Quiénes venden fuera y cómo lo hacen.',
  date: '2030-06-01',
  time: '18:30',
  location: 'Sede del consejo',
  type: 'roundtable',
  capacity: 20,
};

async function mailTo(email: string, subject: string) {
  const find = () => smtp.mails.filter((mail) => mail.to.includes(email) && mailSubject(mail).startsWith(subject));
  await expect.poll(find).toHaveLength(1);
  return mailPart(find()[0] as never, 'text/plain');
}

describe('POST /api/events', () => {
  it('keeps a proposal out of everybody’s sight but its author’s and the administrators’', async () => {
    const member = await signedIn(portal, { firstName: 'Rosa', lastName: 'Mejía' });
    const proposed = await member.client.post('/api/events', form);
    expect(proposed).toMatchObject({
      status: 201,
      body: {
        ...form,
        publication: 'proposed',
        status: 'registration-open',
        registrationRequired: true,
        registered: 0,
        price: 'Gratis',
      },
    });
    const { id } = proposed.body;

    expect((await portal.visitor().get('/api/events')).body.events).toEqual([]);
    expect((await portal.visitor().get(`/api/events/${id}`)).status).toBe(404);
    expect((await (await signedIn(portal)).client.get(`/api/events/${id}`)).status).toBe(404);
    expect((await member.client.get(`/api/events/${id}`)).body).toMatchObject({ publication: 'proposed' });
    expect((await admin.client.get(`/api/events/${id}`)).status).toBe(200);
    expect((await member.client.get('/api/events/proposals')).body).toMatchObject({
      proposals: [{ id, publication: 'proposed', proposedAt: '2030-03-10T16:00:00.000Z' }],
      total: 1,
      page: 1,
      totalPages: 1,
    });
    expect((await admin.client.get('/api/admin/events?state=proposed')).body).toMatchObject({
      events: [{ id, createdBy: { firstName: 'Rosa' } }],
      counts: { proposed: 1 },
    });
    expect((await admin.client.get('/api/notifications')).body.notifications[0]).toMatchObject({
      kind: 'proposal-received',
      href: `/admin/eventos/${id}`,
      body: 'Rosa Mejía propone «Mesa de exportadores», el sábado, 1 de junio de 2030, a las 6:30 p. m.',
    });
  });

  it.each([
    ['title', 'El título es requerido', { title: '' }],
    ['title', 'No puede exceder 255 caracteres', { title: 'x'.repeat(256) }],
    ['description', 'La descripción no puede exceder 1000 caracteres', { description: 'x'.repeat(1001) }],
    ['date', 'La fecha no es válida', { date: '2030-02-30' }],
    ['date', 'La fecha no es válida', { date: undefined }],
    ['date', 'La fecha es requerida', { date: '' }],
    ['date', 'Escribe el año con cuatro cifras', { date: '0030-06-01' }],
    ['date', 'La fecha debe ser de hoy en adelante', { date: '2030-03-09' }],
    ['time', 'La hora debe tener la forma 14:30', { time: '25:00' }],
    ['time', 'La hora es requerida', { time: undefined }],
    ['time', 'La hora es requerida', { time: '' }],
    ['type', 'Elige el tipo de evento', { type: 'fiesta' }],
    ['capacity', 'El cupo debe ser un número entero entre 1 y 100000', { capacity: 0 }],
    ['capacity', 'El cupo debe ser un número entero entre 1 y 100000', { capacity: '20' }],
    ['capacity', 'El cupo debe ser un número entero entre 1 y 100000', { capacity: 1.5 }],
    ['registrationRequired', 'Indica si hay que inscribirse', { registrationRequired: 'true' }],
    ['speakers.0', 'No puede estar vacío', { speakers: [''] }],
    ['topics', 'No pueden ser más de 30', { topics: Array(31).fill('uno') }],
    ['location', 'Contiene caracteres que no se permiten', { location: 'dos\nlíneas' }],
  ])('refuses a %s: %s', async (field, message, values) => {
    const { client } = await signedIn(portal);
    expect(await client.post('/api/events', { ...form, ...values })).toMatchObject({
      status: 400,
      body: { message, fields: { [field]: message } },
    });
  });

  it('takes no more from a member than a proposal', async () => {
    const { client, user } = await signedIn(portal);
    const extra = { publication: 'published', status: 'cancelled', isPublished: true, createdBy: admin.user.id };
    const { body } = await client.post('/api/events', { ...form, ...extra, registeredCount: 20 });
    expect(body).toMatchObject({ publication: 'proposed', status: 'registration-open', registered: 0 });
    const [row] = await portal.database.select().from(events).where(eq(events.id, body.id));
    expect(row?.createdBy).toBe(user.id);
  });

  it('refuses visitors', async () => {
    expect((await portal.visitor().post('/api/events', form)).status).toBe(401);
    expect((await portal.visitor().get('/api/events/proposals')).status).toBe(401);
  });
});

describe('an administrator', () => {
  it('approves a proposal: it is public, and who sent it is told', async () => {
    const member = await signedIn(portal);
    const { body: proposal } = await member.client.post('/api/events', { ...form, title: 'Feria de empleo' });
    const path = `/api/admin/events/${proposal.id}/publication`;
    expect(await admin.client.put(path)).toMatchObject({ status: 200, body: { publication: 'published' } });
    expect((await admin.client.put(path)).status).toBe(200);
    expect((await portal.visitor().get(`/api/events/${proposal.id}`)).status).toBe(200);
    expect(await mailTo(member.user.email, 'Tu evento fue aprobado: Feria de empleo')).toContain(
      'ya está publicado en el calendario',
    );
    await finishJobs(portal, 'event-notification');
    expect((await member.client.get('/api/notifications')).body.notifications).toMatchObject([
      { kind: 'proposal-approved', href: `/events/${proposal.id}` },
    ]);
  });

  it('returns a proposal with a reason; corrected, it waits again', async () => {
    const member = await signedIn(portal);
    const { body: proposal } = await member.client.post('/api/events', { ...form, title: 'Cata de café' });
    const path = `/api/admin/events/${proposal.id}/return`;
    expect(await admin.client.put(path, { reason: '  ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Escribe el motivo' } },
    });
    expect(await admin.client.put(path, {})).toMatchObject({ body: { fields: { reason: 'Escribe el motivo' } } });
    expect(await admin.client.put(path, { reason: 'Falta el costo.' })).toMatchObject({
      status: 200,
      body: { publication: 'returned', returnReason: 'Falta el costo.' },
    });
    const mail = await mailTo(member.user.email, 'Tu propuesta necesita cambios');
    expect(mail).toContain('Motivo: Falta el costo.');
    expect(mail).toContain('https://portal.example/mis-eventos?tab=propuestas');
    expect(await admin.client.put(path, { reason: 'Otra vez' })).toMatchObject({
      status: 409,
      body: { message: 'Solo se devuelven las propuestas que esperan aprobación.' },
    });
    expect((await member.client.get(`/api/events/${proposal.id}`)).body.returnReason).toBe('Falta el costo.');

    const own = `/api/events/proposals/${proposal.id}`;
    const stranger = await signedIn(portal);
    expect((await stranger.client.put(own, form)).status).toBe(404);
    expect((await stranger.client.delete(own)).status).toBe(404);
    expect(await member.client.put(own, { ...form, title: 'Cata de café', price: 'RD$ 500' })).toMatchObject({
      status: 200,
      body: { publication: 'proposed', returnReason: null, price: 'RD$ 500' },
    });
    expect((await member.client.put(own, { ...form, date: '2030-01-01' })).status).toBe(400);
  });

  it('approves or returns what was read, not what its author put in its place', async () => {
    const member = await signedIn(portal);
    const { body: proposal } = await member.client.post('/api/events', { ...form, title: 'Charla de ahorro' });
    const path = `/api/admin/events/${proposal.id}`;
    const { version } = (await admin.client.get(path)).body;
    await member.client.put(`/api/events/proposals/${proposal.id}`, { ...form, title: 'Rifa de un vehículo' });
    const changed = { status: 409, body: { code: 'version_conflict', current: { title: 'Rifa de un vehículo' } } };
    expect(await admin.client.put(`${path}/publication`, { version })).toMatchObject(changed);
    expect(await admin.client.put(`${path}/return`, { reason: 'Falta el costo.', version })).toMatchObject(changed);
    expect((await portal.visitor().get(`/api/events/${proposal.id}`)).status).toBe(404);
    await finishJobs(portal, 'event-notification');
    expect((await member.client.get('/api/notifications')).body.notifications).toEqual([]);
  });

  it('is told again of a proposal that its author corrects, once while the bell is unread', async () => {
    const member = await signedIn(portal, { firstName: 'Rosa', lastName: 'Mejía' });
    const { body: proposal } = await member.client.post('/api/events', { ...form, title: 'Taller de yuca' });
    const correct = (title: string) => member.client.put(`/api/events/proposals/${proposal.id}`, { ...form, title });
    const told = async () => {
      const { notifications } = (await admin.client.get('/api/notifications')).body;
      return notifications.filter(({ href }: { href: string }) => href.endsWith(proposal.id));
    };
    await correct('Taller de casabe');
    const corrected = {
      kind: 'proposal-received',
      title: 'Propuesta de evento corregida',
      body: expect.stringMatching(/^Rosa Mejía corrigió su propuesta «Taller de casabe», el sábado, 1 de junio/),
    };
    expect(await told()).toMatchObject([{ ...corrected, readAt: null }]);
    await admin.client.post('/api/notifications/read', {});
    await correct('Taller de catibía');
    expect(await told()).toMatchObject([{ readAt: null }, { ...corrected, readAt: expect.any(String) }]);
  });

  it('is the only one who decides', async () => {
    const member = await signedIn(portal);
    const { body: proposal } = await member.client.post('/api/events', form);
    for (const [call, body] of [
      ['publication', undefined],
      ['return', { reason: 'No' }],
    ] as const) {
      const path = `/api/admin/events/${proposal.id}/${call}`;
      expect(await member.client.put(path, body)).toMatchObject({
        status: 403,
        body: { message: 'No tienes permiso para hacer esto.' },
      });
    }
  });
});

describe('GET /api/events/proposals', () => {
  it('tells what became of each, page by page, and leaves out what was never proposed', async () => {
    const member = await signedIn(portal, { role: 'admin' });
    await member.client.post('/api/admin/events', { ...form, title: 'Creado por la administración' });
    for (const title of ['Primera', 'Segunda', 'Tercera']) await member.client.post('/api/events', { ...form, title });
    const list = (await member.client.get('/api/events/proposals')).body;
    expect(list.proposals.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Primera',
      'Segunda',
      'Tercera',
    ]);
    const published = list.proposals[0].id;
    await admin.client.put(`/api/admin/events/${published}/publication`);
    expect((await member.client.get('/api/events/proposals?limit=2&page=2')).body).toMatchObject({
      proposals: [expect.anything()],
      total: 3,
      totalPages: 2,
    });
    expect((await member.client.get('/api/events/proposals')).body.proposals).toContainEqual(
      expect.objectContaining({ id: published, publication: 'published' }),
    );
  });
});

describe('a member', () => {
  it('withdraws a proposal, but not what was published', async () => {
    const member = await signedIn(portal);
    const { body: proposal } = await member.client.post('/api/events', form);
    const own = `/api/events/proposals/${proposal.id}`;
    expect(await member.client.delete(own)).toMatchObject({ status: 200, body: { id: proposal.id } });
    expect((await member.client.delete(own)).status).toBe(404);

    const published = await createEvent(portal.database, { createdBy: member.user.id });
    expect((await member.client.delete(`/api/events/proposals/${published.id}`)).status).toBe(404);
    expect((await member.client.put(`/api/events/proposals/${published.id}`, form)).status).toBe(404);
  });
});

it('of the proposals of one member no more than twenty wait for the office', async () => {
  const member = await signedIn(portal);
  for (let count = 0; count < 20; count += 1)
    await createEvent(portal.database, { createdBy: member.user.id, publication: 'proposed', proposedAt: new Date() });
  const refused = await member.client.post('/api/events', form);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    'Ya tienes 20 propuestas que la oficina todavía no ha revisado. Podrás enviar otra cuando revise alguna.',
  ]);
  const [{ id }] = (await member.client.get('/api/events/proposals')).body.proposals;
  expect((await member.client.delete(`/api/events/proposals/${id}`)).status).toBe(200);
  expect((await member.client.post('/api/events', form)).status).toBe(201);
});
