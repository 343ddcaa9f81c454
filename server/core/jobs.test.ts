import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { type JobData, Jobs } from './jobs.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.close());

const mail = { to: 'ana@prueba.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>' };

async function startJobs() {
  const jobs = new Jobs(test.database, pino({ level: 'silent' }));
  await jobs.start();
  return jobs;
}

async function states() {
  const { rows } = await test.database.execute<{ state: string }>('select state from pgboss.job order by created_on');
  return rows.map(({ state }) => state);
}

it('a queue that an earlier version made gets the options of this one', async () => {
  const queues = () => test.database.execute('select * from pgboss.queue order by name');
  const known = (await queues()).rows.map(({ updated_on: _, ...options }) => options);
  await test.database.execute('update pgboss.queue set retry_limit = 1, expire_seconds = 1');
  await Jobs.prepare(test.database.$client);
  expect((await queues()).rows).toMatchObject(known);
});

it('work that is done leaves nothing of what it was told', async () => {
  const held = async () =>
    (await test.database.execute<{ data: unknown }>('select data from pgboss.job order by created_on')).rows;
  const jobs = await startJobs();
  await jobs.enqueue(test.database, 'mail', { ...mail, text: 'https://portal.example/restablecer?token=secreto' });
  expect(JSON.stringify(await held())).toContain('secreto');
  jobs.work('mail', async () => {});
  await expect.poll(states).toEqual(['completed']);
  expect(await held()).toEqual([{ data: null }]);
  await jobs.stop();
});

it('work of every kind whose process is killed is done by another process, or by the next run of its schedule', async () => {
  const killed = await startJobs();
  const { rows: queues } = await test.database.execute<{ name: keyof JobData; retry_limit: number }>(
    "select name, retry_limit from pgboss.queue where name not like '\\_\\_%' order by name",
  );
  const scheduled = queues.filter((queue) => queue.retry_limit === 0).map(({ name }) => name);
  for (const { name } of queues) {
    if (!scheduled.includes(name)) await killed.enqueue(test.database, name, {} as JobData[typeof name]);
    killed.work(name, () => new Promise(() => {}));
  }
  await killed.enqueueDue();
  await expect.poll(states).toEqual(queues.map(() => 'active'));
  // It never comes back; what it had begun expires, and its interval is over.
  await test.database.execute(
    sql`update pgboss.job set started_on = now() - expire_in - interval '1 second', singleton_on = singleton_on - interval '1 day'`,
  );
  const boss = new PgBoss({
    db: { executeSql: (text, values) => test.database.$client.query(text, values) },
    migrate: false,
  });
  await boss.maintain();
  await test.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

  const other = await startJobs();
  const done: string[] = [];
  for (const { name } of queues) other.work(name, async () => void done.push(name));
  await other.enqueueDue();
  await expect.poll(() => [...done].sort()).toEqual(queues.map(({ name }) => name).sort());
  expect(scheduled).not.toEqual([]);
  await Promise.all([killed.stop(), other.stop()]);
});

describe('jobs', () => {
  it('that were not committed are never done', async () => {
    const jobs = await startJobs();
    const rolledBack = test.database.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'mail', mail);
      await jobs.enqueueAll(transaction, 'mail', [mail, mail]);
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    expect(await states()).toEqual([]);
    await jobs.stop();
  });

  it('by the hundreds are each done once by one of several workers', async () => {
    const done: string[] = [];
    const processes = [await startJobs(), await startJobs(), await startJobs()];
    const list = Array.from({ length: 250 }, (_, index) => ({ ...mail, subject: String(index) }));
    await processes[0]?.enqueueAll(test.database, 'mail', list);
    for (const jobs of processes) jobs.work('mail', async ({ subject }) => void done.push(subject));
    await expect.poll(() => done.length).toBe(250);
    await Promise.all(processes.map((jobs) => jobs.stop()));
    expect(new Set(done).size).toBe(250);
    expect(new Set(await states())).toEqual(new Set(['completed']));
  });

  it('that one person waits for are done before those for many, though they came later', async () => {
    const jobs = await startJobs();
    await jobs.enqueueAll(test.database, 'mail', [mail, mail, mail]);
    await jobs.enqueue(test.database, 'mail', { ...mail, subject: 'Tu enlace' });
    const done: string[] = [];
    jobs.work('mail', async ({ subject }) => void done.push(subject));
    await expect.poll(() => done).toEqual(['Tu enlace', 'Hola', 'Hola', 'Hola']);
    await jobs.stop();
  });

  it('that fail are tried again later', async () => {
    const jobs = await startJobs();
    await jobs.enqueue(test.database, 'mail', mail);
    jobs.work('mail', async () => {
      throw new Error('the mail server is away');
    });
    await expect.poll(states).toEqual(['retry']);
    const { rows } = await test.database.execute(
      'select start_after > now() + interval $$20 s$$ as later from pgboss.job',
    );
    expect(rows).toEqual([{ later: true }]);
    await jobs.stop();
  });

  it('under way when the portal stops are finished and marked, and no other is begun', async () => {
    const jobs = await startJobs();
    await jobs.enqueueAll(test.database, 'mail', [mail, mail]);
    let begun = 0;
    jobs.work('mail', async () => {
      begun += 1;
      await wait(300);
    });
    await expect.poll(() => begun).toBe(1);
    await jobs.stop();
    expect(begun).toBe(1);
    expect((await states()).sort()).toEqual(['completed', 'created']);
  });
});

it('an outage of the database is logged once, however often every queue asks', async () => {
  const lines: string[] = [];
  const jobs = new Jobs(test.database, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }));
  await jobs.start();
  await test.database.execute(sql`alter table pgboss.job rename to gone`);
  let asked = 0;
  jobs.repeat(1, async () => {
    asked += 1;
    await test.database.execute(sql`select from pgboss.job`);
  });
  jobs.work('mail', async () => {});
  jobs.work('newsletter-issue', async () => {});
  await expect.poll(() => asked).toBeGreaterThan(50);
  await jobs.stop();
  // At most one for each place that asks.
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(2);
});
