import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskedQuestion } from '#contract/events/event-questions.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { eventRegistrations } from '../../database/schema/events.ts';

let clock = new Date('2030-03-10T16:00:00Z');
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ now: () => clock });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

const form = { title: 'Rueda', date: '2030-04-01', time: '14:00', type: 'networking', capacity: 5 };
const questions = [
  { kind: 'text', label: '¿Qué ofreces?', required: true },
  { kind: 'choice', label: 'Almuerzo', options: ['Res', 'Vegetariano'] },
  { kind: 'yes-no', label: '¿Vienes en carro?' },
];

async function askingEvent(values: object = {}) {
  const { body, status } = await admin.client.post('/api/admin/events', { ...form, questions, ...values });
  expect(status).toBe(201);
  const [offer, lunch, car] = body.questions as [AskedQuestion, AskedQuestion, AskedQuestion];
  const path = `/api/admin/events/${body.id}`;
  return { id: body.id as string, path, registration: `/api/events/${body.id}/registration`, offer, lunch, car };
}

describe('registration asks', () => {
  it('what the office wants to know, once, and refuses what is no answer', async () => {
    const { registration, offer, lunch, car } = await askingEvent();
    const { client } = await signedIn(portal);
    const post = (...answers: [AskedQuestion, string][]) =>
      client.post(registration, { answers: answers.map(([{ id }, answer]) => ({ questionId: id, answer })) });
    const empty = await client.post(registration);
    expect([empty.status, empty.body.fields]).toEqual([400, { [`answers.${offer.id}`]: 'Responde esta pregunta' }]);
    expect((await post([offer, '  '])).status).toBe(400);
    expect((await post([offer, 'Pan'], [lunch, 'Pescado'])).status).toBe(400);
    expect((await post([offer, 'Pan'], [car, 'true'])).status).toBe(400);
    expect((await post([offer, 'x'.repeat(501)])).status).toBe(400);
    expect((await post([offer, 'Pan'], [car, 'Sí'])).body).toEqual({ status: 'confirmed' });
    const own = await client.get(registration.replace('/registration', ''));
    expect(own.body.answers.map(({ answer }: { answer: string }) => answer)).toEqual(['Pan', 'Sí']);
    expect((await portal.visitor().get(registration.replace('/registration', ''))).body.answers).toEqual([]);
  });

  it('and the answers can be corrected until it closes', async () => {
    const { registration, offer } = await askingEvent({ registrationClosesAt: '2030-03-20T17:00:00-04:00' });
    const { client } = await signedIn(portal);
    const answers = [{ questionId: offer.id, answer: 'Pan' }];
    expect((await client.put(`${registration}/answers`, { answers })).status).toBe(404);
    await client.post(registration, { answers });
    const corrected = await client.put(`${registration}/answers`, {
      answers: [{ questionId: offer.id, answer: 'Queso' }],
    });
    expect(corrected.body.answers).toEqual([{ questionId: offer.id, question: '¿Qué ofreces?', answer: 'Queso' }]);
    expect((await client.put(`${registration}/answers`, { answers: [] })).status).toBe(400);
    const before = clock;
    clock = new Date('2030-03-20T21:00:00Z');
    expect((await client.put(`${registration}/answers`, { answers })).status).toBe(409);
    const late = await (await signedIn(portal)).client.post(registration, { answers });
    expect([late.status, late.body.message]).toEqual([409, 'La inscripción de este evento ya cerró.']);
    clock = before;
  });

  it('something else later: what was answered stays readable, in the list and in the file', async () => {
    const { path, registration, offer, lunch } = await askingEvent();
    const { client } = await signedIn(portal);
    await client.post(registration, { answers: [{ questionId: offer.id, answer: '=1+1' }] });
    const { body } = await admin.client.get(path);
    const kept = [
      { ...lunch, label: 'Comida' },
      { kind: 'yes-no', label: '¿Eres nuevo?' },
    ];
    const edited = await admin.client.send('PATCH', path, { version: body.version, questions: kept });
    expect(edited.body.questions.map(({ label }: AskedQuestion) => label)).toEqual(['Comida', '¿Eres nuevo?']);
    expect(edited.body.questions[0].id).toBe(lunch.id);
    // Nobody had answered the third.
    expect(edited.body.archivedQuestions.map(({ label }: AskedQuestion) => label)).toEqual(['¿Qué ofreces?']);
    const { body: list } = await admin.client.get(`${path}/attendees`);
    expect(list.attendees[0].answers).toEqual([{ questionId: offer.id, question: '¿Qué ofreces?', answer: '=1+1' }]);
    const [header, row] = ((await admin.client.get(`${path}/attendees.csv`)).body as string).split('\r\n');
    expect(header).toContain(',Comida,¿Eres nuevo?,¿Qué ofreces? (retirada)');
    expect(row).toMatch(/,,,'=1\+1$/);
  });

  it.each([
    [[{ kind: 'choice', label: 'Almuerzo', options: ['Res'] }]],
    [[{ kind: 'choice', label: 'Almuerzo', options: ['Res', 'Res'] }]],
    [[{ kind: 'text', label: ' ' }]],
    [[{ kind: 'mapa', label: 'Dónde' }]],
    [Array(11).fill({ kind: 'text', label: 'Otra' })],
  ])('but not %j', async (wrong) => {
    expect((await admin.client.post('/api/admin/events', { ...form, questions: wrong })).status).toBe(400);
  });

  it('and what somebody answered goes with the account', async () => {
    const { registration, offer } = await askingEvent({ date: '2020-01-01' });
    const { client, user } = await signedIn(portal);
    const eventId = registration.split('/')[3] ?? '';
    const answers = [{ questionId: offer.id, question: 'Oferta', answer: 'Pan' }];
    await portal.database.insert(eventRegistrations).values({ eventId, userId: user.id, answers });
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    const rows = await portal.database.select({ answers: eventRegistrations.answers }).from(eventRegistrations);
    expect(JSON.stringify(rows)).not.toContain('Oferta');
  });
});

describe('an event of the office', () => {
  it('shows its link to those with a seat alone, on the page and in their calendar', async () => {
    const onlineUrl = 'https://reunion.example/sala';
    const { id, registration } = await askingEvent({ onlineUrl, questions: [], capacity: 1 });
    const [seated, waiting] = [await signedIn(portal), await signedIn(portal)];
    await seated.client.post(registration);
    await waiting.client.post(registration);
    const page = `/api/events/${id}`;
    const calendar = async (client: typeof seated.client) =>
      ((await client.get(`${page}/calendar.ics`)).body as string).replaceAll('\r\n ', '');
    expect((await seated.client.get(page)).body).toMatchObject({ isOnline: true, onlineUrl });
    expect(await calendar(seated.client)).toContain(onlineUrl);
    for (const client of [waiting.client, portal.visitor(), admin.client]) {
      expect((await client.get(page)).body).toMatchObject({ isOnline: true, onlineUrl: null });
      expect(await calendar(client)).not.toContain(onlineUrl);
    }
    const lists = await Promise.all(['/api/events', '/api/events/calendar.ics'].map((path) => seated.client.get(path)));
    expect(JSON.stringify(lists.map(({ body }) => body))).not.toContain('reunion.example');
  });

  it('has one price, and a lower one for members, and what is left out stays', async () => {
    const { id, path } = await askingEvent({ price: '1500', memberPrice: 0 });
    expect((await admin.client.put(path, { ...form, title: 'Otra', price: '1500' })).body).toMatchObject({
      price: 'RD$ 1,500',
      memberPrice: 0,
      questions: [{}, {}, {}],
    });
    expect((await portal.visitor().get(`/api/events/${id}`)).body).toMatchObject({ memberPrice: 0 });
    const { body: calendar } = await portal.visitor().get(`/api/events/${id}/calendar.ics`);
    expect((calendar as string).replaceAll('\r\n ', '')).toContain('Precio: RD$ 1\\,500 · Miembros: Gratis');
  });

  it.each([
    { price: 'Gratis', memberPrice: 100 },
    { price: 'A convenir', memberPrice: 100 },
    { price: '500', memberPrice: 500 },
  ])('is refused with prices that contradict each other: %j', async (prices) => {
    const { status, body } = await admin.client.post('/api/admin/events', { ...form, ...prices });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['memberPrice']]);
    const { path } = await askingEvent({ price: '800', memberPrice: 700 });
    const { version } = (await admin.client.get(path)).body;
    expect((await admin.client.patch(path, { price: prices.price, version })).body.fields).toHaveProperty(
      'memberPrice',
    );
  });

  it('is answered by the office for a guest: nothing is required of it, and it can be done later', async () => {
    const { path, offer, lunch } = await askingEvent();
    const guest = { firstName: 'Rosa', lastName: 'Marte' };
    const answers = [{ questionId: lunch.id, answer: 'Res' }];
    const wrong = await admin.client.post(`${path}/attendees`, {
      ...guest,
      answers: [{ ...answers[0], answer: 'Pez' }],
    });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, [`answers.${lunch.id}`]]);
    const added = await admin.client.post(`${path}/attendees`, { ...guest, answers });
    expect(added).toMatchObject({ status: 201, body: { answers: [{ question: 'Almuerzo', answer: 'Res' }] } });
    const later = await admin.client.put(`${path}/attendees/${added.body.id}/answers`, {
      answers: [...answers, { questionId: offer.id, answer: 'Pan' }],
    });
    expect(later.body.answers.map(({ answer }: { answer: string }) => answer)).toEqual(['Pan', 'Res']);
    const file = await admin.client.get(`${path}/attendees.csv`);
    expect(file.body).toContain('Pan,Res');
    const missing = `${path}/attendees/${crypto.randomUUID()}/answers`;
    expect((await admin.client.put(missing, { answers })).status).toBe(404);
  });

  it.each([
    { onlineUrl: 'http://reunion.example' },
    { onlineUrl: 'javascript:alert(1)' },
    { memberPrice: -1 },
    { price: '900', memberPrice: 10.5 },
    { price: '900', memberPrice: 99_999_999 },
    { registrationClosesAt: 'mañana' },
    { registrationClosesAt: '2030-04-01T14:01:00-04:00' },
  ])('is refused with %j', async (values) => {
    expect((await admin.client.post('/api/admin/events', { ...form, ...values })).status).toBe(400);
  });

  it('has none of it when a member proposes one', async () => {
    const { client } = await signedIn(portal);
    const office = { onlineUrl: 'https://reunion.example', memberPrice: 5, questions };
    const { body } = await client.post('/api/events', { ...form, ...office });
    expect(body).toMatchObject({ isOnline: false, memberPrice: null, questions: [] });
  });

  it('says in a calendar what its description says, without the signs of Markdown', async () => {
    const event = await createOpenEvent(portal.database, {
      description: 'Trae **tu cédula** y [mira](https://a.example)',
    });
    const { body } = await portal.visitor().get(`/api/events/${event.id}/calendar.ics`);
    expect(body).toContain('DESCRIPTION:Trae tu cédula y mira');
  });
});
