import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../tests/support/factories.ts';
import { setDatabaseReadOnly } from '../../tests/support/read-only-database.ts';
import { sessions } from '../database/schema/account.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

type Role = 'member' | 'admin';

async function signIn(role: Role): Promise<{ client: ApiClient; maxAge: number }> {
  await portal.database.delete(sessions);
  const { email } = await createUser(portal.database, { role });
  const client = portal.visitor();
  const answer = await client.post('/api/auth/login', { email, password: PASSWORD });
  return { client, maxAge: maxAgeOf(answer.headers['set-cookie']) };
}

const maxAgeOf = (cookies: string | string[] | undefined) => {
  const sid = [cookies ?? []].flat().find((cookie) => cookie.startsWith('sid='));
  return Number(/Max-Age=(\d+)/.exec(sid ?? '')?.[1]);
};

/** Backdates the session: since the sign-in, or since the last use. */
async function advanceTime({ sinceSignIn = 0, sinceUse = 0 }): Promise<void> {
  await portal.database.execute(sql`
    update sessions set
      expire = expire - make_interval(secs => ${sinceUse}),
      sess = sess || jsonb_build_object('signedInAt', to_char(now() - make_interval(secs => ${sinceSignIn}), 'YYYY-MM-DD"T"HH24:MI:SS.MSOF'))`);
}

const status = async (client: ApiClient) => (await client.get('/api/auth/user')).status;

describe.each([
  ['member', 30 * DAY, 180 * DAY],
  ['admin', 12 * HOUR, 7 * DAY],
] as const)('the session of a %s', (role, idle, total) => {
  it('ends after its time without use', async () => {
    const { client, maxAge } = await signIn(role);
    expect(maxAge).toBe(idle);
    await advanceTime({ sinceUse: idle - 60 });
    expect(await status(client)).toBe(200);
    await advanceTime({ sinceUse: idle + 60 });
    expect(await status(client)).toBe(401);
  });

  it('is read with while the database takes no writes, and extended when it does', async () => {
    const { client } = await signIn(role);
    await advanceTime({ sinceUse: idle / 2 });
    await setDatabaseReadOnly(portal.connection, true);
    await expect.poll(() => status(client)).toBe(200);
    await setDatabaseReadOnly(portal.connection, false);
    const newCookie = async () => maxAgeOf((await client.get('/api/auth/user')).headers['set-cookie']);
    await expect.poll(newCookie).toBe(idle);
  });

  it('goes on while it is used, with a new cookie now and then', async () => {
    const { client } = await signIn(role);
    await advanceTime({ sinceUse: idle / 60 });
    expect((await client.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();
    await advanceTime({ sinceUse: idle / 2, sinceSignIn: idle });
    expect(maxAgeOf((await client.get('/api/auth/user')).headers['set-cookie'])).toBe(idle);
  });

  it('ends after its time in all, however much it is used', async () => {
    const { client } = await signIn(role);
    await advanceTime({ sinceUse: 0.9 * idle, sinceSignIn: total - idle / 2 });
    const left = maxAgeOf((await client.get('/api/auth/user')).headers['set-cookie']);
    expect(left).toBeGreaterThan(idle / 2 - 60);
    expect(left).toBeLessThanOrEqual(idle / 2 + 1);
    await advanceTime({ sinceSignIn: total + 60 });
    expect(await status(client)).toBe(401);
  });
});

it('a session that began as a member’s does not last as one for an administrator', async () => {
  const { client } = await signIn('member');
  await portal.database.execute(sql`update users set role = 'admin' where role = 'member'`);
  expect(maxAgeOf((await client.get('/api/auth/user')).headers['set-cookie'])).toBe(12 * HOUR);
  await portal.database.execute(sql`update sessions set expire = now() + interval '20 days', sess = sess - 'usedAt'`);
  await advanceTime({ sinceSignIn: 13 * HOUR });
  expect(await status(client)).toBe(401);
});
