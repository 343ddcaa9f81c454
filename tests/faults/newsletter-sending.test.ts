import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Issue } from '../../contract/newsletter/issues.contract.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { databaseUrl } from '../support/database-url.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { stressSize } from '../support/thoroughness.ts';

const KILLS = stressSize({ usual: 3, thorough: 5 });
const READERS = stressSize({ usual: 400, thorough: 2_000 });

let dataDir: string;
let store: TestDatabase;
let smtp: TestSmtpServer;
let portal: PortalProcess | undefined;
let cookie = '';

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-newsletter-'));
  store = await createTestDatabase();
  smtp = await startSmtpServer();
  await start();
});
afterEach(async () => {
  await stop('SIGTERM');
  portal = undefined;
  await smtp.close();
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start() {
  portal = await startPortal({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl(store.connection), SMTP_URL: smtp.url });
}

async function stop(signal: NodeJS.Signals) {
  portal?.signal(signal);
  return portal?.exited;
}

async function call<Answer>(method: string, path: string, body?: string, type = 'application/json'): Promise<Answer> {
  const url = portal?.url ?? '';
  const headers = { origin: url, cookie, ...(body !== undefined && { 'content-type': type }) };
  const answer = await fetch(url + path, { method, headers, ...(body !== undefined && { body }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  const [session] = answer.headers.getSetCookie();
  cookie = session?.split(';')[0] ?? cookie;
  return (await answer.json()) as Answer;
}

/** Registers the first user, an administrator, and imports the readers from a file. */
async function beginSending(readers: string[]): Promise<string> {
  const account = { email: 'admin@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
  await call('POST', '/api/auth/register', JSON.stringify(account));
  const consent = '/api/admin/newsletter/subscribers/import?consent=given';
  await call('POST', consent, readers.join('\n'), 'text/csv');
  const form = JSON.stringify({ subject: 'Boletín', intro: 'Noticias del consejo. '.repeat(100) });
  const { id } = await call<Issue>('POST', '/api/admin/newsletter/issues', form);
  await call('POST', `/api/admin/newsletter/issues/${id}/send`);
  return id;
}

const untilReceived = (count: number) =>
  expect.poll(() => smtp.mails.length, { interval: 5 }).toBeGreaterThanOrEqual(count);

async function untilSent(id: string) {
  const issue = () => call<Issue>('GET', `/api/admin/newsletter/issues/${id}`);
  await expect.poll(async () => (await issue()).state, { timeout: 120_000, interval: 250 }).toBe('sent');
  return (await issue()).progress;
}

const createReaders = (count: number) => Array.from({ length: count }, (_, index) => `lector${index}@prueba.example`);
const onceEach = (readers: string[]) => Object.fromEntries(readers.map((reader) => [reader, 1]));

function timesReceived(): Record<string, number> {
  const times: Record<string, number> = {};
  const readers = smtp.mails.flatMap(({ to }) => to).filter((address) => address.startsWith('lector'));
  for (const address of readers) times[address] = (times[address] ?? 0) + 1;
  return times;
}

describe('an issue', () => {
  // The journal entry and the final write are two system calls, microseconds apart. A kill between them costs one mail,
  // listed as unacknowledged; two such kills in a row would be a fault.
  it(`for ${READERS} readers arrives once at each, though the process is killed ${KILLS} times`, {
    retry: 1,
    timeout: 240_000,
  }, async () => {
    const readers = createReaders(READERS);
    const id = await beginSending(readers);
    for (let round = 1; round <= KILLS; round += 1) {
      await untilReceived(
        Math.floor((readers.length / (KILLS + 1)) * round) - randomInt(Math.floor(READERS / (2 * KILLS))),
      );
      await wait(randomInt(20));
      await stop('SIGKILL');
      await start();
    }
    const progress = await untilSent(id);
    const times = timesReceived();
    expect(Object.entries(times).filter(([, count]) => count > 1)).toEqual([]);
    expect(times).toEqual(onceEach(readers));
    expect(progress).toMatchObject({ total: readers.length, pending: 0, failed: 0, skipped: 0 });
    expect(progress.sent + progress.unacknowledged).toBe(readers.length);
    // At most the mails in flight at each kill.
    expect(progress.unacknowledged).toBeLessThanOrEqual(2 * KILLS);
  });

  it('goes on after an orderly stop, with every answer known', async () => {
    const readers = createReaders(200);
    const id = await beginSending(readers);
    await untilReceived(50);
    expect(await stop('SIGTERM')).toBe(0);
    await start();
    const progress = await untilSent(id);
    expect(timesReceived()).toEqual(onceEach(readers));
    expect(progress).toMatchObject({ sent: readers.length, unacknowledged: 0 });
  });
});
