import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createEvent, createOpenEvent, createUser, signedIn } from '../../../tests/support/factories.ts';
import { finishJobs } from '../../../tests/support/finish-jobs.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { parseConfig } from '../../core/config.ts';
import { Jobs } from '../../core/jobs.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { announceEvent, promoteWaitlists, sendReminders } from './event-maintenance.service.ts';

let smtp: TestSmtpServer;
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  one = await createTestApp({ config: { smtpUrl: smtp.url } });
  two = await createTestApp({ config: { smtpUrl: smtp.url }, sharing: one });
});
beforeEach(async () => {
  await one.database.delete(events);
  await one.database.delete(notifications);
});
afterAll(async () => {
  await two.close();
  await one.close();
  await smtp.close();
});

/** Dependencies of the scheduled job. */
function processAt(moment: string, portal = one) {
  const log = pino({ level: 'silent' });
  const config = parseConfig({ PUBLIC_URL: 'https://portal.example' });
  return { database: portal.database, config, jobs: new Jobs(portal.database, log), now: () => new Date(moment) };
}

async function notices(kind: string) {
  await finishJobs(one, 'event-notification');
  const rows = await one.database
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.kind, kind));
  return rows.map((row) => row.userId).sort();
}

async function seat(eventId: string, values: Partial<typeof eventRegistrations.$inferInsert> = {}) {
  const user = await createUser(one.database);
  await one.database
    .insert(eventRegistrations)
    .values({ eventId, userId: user.id, registeredAt: new Date('2030-01-01T12:00:00Z'), ...values });
  return user;
}

const tomorrow = { date: '2030-08-28', time: '08:30' };

describe('the reminder', () => {
  it('goes to everybody with a seat the day before, once, though two processes send at the same time', async () => {
    const event = await createOpenEvent(one.database, { title: 'Conferencia', ...tomorrow });
    const people = await Promise.all(Array.from({ length: 120 }, () => seat(event.id)));
    await seat(event.id, { status: 'waitlisted' });
    await seat((await createOpenEvent(one.database, { date: '2030-08-29' })).id);
    await seat((await createOpenEvent(one.database, { date: '2030-08-27' })).id);
    await seat((await createOpenEvent(one.database, { ...tomorrow, status: 'cancelled' })).id);
    await seat((await createOpenEvent(one.database, { ...tomorrow, publication: 'draft' })).id);

    const processes = [processAt('2030-08-27T12:00:00Z'), processAt('2030-08-27T12:00:00Z', two)];
    const sent = await Promise.all([...processes, ...processes].map(sendReminders));
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(120);
    expect(await sendReminders(processAt('2030-08-27T18:00:00Z'))).toBe(0);
    expect(await notices('event-reminder')).toEqual(people.map(({ id }) => id).sort());
    const reminders = () => smtp.mails.filter((mail) => mailSubject(mail) === 'Mañana: Conferencia');
    await expect.poll(() => reminders().length, { timeout: 90_000, interval: 200 }).toBe(120);
    expect(new Set(reminders().map(({ to }) => to[0])).size).toBe(120);
    expect(mailPart(reminders()[0] as never, 'text/plain')).toContain('Hora: 8:30 a. m.');
  });

  it('waits for the morning in Santo Domingo, and does not come two days before', async () => {
    const event = await createOpenEvent(one.database, tomorrow);
    await seat(event.id);
    // Eleven at night of the 26th there; it is the 27th in UTC.
    expect(await sendReminders(processAt('2030-08-27T03:00:00Z'))).toBe(0);
    expect(await sendReminders(processAt('2030-08-27T11:59:00Z'))).toBe(0);
    expect(await sendReminders(processAt('2030-08-27T12:00:00Z'))).toBe(1);
  });

  it('does not follow on the heels of the confirmation', async () => {
    const event = await createOpenEvent(one.database, tomorrow);
    await seat(event.id, { registeredAt: new Date('2030-08-27T14:30:00Z') });
    expect(await sendReminders(processAt('2030-08-27T15:00:00Z'))).toBe(0);
    expect(await sendReminders(processAt('2030-08-27T15:35:00Z'))).toBe(1);
  });

  it('comes again when the event moved to another day', async () => {
    const event = await createOpenEvent(one.database, tomorrow);
    await seat(event.id);
    await sendReminders(processAt('2030-08-27T12:00:00Z'));
    const admin = await signedIn(one, { role: 'admin' });
    const form = { title: event.title, time: '08:30', registrationRequired: true };
    await admin.client.put(`/api/admin/events/${event.id}`, { ...form, date: '2030-09-28' });
    expect(await sendReminders(processAt('2030-09-27T12:00:00Z'))).toBe(1);
    await admin.client.put(`/api/admin/events/${event.id}`, { ...form, date: '2030-09-28', location: 'Otro' });
    expect(await sendReminders(processAt('2030-09-27T13:00:00Z'))).toBe(0);
  });
});

