import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { freePort } from '../../tests/support/free-port.ts';
import { startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';
import { judgeMail } from '../features/status/status.policy.ts';
import { Jobs } from './jobs.ts';
import { MAX_MAIL_WAIT_MS, readMailQueue } from './mail-queue.ts';

interface StoredJob extends Record<string, unknown> {
  state: string;
  retry_count: number;
  message: string | null;
}

let portal: TestApp;
afterEach(() => portal.close());

const send = (mail: { to: string; isBulk?: true }) =>
  new Jobs(portal.database, pino({ level: 'silent' })).enqueue(portal.database, 'mail', {
    subject: 'Aviso',
    text: 'Hola',
    html: '<p>Hola</p>',
    official: true,
    ...mail,
  });

async function jobs(): Promise<StoredJob[]> {
  const { rows } = await portal.database.execute<StoredJob>(
    sql`select state, retry_count, output ->> 'message' as message from pgboss.job where name = 'mail'`,
  );
  return rows;
}

/** After its attempts that are left. */
const exhaust = () =>
  portal.database.execute(
    sql`update pgboss.job set retry_count = retry_limit, start_after = now() where name = 'mail'`,
  );

describe('a mail server that is away', () => {
  beforeEach(async () => {
    const smtpUrl = `smtp://127.0.0.1:${await freePort()}`;
    portal = await createTestApp({ config: { smtpUrl, mailDailyLimit: 10 } });
  });

  it('gives no mail up: it waits with its attempts and says why, and the light stays bad', async () => {
    await send({ to: 'ana@prueba.example' });
    await exhaust();
    await expect.poll(jobs).toMatchObject([{ state: 'retry', message: expect.stringContaining('ECONNREFUSED') }]);
    const now = new Date(Date.now() + MAX_MAIL_WAIT_MS + 60_000);
    const facts = { now, production: true, isConfigured: true, heldSince: null, failed: 0 };
    expect(judgeMail({ ...facts, ...(await readMailQueue(portal.database)) })).toBe('bad');
    // One that nobody should get has not left.
    await portal.database.execute(
      sql`insert into mail_bounces (email, reason, first_refused_at, last_refused_at, paused_at)
          values ('pausa@prueba.example', '550', now(), now(), now())`,
    );
    await send({ to: 'pausa@prueba.example', isBulk: true });
    await expect.poll(async () => (await jobs()).map(({ state }) => state).sort()).toEqual(['completed', 'retry']);
    expect(judgeMail({ ...facts, ...(await readMailQueue(portal.database)) })).toBe('bad');
    // What no server has seen does not count against the limit of the day.
    const { rows } = await portal.database.execute(sql`select count from rate_limits where key like 'mails %'`);
    expect(rows).toEqual([{ count: 0 }]);
  });
});

describe('a mail server that takes nothing', () => {
  let smtp: TestSmtpServer;
  beforeEach(async () => {
    smtp = await startSmtpServer();
    portal = await createTestApp({ config: { smtpUrl: smtp.url } });
  });
  afterEach(() => smtp.close());

  it.each(['451 4.3.0 try again later', '554 5.7.1 relay access denied'])(
    'gives no mail up for «%s» while none leaves, and gives it up while others do',
    async (reply) => {
      smtp.refused.set('ana@prueba.example', reply);
      await send({ to: 'ana@prueba.example' });
      await exhaust();
      await expect.poll(jobs).toMatchObject([{ state: 'retry', message: expect.stringContaining(reply.slice(0, 3)) }]);
      await portal.database.execute(
        sql`insert into pgboss.job (name, state, completed_on) values ('mail', 'completed', now())`,
      );
      await exhaust();
      await expect
        .poll(async () => (await jobs()).map(({ state }) => state).sort(), { timeout: 30_000 })
        .toEqual(['completed', 'failed']);
    },
  );
});
