import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { parseConfig } from '../../core/config.ts';
import { closeDatabase, openDatabase } from '../../database/database.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { DeliveryWorker } from './delivery-worker.ts';

const log = pino({ level: 'silent' });
const journalsIn = (folder: string) => readdir(join(folder, 'newsletter')).catch(() => []);

/** Files under that folder that this process holds open, where the system tells. */
async function heldIn(folder: string): Promise<string[]> {
  const handles = await readdir('/proc/self/fd').catch(() => []);
  const files = await Promise.all(handles.map((handle) => readlink(`/proc/self/fd/${handle}`).catch(() => '')));
  return files.filter((file) => file.startsWith(folder));
}

let test: TestDatabase;
let dataDir: string;
beforeEach(async () => {
  test = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'portal-worker-'));
});
afterEach(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

it('leaves nothing behind when it could not be opened', async () => {
  const away = openDatabase({ host: '127.0.0.1', port: await freePort() }, () => {});
  const opening = DeliveryWorker.open({ database: away, config: parseConfig({ DATA_DIR: dataDir }), log });
  await expect(opening).rejects.toThrow('ECONNREFUSED');
  expect([await journalsIn(dataDir), await heldIn(dataDir)]).toEqual([[], []]);
  await closeDatabase(away);
});

it('keeps its journal for others when it was cut off, and no hold on it', async () => {
  const worker = await DeliveryWorker.open({
    database: test.database,
    config: parseConfig({ DATA_DIR: dataDir }),
    log,
  });
  const ofLane = sql`from pg_stat_activity where datname = current_database() and query like 'select pg_advisory_lock%'`;
  await test.database.execute(sql`select pg_terminate_backend(pid) ${ofLane}`);
  await expect.poll(async () => (await test.database.execute(sql`select 1 ${ofLane}`)).rows).toEqual([]);
  const work = {
    issueId: crypto.randomUUID(),
    attempts: 0,
    mailFor: () => expect.fail(),
    stopping: AbortSignal.any([]),
  };
  await expect(worker.run(work)).rejects.toThrow();
  await worker.close();
  expect([(await journalsIn(dataDir)).length, await heldIn(dataDir)]).toEqual([1, []]);
});

it('hands nothing over that somebody else has taken over meanwhile, and leaves their outcome', async () => {
  const { database } = test;
  const email = 'ana@prueba.example';
  const [issue] = await database.insert(newsletterIssues).values({ subject: 'Boletín' }).returning();
  const [reader] = await database.insert(newsletterSubscribers).values({ email, confirmedAt: new Date() }).returning();
  const issueId = issue?.id ?? '';
  await database.insert(newsletterDeliveries).values({ issueId, subscriberId: reader?.id ?? '' });
  const smtp = await startSmtpServer();
  smtp.beforeRecipient = () => database.update(newsletterDeliveries).set({ state: 'sent', lane: null, attempts: 1 });
  const config = parseConfig({ DATA_DIR: dataDir, SMTP_URL: smtp.url });
  const worker = await DeliveryWorker.open({ database, config, log });
  const mailFor = () => ({ messageId: '<1@x>', to: email, subject: 'Boletín', text: 'x', html: 'x', headers: {} });
  const work = { issueId, attempts: 0, mailFor, stopping: AbortSignal.any([]) };
  await expect(worker.run(work)).rejects.toThrow('somebody else');
  await worker.close();
  await smtp.close();
  expect(smtp.mails).toEqual([]);
  expect(await database.select().from(newsletterDeliveries)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});
