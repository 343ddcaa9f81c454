import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Issue } from '../../contract/newsletter/issues.contract.ts';
import { superuserConnection } from '../../server/database/embedded/embedded-postgres.ts';
import { socketDirOf } from '../../server/database/embedded/socket-path.ts';
import { withClient } from '../../server/features/backup/replacement-database.ts';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { databaseUrl } from '../support/database-url.ts';
import { type Environment, type PortalProcess, startPortal } from '../support/portal-process.ts';
import { setServerReadOnly } from '../support/read-only-database.ts';
import { createSmallDisk, mountable, type SmallDisk } from '../support/small-disk.ts';
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts';
import { stressSize } from '../support/thoroughness.ts';

const KILLS = stressSize({ usual: 3, thorough: 5 });
const READERS = stressSize({ usual: 400, thorough: 2_000 });
const DISK_BYTES = 400 * 1024 ** 2;
const PROCESSES = stressSize({ usual: 1, thorough: 3 });

/** A folder for each process: they share nothing but the database. */
let folder: string;
let store: TestDatabase;
let smtp: TestSmtpServer;
let portals: PortalProcess[] = [];
let cookie = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-newsletter-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await stopAll();
  await smtp.close();
  await rm(folder, { recursive: true, force: true });
});

async function start(environment: Environment): Promise<PortalProcess> {
  const portal = await startPortal({ SMTP_URL: smtp.url, ...environment });
  portals.push(portal);
  return portal;
}

const startOnStore = async () =>
  start({
    DATA_DIR: await mkdtemp(join(folder, 'process-')),
    SESSION_SECRET: 'a secret that both processes know',
    DATABASE_URL: databaseUrl(store.connection),
  });

async function stop(portal: PortalProcess | undefined, signal: NodeJS.Signals) {
  portals = portals.filter((each) => each !== portal);
  portal?.signal(signal);
  // One that sleeps gets no other signal.
  portal?.signal('SIGCONT');
  return portal?.exited;
}

const stopAll = () => Promise.all(portals.map((portal) => stop(portal, 'SIGTERM')));

async function call<Answer>(method: string, path: string, body?: string, type = 'application/json'): Promise<Answer> {
  const url = portals[0]?.url ?? '';
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

const isReader = (address: string) => address.startsWith('lector');

function timesReceived(): Record<string, number> {
  const times: Record<string, number> = {};
  const readers = smtp.mails.flatMap(({ to }) => to).filter(isReader);
  for (const address of readers) times[address] = (times[address] ?? 0) + 1;
  return times;
}

const inQueue = async (states: string) =>
  (await store.database.execute(`select from pgboss.job where name = 'newsletter-mail' and state in (${states})`)).rows;

/** Nobody is left out; of each kill, one mail at most came twice, under the same Message-ID. */
async function expectEach(id: string, readers: string[], maxRepeated: number): Promise<void> {
  await expect.poll(() => inQueue("'created', 'retry'"), { timeout: 120_000, interval: 250 }).toHaveLength(0);
  await stopAll();
  // What is left was with processes that are gone; the queue gives it back after two minutes.
  await store.database.execute(
    `update pgboss.job set state = 'retry', start_after = now() where name = 'newsletter-mail' and state = 'active'`,
  );
  await startOnStore();
  const progress = { total: readers.length, sent: readers.length, pending: 0, failed: 0, skipped: 0, paused: 0 };
  expect(await untilSent(id)).toEqual(progress);
  expect(Object.keys(timesReceived()).sort()).toEqual([...readers].sort());
  const letters = smtp.mails.filter(({ to }) => to.some(isReader));
  expect(letters.length - readers.length).toBeLessThanOrEqual(maxRepeated);
  const ids = letters.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1]);
  expect(new Set(ids).size).toBe(readers.length);
}

describe('an issue', () => {
  beforeEach(async () => {
    store = await createTestDatabase();
    await startOnStore();
  });
  // Once those that use it have stopped.
  afterEach(() => stopAll().then(() => store.close()));

  it(`for ${READERS} readers arrives at each, and at no more than ${KILLS} twice, though a process is killed ${KILLS} times`, {
    timeout: 480_000,
  }, async () => {
    const readers = createReaders(READERS);
    while (portals.length < PROCESSES) await startOnStore();
    const id = await beginSending(readers);
    for (let round = 1; round <= KILLS; round += 1) {
      await untilReceived(
        Math.floor((readers.length / (KILLS + 1)) * round) - randomInt(Math.floor(READERS / (2 * KILLS))),
      );
      await wait(randomInt(20));
      await stop(portals[randomInt(portals.length)], 'SIGKILL');
      await startOnStore();
    }
    await expectEach(id, readers, KILLS);
  });

  it('is sent on at once by another process when one is killed', async () => {
    const readers = createReaders(READERS);
    await startOnStore();
    const id = await beginSending(readers);
    await untilReceived(20);
    await stop(portals[0], 'SIGKILL');
    const received = smtp.mails.length;
    await untilReceived(received + 5);
    await expectEach(id, readers, 1);
  });

  it('is sent by others while a process sleeps, which has one mail at most', async () => {
    const readers = createReaders(READERS);
    await startOnStore();
    const id = await beginSending(readers);
    await untilReceived(20);
    const [sleeper] = portals;
    sleeper?.signal('SIGSTOP');
    portals.reverse();
    await expect.poll(() => inQueue("'created', 'retry'"), { timeout: 120_000, interval: 250 }).toHaveLength(0);
    expect(smtp.mails.length).toBeGreaterThanOrEqual(readers.length - 1);
    // An orderly stop waits for what it was about to do.
    await stop(sleeper, 'SIGTERM');
    await expectEach(id, readers, 1);
  });

  it('goes on after an orderly stop, each once', async () => {
    const readers = createReaders(200);
    const id = await beginSending(readers);
    await untilReceived(50);
    expect(await stop(portals[0], 'SIGTERM')).toBe(0);
    await startOnStore();
    const progress = await untilSent(id);
    expect(timesReceived()).toEqual(onceEach(readers));
    expect(progress).toMatchObject({ sent: readers.length });
  });
});

