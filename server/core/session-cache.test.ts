import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { signedIn } from '../../tests/support/factories.ts';
import { recordQueries } from '../../tests/support/query-plans.ts';
import { users } from '../database/schema/account.ts';

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

/** The same browser, served by the other process. */
function atSecond(client: ApiClient): ApiClient {
  const other = second.visitor();
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
}

const readsForum = async (client: ApiClient) => (await client.get('/api/forum/posts')).status;

async function memberCachedByBoth() {
  const { client, user } = await signedIn(first);
  const other = atSecond(client);
  expect([await readsForum(client), await readsForum(other)]).toEqual([200, 200]);
  return { client, other, user };
}

it('a session is read from the database once for all who ask at the same time', async () => {
  const { client } = await signedIn(first);
  const { sent } = recordQueries(first);
  const answers = await Promise.all(Array.from({ length: 20 }, () => readsForum(client)));
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(sent.filter(({ name }) => name === 'find_viewer')).toHaveLength(1);
});

describe('a remembered session', () => {
  it('ends at once where one signs out, and for the other process as soon as it hears', async () => {
    const { client, other } = await memberCachedByBoth();
    const kept = new Map(client.cookies);
    await client.get('/api/logout');
    for (const [name, value] of kept) client.cookies.set(name, value);
    expect(await readsForum(client)).toBe(401);
    await expect.poll(() => readsForum(other)).toBe(401);
  });

  it('ends everywhere when its owner is suspended', async () => {
    const { client, other, user } = await memberCachedByBoth();
    await first.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
    await expect.poll(() => readsForum(client)).toBe(401);
    await expect.poll(() => readsForum(other)).toBe(401);
  });

  it('ends everywhere when its owner is deleted', async () => {
    const { client, other, user } = await memberCachedByBoth();
    await first.database.delete(users).where(eq(users.id, user.id));
    await expect.poll(() => readsForum(client)).toBe(401);
    await expect.poll(() => readsForum(other)).toBe(401);
  });

  it('is not trusted while nobody can be told of its end', async () => {
    const { client, other, user } = await memberCachedByBoth();
    await first.database.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where query ilike 'listen%' and datname = current_database()`);
    await first.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
    await expect.poll(() => readsForum(client)).toBe(401);
    await expect.poll(() => readsForum(other)).toBe(401);
  });
});
