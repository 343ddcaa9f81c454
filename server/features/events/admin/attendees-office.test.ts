import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createOpenEvent, createUser, signedIn } from '../../../../tests/support/factories.ts';
import {
  mailAttachment,
  mailPart,
  mailSubject,
  startSmtpServer,
  type TestSmtpServer,
} from '../../../../tests/support/smtp-server.ts';
import { users } from '../../../database/schema/account.ts';
import { eventRegistrations, events } from '../../../database/schema/events.ts';

const NOW = new Date('2030-03-10T16:00:00Z');

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({
    config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' },
    now: () => NOW,
  });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

let number = 0;
const guest = (values: object = {}) => {
  number += 1;
  return { firstName: 'Rosa', lastName: 'Marte', email: `rosa${number}@visita.example`, ...values };
};

async function openEvent(values: Partial<typeof events.$inferInsert> = {}) {
  const event = await createOpenEvent(portal.database, { title: 'Taller', date: '2030-04-01', ...values });
  const attendees = `/api/admin/events/${event.id}/attendees`;
  const seats = async () => {
    const [row] = await portal.database
      .select({ registered: events.registeredCount, capacity: events.capacity })
      .from(events)
      .where(eq(events.id, event.id));
    return row;
  };
  return { event, attendees, seats, registration: `/api/events/${event.id}/registration` };
}

async function mailTo(email: string, subject: string) {
  const find = () => smtp.mails.find((mail) => mail.to.includes(email) && mailSubject(mail).startsWith(subject));
  await expect.poll(find).toBeDefined();
  const mail = find();
  if (!mail) throw new Error('no mail');
  return mail;
}

