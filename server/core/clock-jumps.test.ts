import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../tests/support/factories.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startSmtpServer } from '../../tests/support/smtp-server.ts';
import { siteSettings } from '../database/schema/site.ts';
import { Jobs } from './jobs.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Only that of the machine on which the portal runs: timers go on, and the database is elsewhere. */
const setClock = (offsetMs: number) => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offsetMs, shouldAdvanceTime: true });
};
afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['ahead', DAY_MS],
  ['behind', -DAY_MS],
])('while the clock of the machine is a day %s', (_where, offsetMs) => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await createTestApp({ config: { rateLimits: true } });
    await createUser(portal.database, { role: 'admin' });
    await portal.database.update(siteSettings).set({ requireRecentProof: true });
  });
  afterAll(() => portal.close());

  async function signIn() {
    const user = await createUser(portal.database);
    const client = portal.visitor();
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    return { client, user };
  }
  const startTotp = async ({ client }: Awaited<ReturnType<typeof signIn>>) =>
    (await client.post('/api/auth/totp')).status;

  it('a session begins, and counts as proved for ten minutes, no more', async () => {
    setClock(offsetMs);
    const member = await signIn();
    expect((await member.client.get('/api/auth/user')).status).toBe(200);
    expect(await startTotp(member)).toBe(200);
    const age = sql`update sessions set sess = sess || jsonb_build_object(
      'signedInAt', (sess ->> 'signedInAt')::timestamptz - interval '11 minutes') where sess ->> 'userId' = ${member.user.id}`;
    await portal.database.execute(age);
    expect(await startTotp(member)).toBe(403);
    expect((await member.client.post('/api/auth/proof/password', { password: PASSWORD })).status).toBe(200);
    expect(await startTotp(member)).toBe(200);
  });

  it('a session that began before goes on, and so it does when the clock is set right', async () => {
    const member = await signIn();
    for (const offset of [offsetMs, 0]) {
      setClock(offset);
      expect((await member.client.get('/api/auth/user')).status).toBe(200);
      expect((await member.client.get('/api/forum/posts')).status).toBe(200);
    }
  });

  it('limits count as before, and end by the clock of the database', async () => {
    const { email } = await createUser(portal.database);
    const attempt = async () =>
      (await portal.visitor().post('/api/auth/login', { email, password: 'otra cosa' })).status;
    for (let time = 0; time < 6; time += 1) expect(await attempt()).toBe(401);
    setClock(offsetMs);
    expect(await attempt()).toBe(429);
    await portal.database.execute(sql`update rate_limits set expires_at = now()`);
    expect(await attempt()).toBe(401);
  });
});

it('mail that failed while the clock was a day ahead leaves at once when it is set right', async () => {
  const port = await freePort();
  const portal = await createTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  setClock(DAY_MS);
  const mail = {
    to: 'ana@prueba.example',
    subject: 'Aviso',
    text: 'Hola',
    html: '<p>Hola</p>',
    official: true,
  } as const;
  await new Jobs(portal.database, pino({ level: 'silent' })).enqueue(portal.database, 'mail', mail);
  const states = async () => {
    const { rows } = await portal.database.execute<{ state: string }>(
      sql`select state from pgboss.job where name = 'mail'`,
    );
    return rows.map(({ state }) => state);
  };
  await expect.poll(states).toEqual(['retry']);
  setClock(0);
  await portal.database.execute(sql`update pgboss.job set start_after = now() where name = 'mail'`);
  const smtp = await startSmtpServer(port);
  await expect.poll(states).toEqual(['completed']);
  expect(smtp.mails).toHaveLength(1);
  await portal.close();
  await smtp.close();
});