const skip = mountable ? '' : ' (skipped: mounts are forbidden here)';

describe('while the database cannot be written a sending waits, and goes on to the rest, each once', () => {
  let disk: SmallDisk | undefined;
  let superuser: pg.ClientConfig;
  afterEach(async () => {
    await stopAll();
    await disk?.remove();
    disk = undefined;
  });

  async function startOnOwnDatabase(parent: string): Promise<PortalProcess> {
    const dataDir = await copyDataDirectory(inject('dataDirectoryTemplate'), 'sending', parent);
    superuser = superuserConnection(dataDir, { host: socketDirOf(dataDir), port: 5432 });
    return start({ DATA_DIR: dataDir });
  }

  /** When this many are accepted and the next one is with the mail server, which has yet to accept it. */
  function interruptAfter(count: number, interrupt: () => Promise<unknown>): void {
    smtp.beforeAccepting = async () => {
      if (smtp.mails.length < count) return;
      smtp.beforeAccepting = async () => {};
      await interrupt();
    };
  }

  const untilLogged = (portal: PortalProcess, message: RegExp) =>
    expect.poll(() => portal.output(), { timeout: 120_000 }).toMatch(message);

  /** A job that failed waits for a minute. */
  const hurry = () =>
    withClient({ ...superuser, database: 'portal' }, (client) =>
      client.query(`update pgboss.job set start_after = now() where name = 'newsletter-mail' and state = 'retry'`),
    );

  async function expectSentToAll(id: string, readers: string[]): Promise<void> {
    const everybody = onceEach(readers);
    await expect.poll(() => hurry().then(timesReceived), { timeout: 60_000, interval: 250 }).toEqual(everybody);
    expect(await untilSent(id)).toMatchObject({ sent: readers.length, pending: 0, failed: 0 });
    expect(timesReceived()).toEqual(everybody);
  }

  it.skipIf(skip)(`on a full disk${skip}`, async () => {
    disk = await createSmallDisk(DISK_BYTES);
    const portal = await startOnOwnDatabase(disk.folder);
    const readers = createReaders(READERS);
    const id = await beginSending(readers);
    await withClient({ ...superuser, database: 'portal' }, async (reader) => {
      // Its snapshot keeps the old versions of rows, whose room the new ones would take.
      await reader.query('begin isolation level repeatable read; select');
      interruptAfter(50, () => disk?.fill() ?? expect.fail());
      await untilLogged(portal, /"queue":"newsletter-mail"/);
    });
    expect(smtp.mails.length).toBeLessThan(readers.length);
    await disk?.empty();
    await expectSentToAll(id, readers);
  });

  it('where its server takes no writes', async () => {
    const portal = await startOnOwnDatabase(folder);
    const readers = createReaders(READERS);
    const id = await beginSending(readers);
    interruptAfter(50, () => setServerReadOnly(superuser, true));
    // For longer than a completion that the database refuses is tried.
    await untilLogged(portal, /"attempt":8,"msg":"job not marked/);
    expect(smtp.mails.length).toBeLessThan(readers.length);
    expect(await call<Issue>('GET', `/api/admin/newsletter/issues/${id}`)).toMatchObject({ state: 'sending' });
    await setServerReadOnly(superuser, false);
    await expectSentToAll(id, readers);
  });

  it('because its connections fall, before a mail is marked, before it is sent and before it is accepted', async () => {
    const portal = await startOnOwnDatabase(folder);
    const readers = createReaders(READERS);
    const dropConnections = () =>
      withClient(superuser, (client) =>
        client.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = 'portal'`),
      );
    const id = await beginSending(readers);
    interruptAfter(20, dropConnections);
    await untilReceived(40);
    smtp.beforeRecipient = async () => {
      smtp.beforeRecipient = async () => {};
      await dropConnections();
    };
    await untilReceived(60);
    // About to mark a mail, the worker never hears whether it could.
    await withClient({ ...superuser, database: 'portal' }, async (client) => {
      await client.query(`begin; select from newsletter_deliveries where state = 'pending' for update`);
      const marking = `select pid from pg_stat_activity where wait_event_type = 'Lock' and query like 'update "newsletter_deliveries"%'`;
      // A transaction sees the activity of its first look.
      const isMarking = () => client.query('select pg_stat_clear_snapshot()').then(() => client.query(marking));
      await expect.poll(async () => (await isMarking()).rows.length, { interval: 5 }).toBeGreaterThan(0);
      await client.query(`select pg_terminate_backend(pid, 5000) from (${marking}) as marking`);
      await client.query('rollback');
    });
    await expectSentToAll(id, readers);
    expect(portal.output()).toContain('job not marked');
  });
});