describe('a seat whose holder left the portal', () => {
  it('goes to who waits', async () => {
    const event = await createOpenEvent(one.database, { ...tomorrow, capacity: 1 });
    const holder = await seat(event.id);
    const waiting = await seat(event.id, { status: 'waitlisted' });
    await promoteWaitlists(processAt('2030-08-01T12:00:00Z'));
    expect(await notices('event-promoted')).toEqual([]);

    await one.database.delete(users).where(eq(users.id, holder.id));
    const processes = [processAt('2030-08-01T12:00:00Z'), processAt('2030-08-01T12:00:00Z', two)];
    await Promise.all(processes.map(promoteWaitlists));
    expect(await notices('event-promoted')).toEqual([waiting.id]);
  });
});

describe('a new event', () => {
  it('is told to those who activated the notifications, once', async () => {
    const [subscriber, quiet, leaver] = await Promise.all([signedIn(one), signedIn(one), signedIn(one)]);
    expect((await subscriber.client.get('/api/events/notifications')).body).toEqual({ enabled: false });
    expect((await subscriber.client.put('/api/events/notifications')).body).toEqual({ enabled: true });
    expect((await subscriber.client.put('/api/events/notifications')).body).toEqual({ enabled: true });
    expect((await subscriber.client.get('/api/events/notifications')).body).toEqual({ enabled: true });
    await leaver.client.put('/api/events/notifications');
    expect((await leaver.client.delete('/api/events/notifications')).body).toEqual({ enabled: false });
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await one.visitor().send(method, '/api/events/notifications')).status).toBe(401);
    }

    const admin = await signedIn(one, { role: 'admin' });
    const form = { title: 'Foro del turismo', date: '2099-05-01', time: '09:00', description: 'Una jornada.' };
    const { body: event } = await admin.client.post('/api/admin/events', form);
    const mails = () => smtp.mails.filter((mail) => mailSubject(mail) === 'Nuevo evento: Foro del turismo');
    await expect.poll(mails).toHaveLength(1);
    expect(mails()[0]?.to).toEqual([subscriber.user.email]);
    expect(mailPart(mails()[0] as never, 'text/plain')).toContain('Puedes desactivarlas cuando quieras');
    expect(await notices('event-new')).toEqual([subscriber.user.id]);
    expect(await notices('event-new')).not.toContain(quiet.user.id);

    await admin.client.delete(`/api/admin/events/${event.id}/publication`);
    await admin.client.put(`/api/admin/events/${event.id}/publication`);
    await announceEvent(processAt('2030-01-01T12:00:00Z'), event.id);
    expect(await notices('event-new')).toEqual([subscriber.user.id]);
  });

  it.each([
    ['is a draft', { publication: 'draft' as const }],
    ['was cancelled', { status: 'cancelled' as const }],
    ['is over', { date: '2020-01-01' }],
  ])('is told to nobody while it %s', async (_name, values) => {
    const { client } = await signedIn(one);
    await client.put('/api/events/notifications');
    const event = await createEvent(one.database, values);
    await announceEvent(processAt('2030-01-01T12:00:00Z'), event.id);
    expect(await notices('event-new')).toEqual([]);
  });
});
