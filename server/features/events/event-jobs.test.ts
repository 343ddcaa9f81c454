import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, signedIn } from '../../../tests/support/factories.ts';
import { finishJobs } from '../../../tests/support/finish-jobs.ts';
import { Jobs } from '../../core/jobs.ts';
import { eventRegistrations } from '../../database/schema/events.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ now: () => new Date('2030-08-27T14:00:00Z') });
});
afterAll(() => portal.close());

it('the maintenance job is due once in five minutes, however many processes ask for it', async () => {
  const processes = Array.from({ length: 5 }, () => new Jobs(portal.database, pino({ level: 'silent' })));
  await Promise.all([...processes, ...processes].map((jobs) => jobs.enqueueDue()));
  const { rows } = await portal.database.execute(
    `select count(*)::int, count(distinct singleton_on)::int as slots from pgboss.job where name = 'event-maintenance'`,
  );
  // Two when the five minutes were over in between.
  expect(rows[0]?.count).toBe(rows[0]?.slots);
  expect(rows[0]?.slots).toBeLessThanOrEqual(2);
});

it('the maintenance job reminds of tomorrow, however many times it is called', async () => {
  // By the clock of this portal a notification of today is years old, and would be deleted.
  await finishJobs(portal, 'retention');
  const event = await createOpenEvent(portal.database, { date: '2030-08-28' });
  const { client, user } = await signedIn(portal);
  const registeredAt = new Date('2030-08-01T12:00:00Z');
  await portal.database.insert(eventRegistrations).values({ eventId: event.id, userId: user.id, registeredAt });
  const jobs = new Jobs(portal.database, pino({ level: 'silent' }));
  for (let time = 0; time < 3; time += 1) await jobs.enqueue(portal.database, 'event-maintenance', {});

  await finishJobs(portal, 'event-maintenance');
  expect((await client.get('/api/notifications')).body.notifications).toMatchObject([
    { kind: 'event-reminder', title: 'Tu evento es mañana', href: `/events/${event.id}` },
  ]);
});