describe('the office adds somebody', () => {
  it('without an account, who gets a seat, a mail with the link and their price, and counts', async () => {
    const onlineUrl = 'https://reunion.example/sala';
    const { attendees, seats } = await openEvent({ capacity: 2, onlineUrl, price: 'RD$ 1,500', memberPrice: 0 });
    const rosa = guest({ phone: '809 555 0123' });
    const { status, body } = await admin.client.post(attendees, rosa);
    expect(status).toBe(201);
    expect(body).toMatchObject({ userId: null, status: 'confirmed', phone: '+18095550123', price: 'RD$ 1,500' });
    expect(await seats()).toEqual({ registered: 1, capacity: 2 });
    const mail = await mailTo(rosa.email, 'Tienes tu cupo: Taller');
    expect(mailPart(mail, 'text/plain')).toContain(onlineUrl);
    expect(mailPart(mail, 'text/plain')).toContain('RD$ 1,500');
    expect(mailAttachment(mail)?.content.replaceAll('\r\n ', '')).toContain(onlineUrl);
    const listed = await admin.client.get(`${attendees}?search=marte`);
    expect(listed.body.attendees).toHaveLength(1);
  });

  it('with an account by its address, once, and not a suspended one', async () => {
    const { attendees } = await openEvent({ price: 'RD$ 500', memberPrice: 200 });
    const user = await createUser(portal.database, { firstName: 'Beto' });
    const added = await admin.client.post(attendees, guest({ email: user.email.toUpperCase() }));
    expect(added.body).toMatchObject({ userId: user.id, firstName: 'Beto', price: 'RD$ 200' });
    expect((await admin.client.post(attendees, { userId: user.id })).status).toBe(409);
    const rosa = guest();
    expect((await admin.client.post(attendees, rosa)).status).toBe(201);
    expect((await admin.client.post(attendees, rosa)).status).toBe(409);
    const suspended = await createUser(portal.database, { suspendedAt: NOW, suspendedReason: 'Prueba' });
    expect((await admin.client.post(attendees, { userId: suspended.id })).status).toBe(409);
    expect((await admin.client.post(attendees, { userId: crypto.randomUUID() })).status).toBe(404);
  });

  it('as a guest by an address that nobody confirmed, where that is asked for', async () => {
    const confirming = await createTestApp({ config: { emailConfirmation: true }, now: () => NOW, sharing: portal });
    const client = confirming.visitor();
    client.cookies.set('sid', admin.client.cookies.get('sid') ?? '');
    const { user, client: squatter } = await signedIn(portal);
    const add = async () => {
      const { event, attendees } = await openEvent({ onlineUrl: 'https://reunion.example/sala' });
      const { body } = await client.post(attendees, guest({ email: user.email }));
      return [body.userId, (await squatter.get(`/api/events/${event.id}`)).body.onlineUrl];
    };
    expect(await add()).toEqual([null, null]);
    await portal.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id));
    expect(await add()).toEqual([user.id, 'https://reunion.example/sala']);
    await confirming.close();
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ lastName: 'x'.repeat(101) }, 'lastName'],
    [{ email: 'nada' }, 'email'],
    [{ phone: '12' }, 'phone'],
    [{ firstName: undefined }, 'firstName'],
  ])('but not with %j', async (values, field) => {
    const { attendees } = await openEvent();
    const { status, body } = await admin.client.post(attendees, guest(values));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('as an organizer, without seeing what that person hides', async () => {
    const { attendees } = await openEvent();
    const organizer = await signedIn(portal, { role: 'events' });
    const hidden = { emailVisibility: 'nobody', phoneVisibility: 'connections' } as const;
    const person = await createUser(portal.database, { firstName: 'Oculta', phone: '+18095559999', ...hidden });
    const added = await organizer.client.post(attendees, { userId: person.id });
    expect(added).toMatchObject({ status: 201, body: { firstName: 'Oculta', email: null, phone: null } });
    const texts = await Promise.all(
      ['', '.csv', `?search=${person.email}`].map(async (end) =>
        JSON.stringify((await organizer.client.get(`${attendees}${end}`)).body),
      ),
    );
    expect(texts.join()).not.toMatch(new RegExp(`${person.email}|5559999`));
    expect(texts[2]).not.toContain('Oculta');
    expect((await admin.client.get(attendees)).body.attendees[0]).toMatchObject({ email: person.email });
  });

  it('as an organizer, by an address that its owner hides: nothing tells whose it is', async () => {
    const { attendees } = await openEvent({ price: 'RD$ 500', memberPrice: 200 });
    const organizer = await signedIn(portal, { role: 'events' });
    const person = await createUser(portal.database, {
      firstName: 'Oculta',
      company: 'Firma',
      emailVisibility: 'nobody',
    });
    const stranger = guest();
    const answers = [];
    for (const email of [person.email, stranger.email]) {
      const { status, body } = await organizer.client.post(attendees, guest({ email }));
      answers.push({ status, body: { ...body, email: null, id: null, registeredAt: null } });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ status: 201, body: { userId: null, price: 'RD$ 500' } });
    // Neither on the list already nor added afterwards is that person told apart.
    expect((await organizer.client.post(attendees, { userId: person.id })).status).toBe(201);
    const other = await openEvent();
    expect((await organizer.client.post(other.attendees, { userId: person.id })).status).toBe(201);
    expect((await organizer.client.post(other.attendees, guest({ email: person.email }))).status).toBe(201);
    const third = await openEvent({ price: 'RD$ 500', memberPrice: 200 });
    const byAdmin = await admin.client.post(third.attendees, guest({ email: person.email }));
    expect(byAdmin.body).toMatchObject({ userId: person.id });
  });

  it('to a full event on the waiting list, or beyond its capacity when that is said', async () => {
    const { attendees, seats } = await openEvent({ capacity: 1 });
    await admin.client.post(attendees, guest());
    const waiting = await admin.client.post(attendees, guest());
    expect(waiting.body).toMatchObject({ status: 'waitlisted', waitlistPosition: 1 });
    const beyond = await admin.client.post(attendees, guest({ overCapacity: true }));
    expect(beyond.body.status).toBe('confirmed');
    expect(await seats()).toEqual({ registered: 2, capacity: 2 });
  });

  it('at the door of an event that began, where nobody waits, and of no cancelled one', async () => {
    const { attendees, seats } = await openEvent({ date: '2030-03-10', time: '08:00', capacity: 1 });
    const added = await admin.client.post(attendees, guest());
    expect(added.body.status).toBe('confirmed');
    expect((await admin.client.put(`${attendees}/${added.body.id}/attendance`)).body.attendedAt).not.toBeNull();
    expect((await admin.client.post(attendees, guest())).status).toBe(409);
    expect((await admin.client.post(attendees, guest({ overCapacity: true }))).body.status).toBe('confirmed');
    expect(await seats()).toEqual({ registered: 2, capacity: 2 });
    const cancelled = await openEvent({ status: 'cancelled' });
    expect((await admin.client.post(cancelled.attendees, guest())).status).toBe(409);
    const draft = await openEvent({ publication: 'draft' });
    expect((await admin.client.post(draft.attendees, guest())).status).toBe(409);
  });
});

