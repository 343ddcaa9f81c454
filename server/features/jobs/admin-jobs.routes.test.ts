import { desc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { Jobs } from '../../core/jobs.ts';
import { users } from '../../database/schema/account.ts';
import { auditLog } from '../../database/schema/audit.ts';
import { mailBounces } from '../../database/schema/core.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, mailFrom: 'portal@prueba.example' } });
  admin = await signedIn(portal, { role: 'admin' });
});
beforeEach(async () => {
  smtp.failures = 0;
  smtp.refused.clear();
  smtp.mails.length = 0;
  await portal.database.execute(sql`delete from pgboss.job`);
  await portal.database.execute(sql`delete from pgboss.archive`);
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const list = async (state = 'failed') => (await admin.client.get(`/api/admin/jobs?state=${state}`)).body;
const lastAction = async () => {
  const [entry] = await portal.database.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return entry;
};

/** A mail that the server did not take, as the queue leaves it. */
async function failedMail(to: string, table: 'job' | 'archive' = 'job', error = '550 no such user'): Promise<string> {
  const data = { to, subject: 'Confirma tu correo', text: 'https://portal/secreto', html: '<p>secreto</p>' };
  const output = { message: error, stack: 'Error: at secret/place.ts' };
  const { rows } = await portal.database.execute<{ id: string }>(sql`
    insert into pgboss.${sql.raw(table)} (id, name, data, state, retry_count, retry_limit, created_on, completed_on,
      priority, retry_delay, retry_backoff, start_after, expire_in, keep_until, output)
    values (gen_random_uuid(), 'mail', ${JSON.stringify(data)}::jsonb, 'failed', 8, 8, now() - interval '2 hours', now(),
      0, 0, false, now(), interval '2 minutes', now() + interval '14 days',
      ${JSON.stringify(output)}::jsonb)
    returning id`);
  return rows[0]?.id ?? '';
}

describe('what failed', () => {
  it('in the database is told by the query, without what it was to hold', async () => {
    await failedMail(
      'ana@prueba.example',
      'job',
      'Failed query: insert into x values ($1)\nparams: https://portal/secreto',
    );
    expect((await list()).jobs).toMatchObject([{ error: 'Failed query: insert into x values ($1)' }]);
  });

  it('is listed with its error, also from the archive, and without the text of the mail', async () => {
    const ids = [await failedMail('ana@prueba.example'), await failedMail('beto@prueba.example', 'archive')];
    const { jobs, total, counts } = await list();
    expect([total, counts]).toEqual([2, { failed: 2, retry: 0 }]);
    expect(jobs.map(({ id }: { id: string }) => id).sort()).toEqual(ids.sort());
    expect(jobs).toContainEqual({
      id: expect.any(String),
      queue: 'mail',
      state: 'failed',
      mail: { to: 'ana@prueba.example', subject: 'Confirma tu correo' },
      error: '550 no such user',
      attempts: 9,
      createdAt: expect.any(String),
      failedAt: expect.any(String),
      nextAt: null,
    });
    expect(JSON.stringify(jobs)).not.toContain('secret');
  });

  it('is done again when somebody says so, with the work it had', async () => {
    const id = await failedMail('ana@prueba.example', 'archive');
    expect(await admin.client.post(`/api/admin/jobs/${id}/retry`)).toMatchObject({ status: 200, body: { id } });
    await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([['ana@prueba.example']]);
    expect((await list()).total).toBe(0);
    expect(await lastAction()).toMatchObject({
      action: 'job.retry',
      targetType: 'job',
      targetLabel: 'Confirma tu correo (ana@prueba.example)',
      details: { queue: 'mail' },
    });
  });

  it('since a moment is done again all at once, and what failed before is left', async () => {
    const before = await failedMail('antes@prueba.example', 'archive');
    await portal.database.execute(
      sql`update pgboss.archive set completed_on = now() - interval '3 hours' where id = ${before}`,
    );
    await failedMail('ana@prueba.example', 'archive');
    await failedMail('beto@prueba.example');
    const since = new Date(Date.now() - 60 * 60_000).toISOString();
    const retry = (body: unknown) => admin.client.post('/api/admin/jobs/retry', body);
    expect(await retry({ since })).toMatchObject({ status: 200, body: { retried: 2 } });
    const arrived = () => smtp.mails.flatMap(({ to }) => to).sort();
    await expect.poll(arrived).toEqual(['ana@prueba.example', 'beto@prueba.example']);
    expect((await list()).jobs).toMatchObject([{ id: before }]);
    expect(await lastAction()).toMatchObject({ action: 'job.retry', targetId: 'all', details: { since, retried: 2 } });
    expect((await retry({ since })).body).toEqual({ retried: 0 });
    expect(await retry({ since: 'ayer' })).toMatchObject({
      status: 400,
      body: { fields: { since: expect.any(String) } },
    });
  });

  it('is discarded, and then gone', async () => {
    const id = await failedMail('ana@prueba.example');
    expect((await admin.client.delete(`/api/admin/jobs/${id}`)).body).toEqual({ id });
    expect((await list()).jobs).toEqual([]);
    expect(await lastAction()).toMatchObject({ action: 'job.discard', targetId: id });
    for (const answer of [
      await admin.client.delete(`/api/admin/jobs/${id}`),
      await admin.client.post(`/api/admin/jobs/${id}/retry`),
    ]) {
      expect(answer).toMatchObject({
        status: 404,
        body: { message: 'Esta tarea ya no está entre las que fallaron.' },
      });
    }
  });

  it('once is tried again by itself, and sooner when somebody says so', async () => {
    smtp.failures = 1;
    const person = { email: 'carla@prueba.example', password: PASSWORD, firstName: 'Carla', lastName: 'Díaz' };
    await portal.visitor().post('/api/auth/register', person);
    await expect.poll(async () => (await list('retry')).total).toBe(1);
    const [job] = (await list('retry')).jobs;
    expect(job).toMatchObject({ state: 'retry', mail: { to: person.email }, attempts: 1, failedAt: null });
    expect(job.error).toContain('try again later');
    expect(new Date(job.nextAt).getTime()).toBeGreaterThan(Date.now());
    await admin.client.post(`/api/admin/jobs/${job.id}/retry`);
    await expect.poll(() => smtp.mails.length).toBe(1);
    expect((await list('retry')).total).toBe(0);
  });

  it('for good, as with an address that does not exist, is not tried again', async () => {
    smtp.unknown.add('nadie@prueba.example');
    const person = { email: 'nadie@prueba.example', password: PASSWORD, firstName: 'Nadia', lastName: 'Gil' };
    await portal.visitor().post('/api/auth/register', person);
    await expect.poll(async () => (await list()).total).toBe(1);
    expect((await list()).jobs).toMatchObject([{ mail: { to: person.email }, attempts: 1 }]);
    expect((await list()).jobs[0].error).toContain('no such user');
    expect((await list('retry')).total).toBe(0);
  });

  it.each(['state=active', 'page=0', 'limit=1000'])('is not asked for with %s', async (query) => {
    expect((await admin.client.get(`/api/admin/jobs?${query}`)).status).toBe(400);
  });
});

describe('an address that refuses mail', () => {
  const UNKNOWN = '550 5.1.1 no such user';
  const paused = async () => (await admin.client.get('/api/admin/paused-addresses')).body;
  const isStored = async (email: string) =>
    (await portal.database.select().from(mailBounces).where(eq(mailBounces.email, email))).length > 0;

  async function send(to: string, isBulk: boolean) {
    const jobs = new Jobs(portal.database, pino({ level: 'silent' }));
    const mail = { to, subject: 'Aviso', text: 'Hola', html: '<p>Hola</p>', official: true } as const;
    if (isBulk) await jobs.enqueueAll(portal.database, 'mail', [{ ...mail, isBulk }]);
    else await jobs.enqueue(portal.database, 'mail', mail);
  }

  /** A mail that its server refused, because of which the address is paused. */
  async function pausedAddress(email: string): Promise<{ id: string; email: string }> {
    smtp.refused.set(email, UNKNOWN);
    await send(email, false);
    await expect.poll(() => isStored(email)).toBe(true);
    smtp.refused.clear();
    const { addresses } = await paused();
    return addresses.find((each: { email: string }) => each.email === email);
  }

  it('is listed with the reply; notices to it are not tried, but counted', async () => {
    const { email } = await pausedAddress('pausa@prueba.example');
    await send(email.toUpperCase(), true);
    await expect.poll(async () => (await paused()).addresses[0]?.skipped).toBe(1);
    expect(smtp.mails).toEqual([]);
    expect(await paused()).toMatchObject({
      total: 1,
      addresses: [{ email, reason: UNKNOWN, refusals: 1, skipped: 1, pausedAt: expect.any(String) }],
    });
    // Only what the server refused has failed.
    expect((await list()).total).toBe(1);
  });

  it('gets what a person asks for all the same, which ends the pause when it arrives', async () => {
    const { email } = await pausedAddress('pide@prueba.example');
    await send(email, false);
    await expect.poll(() => smtp.mails.length).toBe(1);
    await expect.poll(() => isStored(email)).toBe(false);
    await send(email, true);
    await expect.poll(() => smtp.mails.length).toBe(2);
  });

  it('is tried again when the office says so, which the audit log keeps', async () => {
    const { id, email } = await pausedAddress('reanuda@prueba.example');
    expect((await admin.client.delete(`/api/admin/paused-addresses/${id}`)).body).toEqual({ id });
    expect(await lastAction()).toMatchObject({ action: 'mail.resume', targetType: 'address', targetLabel: email });
    await send(email, true);
    await expect.poll(() => smtp.mails.length).toBe(1);
    expect(await admin.client.delete(`/api/admin/paused-addresses/${id}`)).toMatchObject({
      status: 404,
      body: { message: 'Esta dirección ya no está en pausa.' },
    });
  });

  it('is tried again with all the others at once, after a trouble of the mail server', async () => {
    for (const name of ['uno', 'dos', 'tres']) await pausedAddress(`todas-${name}@prueba.example`);
    const { total } = await paused();
    expect(total).toBeGreaterThanOrEqual(3);
    const resume = () => admin.client.delete('/api/admin/paused-addresses');
    expect(await resume()).toMatchObject({ status: 200, body: { resumed: total } });
    expect(await paused()).toMatchObject({ total: 0, addresses: [] });
    const entry = { action: 'mail.resume', targetId: 'all', details: { resumed: total } };
    const written = await lastAction();
    expect(written).toMatchObject(entry);
    expect((await resume()).body).toEqual({ resumed: 0 });
    expect(await lastAction()).toEqual(written);
  });

  it('gets a failed notice that an administrator tries again', async () => {
    const { email } = await pausedAddress('reintenta@prueba.example');
    const id = await failedMail(email);
    await portal.database.execute(sql`update pgboss.job set data = data || '{"isBulk": true}' where id = ${id}`);
    await admin.client.post(`/api/admin/jobs/${id}/retry`);
    await expect.poll(() => smtp.mails.length).toBe(1);
  });

  it('is no longer paused when its owner confirms it, and leaves nothing behind when they leave', async () => {
    const { user, client } = await signedIn(portal, { isEmailVerified: false });
    await pausedAddress(user.email);
    await portal.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, user.id));
    expect(await isStored(user.email)).toBe(false);
    await pausedAddress(user.email);
    const { body } = await client.get('/api/users/data');
    expect(body.correosRechazados).toMatchObject([{ email: user.email, reason: UNKNOWN, refusals: 1 }]);
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect(await isStored(user.email)).toBe(false);
  });

  it('is the administration’s business alone', async () => {
    const { client } = await signedIn(portal);
    const address = `/api/admin/paused-addresses/${crypto.randomUUID()}`;
    for (const [who, expected] of [
      [client, 403],
      [portal.visitor(), 401],
    ] as const) {
      expect((await who.get('/api/admin/paused-addresses')).status).toBe(expected);
      expect((await who.delete(address)).status).toBe(expected);
      expect((await who.delete('/api/admin/paused-addresses')).status).toBe(expected);
    }
  });
});
