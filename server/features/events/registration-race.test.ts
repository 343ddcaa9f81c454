import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, signedIn } from '../../../tests/support/factories.ts';
import { finishJobs } from '../../../tests/support/finish-jobs.ts';
import { mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { stressSize } from '../../../tests/support/thoroughness.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { notifications } from '../../database/schema/notifications.ts';

const MEMBERS = stressSize({ usual: 50, thorough: 100 });
const SEATS = 10;

let smtp: TestSmtpServer;
let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  one = await createTestApp({ config: { smtpUrl: smtp.url } });
  two = await createTestApp({ config: { smtpUrl: smtp.url }, sharing: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
  await smtp.close();
});

interface Member {
  client: ApiClient;
  id: string;
  email: string;
}

async function listMembers(): Promise<Member[]> {
  const members: Member[] = [];
  for (let number = 0; number < MEMBERS; number += 1) {
    const { client, user } = await signedIn(number % 2 ? one : two);
    members.push({ client, id: user.id, email: user.email });
  }
  return members;
}

/** On a busy machine the queue for one event may be refused with a 503: repeated, as the response asks for. */
async function untilServed(send: () => ReturnType<ApiClient['post']>) {
  let answer = await send();
  while (answer.status === 503) answer = await send();
  return answer;
}

const mailsAbout = (subject: string) => smtp.mails.filter((mail) => mailSubject(mail).startsWith(subject));

it('many members at once, through two portals, for 10 seats; ten cancel, and the first ten who wait get theirs', async () => {
  const event = await createOpenEvent(one.database, { title: 'Rueda de negocios', capacity: SEATS });
  const path = `/api/events/${event.id}/registration`;
  const members = await listMembers();

  const answers = await Promise.all(members.map(({ client }) => untilServed(() => client.post(path))));
  expect(answers.map(({ status }) => status)).toEqual(Array(MEMBERS).fill(200));
  const confirmed = members.filter((_, index) => answers[index]?.body.status === 'confirmed');
  const waiting = members
    .map((member, index) => ({ member, position: answers[index]?.body.position as number | undefined }))
    .filter((each) => each.position !== undefined)
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  expect(confirmed).toHaveLength(SEATS);
  expect(waiting.map(({ position }) => position)).toEqual(
    Array.from({ length: MEMBERS - SEATS }, (_, index) => index + 1),
  );

  const queue = await one.database
    .select({ userId: eventRegistrations.userId, status: eventRegistrations.status })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, event.id))
    .orderBy(asc(eventRegistrations.registeredAt), asc(eventRegistrations.id));
  expect(queue.slice(0, SEATS).every(({ status }) => status === 'confirmed')).toBe(true);
  // The positions in the responses are those of the waiting list.
  expect(queue.slice(SEATS).map(({ userId }) => userId)).toEqual(waiting.map(({ member }) => member.id));

  await Promise.all(confirmed.map(({ client }) => untilServed(() => client.delete(path))));
  const promoted = waiting.slice(0, SEATS).map(({ member }) => member);
  const seated = await one.database
    .select({ userId: eventRegistrations.userId, status: eventRegistrations.status })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.eventId, event.id));
  expect(seated).toHaveLength(MEMBERS - SEATS);
  const holders = seated.filter(({ status }) => status === 'confirmed').map(({ userId }) => userId);
  expect(holders.sort()).toEqual(promoted.map(({ id }) => id).sort());
  const [after] = await one.database.select().from(events).where(eq(events.id, event.id));
  expect(after?.registeredCount).toBe(SEATS);

  await finishJobs(one, 'event-notification');
  const told = await one.database
    .select({ userId: notifications.userId })
    .from(notifications)
    .where(eq(notifications.kind, 'event-promoted'));
  expect(told.map(({ userId }) => userId).sort()).toEqual(promoted.map(({ id }) => id).sort());

  // Confirmed, waiting, left and moved up: each by one mail, from whichever portal took the job.
  await expect.poll(() => smtp.mails.length, { timeout: 120_000, interval: 200 }).toBe(MEMBERS + 2 * SEATS);
  expect(
    mailsAbout('Ya tienes cupo')
      .map(({ to }) => to[0])
      .sort(),
  ).toEqual(promoted.map(({ email }) => email).sort());
  expect(mailsAbout('Inscripción confirmada')).toHaveLength(SEATS);
  expect(mailsAbout('Lista de espera')).toHaveLength(MEMBERS - SEATS);
  // The last job is done a moment after its mail has arrived.
  const jobsLeft = () =>
    one.database
      .execute(`select count(*)::int from pgboss.job where name = 'mail' and state <> 'completed'`)
      .then(({ rows }) => rows[0]);
  await expect.poll(jobsLeft).toEqual({ count: 0 });
}, 180_000);