describe('the office', () => {
  it('removes somebody, tells them why, and the seat goes to who waits', async () => {
    const { attendees, seats } = await openEvent({ capacity: 1 });
    const [rosa, next] = [guest(), guest({ firstName: 'Nidia' })];
    const { body } = await admin.client.post(attendees, rosa);
    await admin.client.post(attendees, next);
    const removed = await admin.client.send('DELETE', `${attendees}/${body.id}`, { reason: 'No pagó' });
    expect(removed.status).toBe(200);
    const text = mailPart(await mailTo(rosa.email, 'Inscripción retirada'), 'text/plain');
    for (const words of ['Lamentamos avisarte', 'Motivo: No pagó', 'Si crees que es un error,'])
      expect(text).toContain(words);
    await mailTo(next.email, 'Ya tienes cupo');
    expect(await seats()).toEqual({ registered: 1, capacity: 1 });
    expect((await admin.client.delete(`${attendees}/${body.id}`)).status).toBe(404);
  });

  it('gives a seat out of turn where one is left, and otherwise when it says so', async () => {
    const { attendees, seats } = await openEvent({ capacity: 1 });
    await admin.client.post(attendees, guest());
    const [first, second] = [
      (await admin.client.post(attendees, guest())).body,
      (await admin.client.post(attendees, guest())).body,
    ];
    expect((await admin.client.put(`${attendees}/${second.id}/seat`)).status).toBe(409);
    const given = await admin.client.put(`${attendees}/${second.id}/seat`, { overCapacity: true });
    expect(given.body).toMatchObject({ id: second.id, status: 'confirmed' });
    expect((await admin.client.put(`${attendees}/${second.id}/seat`)).body.status).toBe('confirmed');
    expect(await seats()).toEqual({ registered: 2, capacity: 2 });
    const { body } = await admin.client.get(`${attendees}?status=waitlisted`);
    expect(body.attendees.map(({ id }: { id: string }) => id)).toEqual([first.id]);
  });

  it('writes to all or to some, and says who cannot be reached', async () => {
    const { event, attendees } = await openEvent({ capacity: 2 });
    const [rosa, nidia] = [guest(), guest()];
    const { body } = await admin.client.post(attendees, rosa);
    await admin.client.post(attendees, guest({ email: null }));
    await admin.client.post(attendees, nidia);
    const content = { subject: 'Dónde parquearse', message: 'Por la calle de atrás.' };
    const preview = await admin.client.post(`${attendees}/message-preview`, { ...content, to: { status: 'all' } });
    expect(preview.body).toMatchObject({ recipients: 2, withoutEmail: 1 });
    expect(preview.body.text).toContain('Por la calle de atrás.');
    const sent = await admin.client.post(`${attendees}/messages`, { ...content, to: { attendeeIds: [body.id] } });
    expect(sent.body).toEqual({ recipients: 1, withoutEmail: 0 });
    const mail = await mailTo(rosa.email, `Dónde parquearse: ${event.title}`);
    expect(mailPart(mail, 'text/plain')).toContain('Por la calle de atrás.');
    expect(
      smtp.mails.some(
        ({ to, ...each }) => to.includes(nidia.email) && mailSubject({ to, ...each }).startsWith('Dónde'),
      ),
    ).toBe(false);
    const nobody = { ...content, to: { attendeeIds: [crypto.randomUUID()] } };
    expect((await admin.client.post(`${attendees}/messages`, nobody)).status).toBe(409);
    expect((await admin.client.post(`${attendees}/messages`, { ...content, to: {} })).status).toBe(400);
  });

  it('copies an event every month, as drafts with nobody on the list', async () => {
    const closesAt = new Date('2031-01-30T21:00:00Z');
    const { event, attendees } = await openEvent({ date: '2031-01-31', capacity: 5, registrationClosesAt: closesAt });
    await admin.client.post(attendees, guest());
    const path = `/api/admin/events/${event.id}/copies`;
    const { body, status } = await admin.client.post(path, { date: '2031-01-31', every: 'month', times: 3 });
    expect(status).toBe(201);
    const copies = body.events as {
      date: string;
      registered: number;
      registrationClosesAt: string;
      publication: string;
    }[];
    expect(copies.map(({ date }) => date)).toEqual(['2031-01-31', '2031-02-28', '2031-03-31']);
    expect(copies[1]).toMatchObject({
      registered: 0,
      publication: 'draft',
      registrationClosesAt: '2031-02-27T21:00:00.000Z',
    });
    for (const times of [0, 13, 1.5])
      expect((await admin.client.post(path, { date: '2031-01-31', times })).status).toBe(400);
    expect((await admin.client.post(path, { date: '2030-01-01', isPublished: true })).status).toBe(400);
  });

  it('is alone in all of this', async () => {
    const { event, attendees } = await openEvent();
    const { body } = await admin.client.post(attendees, guest());
    const { client } = await signedIn(portal);
    const message = { to: { status: 'all' }, subject: 'Hola', message: 'Hola' };
    const calls = (caller: typeof client) => [
      caller.post(attendees, guest()),
      caller.delete(`${attendees}/${body.id}`),
      caller.put(`${attendees}/${body.id}/seat`),
      caller.post(`${attendees}/message-preview`, message),
      caller.post(`${attendees}/messages`, message),
      caller.post(`/api/admin/events/${event.id}/copies`, { date: '2030-05-01' }),
    ];
    expect((await Promise.all(calls(client))).map(({ status }) => status)).toEqual(Array(6).fill(403));
    expect((await Promise.all(calls(portal.visitor()))).map(({ status }) => status)).toEqual(Array(6).fill(401));
  });
});

