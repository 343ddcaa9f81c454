import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { connections } from '../../database/schema/networking.ts';
import { notifications } from '../../database/schema/notifications.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Two processes on one database: the mutex of one does not order the requests of the other. */
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  first = await createTestApp();
  second = await createTestApp({ sharing: first });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

async function twoBrowsers(): Promise<{ user: Person['user']; clients: Person['client'][] }> {
  const { user, client } = await signedIn(first);
  const other = second.visitor();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return { user, clients: [client, other] };
}

/** Retries while the portal answers 503. */
async function insist(client: Person['client'] | undefined, receiverId: string | undefined) {
  for (;;) {
    const answer = await client?.post('/api/connections/send', { receiverId });
    if (answer?.status !== 503) return answer;
  }
}

const rows = () => first.database.select().from(connections);

it('of 200 crossed and repeated requests at once, each pair is left with one row', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, twoBrowsers));
  const requests = Array.from({ length: 200 }, (_, index) => {
    const from = people[index % 5];
    const to = people[(index + 1 + (Math.floor(index / 5) % 4)) % 5];
    return insist(from?.clients[index % 2], to?.user.id);
  });
  const answers = await Promise.all(requests);
  expect(new Set(answers.map((answer) => answer?.status))).toEqual(new Set([201]));
  const found = await rows();
  expect(found).toHaveLength(10);
  // Everybody asked everybody, so all are connected, and each was asked and accepted once.
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['accepted']));
  const kinds = (await first.database.select().from(notifications)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'connection-request')).toHaveLength(10);
  expect(kinds.filter((kind) => kind === 'connection-accepted')).toHaveLength(10);
});

it('of answers, withdrawals and blocks at once, one row or none is left, and never a trace of a blocked one', async () => {
  for (let round = 0; round < 6; round += 1) {
    await first.database.delete(connections);
    const [ana, luis] = [await twoBrowsers(), await twoBrowsers()];
    const { id } = (await ana.clients[0]?.post('/api/connections/send', { receiverId: luis.user.id }))?.body ?? {};
    const answers = await Promise.all([
      luis.clients[0]?.put(`/api/connections/${id}/respond`, { status: 'accepted' }),
      luis.clients[1]?.put(`/api/connections/${id}/respond`, { status: 'rejected' }),
      ana.clients[0]?.delete(`/api/connections/${id}`),
      ana.clients[1]?.post('/api/connections/send', { receiverId: luis.user.id }),
      luis.clients[0]?.put(`/api/members/${ana.user.id}/block`),
      ana.clients[1]?.put(`/api/members/${luis.user.id}/block`),
    ]);
    for (const answer of answers) expect([200, 201, 404, 409]).toContain(answer?.status);
    const found = await rows();
    expect(found).toHaveLength(1);
    expect(found[0]?.status).toBe('blocked');
    expect(
      answers
        .slice(4)
        .map((answer) => answer?.status)
        .sort(),
    ).toEqual([200, 404]);
  }
});
