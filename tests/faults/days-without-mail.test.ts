import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { Jobs } from '../../server/core/jobs.ts';
import { createTestApp } from '../support/app.ts';
import { freePort } from '../support/free-port.ts';
import { setDatabaseReadOnly } from '../support/read-only-database.ts';
import { startSmtpServer } from '../support/smtp-server.ts';

const DAYS = 3;
const MAILS_A_DAY = 2;

it('three days without a mail server: every mail waits, and all leave once when it is back', async () => {
  const port = await freePort();
  const portal = await createTestApp({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  const jobs = new Jobs(portal.database, pino({ level: 'silent' }));
  const queue = new PgBoss({
    db: { executeSql: (text, values) => portal.database.$client.query(text, values) },
    migrate: false,
  });
  const states = async () => {
    const { rows } = await portal.database.execute<{ state: string }>(
      sql`select case when output is null then 'untried' else state::text end as state from pgboss.job where name = 'mail'`,
    );
    return rows.map(({ state }) => state);
  };
  const sent: string[] = [];
  for (let day = 0; day < DAYS; day += 1) {
    for (let count = 0; count < MAILS_A_DAY; count += 1) {
      const to = `dia${day}-${count}@prueba.example`;
      const mail = { to, subject: 'Aviso', text: 'Hola', html: '<p>Hola</p>', official: true } as const;
      await jobs.enqueue(portal.database, 'mail', mail);
      sent.push(to);
    }
    // Those of the days before too, though none of their attempts is left.
    await expect.poll(states, { timeout: 120_000 }).toEqual(sent.map(() => 'retry'));
    await portal.database.execute(sql`update pgboss.job set created_on = created_on - interval '1 day',
      keep_until = keep_until - interval '1 day', start_after = now(), retry_count = retry_limit, output = null where name = 'mail'`);
    // What the queue does by itself once a day: it expires, archives and drops.
    await queue.maintain();
  }
  const smtp = await startSmtpServer(port);
  await expect.poll(states, { timeout: 120_000 }).toEqual(sent.map(() => 'completed'));
  expect(smtp.mails.flatMap(({ to }) => to).sort()).toEqual(sent);
  await portal.close();
  await smtp.close();
});

it('a mail that leaves while the database takes no writes is marked as soon as it does, and leaves once', async () => {
  const smtp = await startSmtpServer();
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
  const portal = await createTestApp({ config: { smtpUrl: smtp.url }, log });
  smtp.beforeAccepting = () => setDatabaseReadOnly(portal.connection, true);
  const mail = {
    to: 'ana@prueba.example',
    subject: 'Aviso',
    text: 'Hola',
    html: '<p>Hola</p>',
    official: true,
  } as const;
  await new Jobs(portal.database, pino({ level: 'silent' })).enqueue(portal.database, 'mail', mail);
  await expect.poll(() => lines.join('')).toMatch(/"attempt":8,"msg":"job not marked at once"/);
  await setDatabaseReadOnly(portal.connection, false);
  const states = () => portal.database.execute(sql`select state from pgboss.job where name = 'mail'`);
  await expect.poll(async () => (await states()).rows).toEqual([{ state: 'completed' }]);
  expect(smtp.mails).toHaveLength(1);
  await portal.close();
  await smtp.close();
});