describe('at the same moment', () => {
  it('a guest and members want the last seat: one gets it, and the count is right', async () => {
    const { attendees, registration, seats, event } = await openEvent({ capacity: 1 });
    const members = [await signedIn(portal), await signedIn(portal)];
    const answers = await Promise.all([
      ...members.map(({ client }) => client.post(registration)),
      admin.client.post(attendees, guest()),
      admin.client.post(attendees, guest()),
    ]);
    expect(answers.filter(({ body }) => body.status === 'confirmed')).toHaveLength(1);
    expect(await seats()).toEqual({ registered: 1, capacity: 1 });
    const rows = await portal.database
      .select({ status: eventRegistrations.status })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.eventId, event.id));
    expect(rows.map(({ status }) => status).sort()).toEqual(['confirmed', 'waitlisted', 'waitlisted', 'waitlisted']);
  });

  it('somebody is removed while who waits is given a seat: nobody has two, and none is lost', async () => {
    const { attendees, seats } = await openEvent({ capacity: 2 });
    const people = [];
    for (let each = 0; each < 4; each += 1) people.push((await admin.client.post(attendees, guest())).body);
    const [one, two, three, four] = people;
    await Promise.all([
      admin.client.delete(`${attendees}/${one.id}`),
      admin.client.put(`${attendees}/${four.id}/seat`),
      admin.client.delete(`${attendees}/${two.id}`),
      admin.client.delete(`${attendees}/${two.id}`),
    ]);
    const { body } = await admin.client.get(attendees);
    expect(body.counts).toMatchObject({ all: 2, confirmed: 2, waitlisted: 0 });
    expect(body.attendees.map(({ id }: { id: string }) => id).sort()).toEqual([three.id, four.id].sort());
    expect(await seats()).toEqual({ registered: 2, capacity: 2 });
  });
});
