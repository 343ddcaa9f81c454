import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { createUser } from '../../../tests/support/factories.ts';
import { createSmallDisk, type SmallDisk, setReadOnly, withoutSmallDisk } from '../../../tests/support/small-disk.ts';
import { type Config, parseConfig } from '../../core/config.ts';
import { closeDatabase, type Database, openDatabase } from '../../database/database.ts';
import { files } from '../../database/schema/files.ts';
import { backupRuns } from '../../database/schema/operations.ts';
import { readStatus } from '../status/status.service.ts';
import { listBackups } from './backup-folder.ts';
import { makeRecordedBackup, runDueBackup } from './backup-schedule.service.ts';
import { dropDatabase, listSiblings, type Site } from './replacement-database.ts';
import { restoreBackup } from './restore-backup.service.ts';

const log = pino({ level: 'silent' });
const DISK_BYTES = 6 * 1024 ** 2;
const DATA_BYTES = 1024 ** 2;

let target: TestDatabase;
let site: Site;
let database: Database;
let disk: SmallDisk;
let config: Config;

beforeEach(async () => {
  target = await createTestDatabase();
  database = openDatabase(target.connection, () => {});
  site = { owner: target.connection, maintenance: inject('postgres').superuser };
  disk = await createSmallDisk(DISK_BYTES);
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-faults-'));
  config = parseConfig({ DEMO: 'off', DATA_DIR: dataDir, BACKUP_DIR: join(disk.folder, 'copias') });
  // Random, so that it takes as much room in the archive: half of it for each of two.
  for (const bytes of [randomBytes(DATA_BYTES), randomBytes(DATA_BYTES)])
    await database.insert(files).values({
      hash: sql`encode(sha256(${bytes}), 'hex')`,
      contentType: 'image/webp',
      byteSize: bytes.length,
      bytes,
    });
});
afterEach(async () => {
  if (!database.$client.ended) await closeDatabase(database);
  const live = String(target.connection.database);
  for (const name of await listSiblings(site, live)) await dropDatabase(site, name);
  await target.close();
  await disk.remove();
  await rm(config.dataDir, { recursive: true });
});

const now = () => new Date();
const backUp = (limit?: AbortSignal, at = now) =>
  makeRecordedBackup({ config, database, now: at }, target.connection, { limit });
const status = async (at = now) =>
  (await readStatus({ config: { ...config, production: true }, database, now: at })).backup;
const runs = () => database.select().from(backupRuns).orderBy(asc(backupRuns.startedAt));

async function asSomebodyElse<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(target.connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Connections of backups and restores that are left on the server. */
async function leftOver(): Promise<number> {
  const { rows } = await database.execute<{ count: number }>(
    sql`select count(*)::int from pg_stat_activity where application_name in ('portal-backup', 'portal-restore')
      and datname = current_database()`,
  );
  return rows[0]?.count ?? 0;
}

/** What a failed backup must leave, whatever failed: its sentence for everybody, and nothing that holds up the next one. */
async function expectOnlyASentence(sentence: RegExp): Promise<void> {
  expect(await status()).toMatchObject({ state: 'bad', failure: { message: expect.stringMatching(sentence) } });
  await expect.poll(leftOver).toBe(0);
  const left = await readdir(config.backupDir).catch(() => []);
  expect(left.filter((name) => name.startsWith('portal-'))).toEqual([]);
  // A migration would wait behind a lock that is left.
  await asSomebodyElse((client) => client.query(`begin; lock table users in access exclusive mode nowait; rollback`));
}

const PASSPHRASES: [string, string | undefined][] = [
  ['plain', undefined],
  ['encrypted', 'una clave bastante larga'],
];

describe.each(PASSPHRASES)('a backup, %s', (_, passphrase) => {
  beforeEach(() => {
    config.backupPassphrase = passphrase;
  });

  it.skipIf(withoutSmallDisk)(`on a disk that fills says so, and the next one is made${withoutSmallDisk}`, async () => {
    await disk.fill(DATA_BYTES);
    await expect(backUp()).rejects.toThrow(/^No queda espacio en el disco de las copias \((ENOSPC|EFBIG)\)\.$/);
    await expectOnlyASentence(/^No queda espacio/);
    await disk.empty();
    await backUp();
    expect(await status()).toMatchObject({ state: 'good', failure: null });
  });

  it.skipIf(withoutSmallDisk)(
    `in a folder that cannot be written says so, and goes on${withoutSmallDisk}`,
    async () => {
      await backUp();
      await rm(config.backupDir, { recursive: true });
      setReadOnly(disk, true);
      await expect(backUp()).rejects.toThrow(
        /^No se puede crear la carpeta de las copias .* \((EROFS|EACCES|ENOENT)\)\.$/,
      );
      setReadOnly(disk, false);
      await backUp();
      setReadOnly(disk, true);
      await expect(backUp()).rejects.toThrow(/^No se puede escribir en la carpeta de las copias \((EROFS|EACCES)\)\.$/);
      expect((await status()).failure?.message).toMatch(/^No se puede escribir/);
      setReadOnly(disk, false);
    },
  );

  it('whose connection falls says so, and the next one is made', async () => {
    await asSomebodyElse(async (client) => {
      await client.query('begin; lock table users in access exclusive mode');
      const making = backUp();
      making.catch(() => {});
      await expect.poll(leftOver, { interval: 10 }).toBe(1);
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'portal-backup' and datname = current_database()`,
      );
      await expect(making).rejects.toThrow('Se perdió la conexión con la base de datos antes de terminar la copia.');
    });
    await expectOnlyASentence(/^Se perdió la conexión/);
    await backUp();
    expect((await status()).failure).toBeNull();
  });
});

describe('a backup', () => {
  it('that gets no further is given up, and the next one is made', async () => {
    await asSomebodyElse(async (client) => {
      await client.query('begin; lock table users in access exclusive mode');
      await expect(backUp(AbortSignal.timeout(300))).rejects.toThrow('La copia no terminó en el tiempo que tiene');
    });
    await expectOnlyASentence(/no terminó en el tiempo/);
    await backUp();
  });

  it('that was killed counts as failed, from the moment that nobody works on it', async () => {
    const [killedAt, later] = [new Date(Date.now() - 60_000), now()];
    await database.insert(backupRuns).values({ startedAt: killedAt, machine: 'uno' });
    const message = 'La copia se interrumpió: el portal o su servidor se detuvo mientras la hacía.';
    const failure = { at: killedAt.toISOString(), message };
    expect(await status()).toMatchObject({ state: 'bad', last: null, failure, runningSince: null });
    await asSomebodyElse(async (client) => {
      await client.query('begin; lock table users in access exclusive mode');
      const making = backUp(undefined, () => later);
      await expect.poll(async () => (await status()).runningSince).toBe(later.toISOString());
      expect(await status()).toMatchObject({ failure });
      await client.query('rollback');
      await making;
    });
    expect(await status()).toMatchObject({ state: 'good', last: { at: later.toISOString() }, failure: null });
  });

  it('takes away what a killed one left half written, at once', async () => {
    await backUp();
    const left = join(config.backupDir, 'portal-20260101T070000Z.tar.gz');
    for (const name of [`${left}.partial`, `${left}.json.partial`]) await writeFile(name, 'a medias');
    await backUp(undefined, () => new Date(Date.now() + 2_000));
    expect((await readdir(config.backupDir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  it('stands although one that expired cannot be deleted, and that is said', async () => {
    await backUp(undefined, () => new Date('2026-01-01T07:00:00Z'));
    const expired = await listBackups(config.backupDir);
    // Nobody can delete a folder as a file, root neither.
    const stubborn = join(config.backupDir, 'portal-20250101T070000Z.tar.gz');
    await mkdir(stubborn);
    await writeFile(`${stubborn}.partial`, 'a medias');
    config.backupKeep = { days: 1, weeks: 0, months: 0 };
    const made = await backUp();
    expect(made.deleted).toMatchObject(expired);
    expect((await listBackups(config.backupDir)).map(({ path }) => path)).toEqual([stubborn, made.path]);
    expect(await status()).toMatchObject({
      state: 'warning',
      failure: null,
      undeleted: 1,
      last: { bytes: made.bytes },
    });
    await rm(stubborn, { recursive: true });
    await backUp(undefined, () => new Date(Date.now() + 2_000));
    expect(await status()).toMatchObject({ state: 'good', undeleted: 0 });
  });

  it('is refused while another one is made, which is no failure', async () => {
    await asSomebodyElse(async (client) => {
      await client.query('begin; lock table users in access exclusive mode');
      const making = backUp();
      await expect.poll(leftOver, { interval: 10 }).toBe(1);
      await expect(backUp()).rejects.toThrow('Ya se está haciendo otra copia. Espera a que termine.');
      const scheduled = { config: { ...config, backupSchedule: '03:00' }, database, log, now };
      await runDueBackup(scheduled);
      expect(await runs()).toHaveLength(1);
      await client.query('rollback');
      await making;
    });
    expect(await status()).toMatchObject({ state: 'good', failure: null });
  });

  it('of a day to come, when the clock was ahead, keeps nobody from making today’s', async () => {
    const ahead = new Date('2031-01-01T07:00:00Z');
    await database
      .insert(backupRuns)
      .values({ startedAt: ahead, endedAt: ahead, machine: 'uno', file: 'portal.tar.gz', bytes: 1 });
    expect(await status()).toMatchObject({ state: 'bad', last: null });
    await runDueBackup({ config: { ...config, backupSchedule: '03:00' }, database, log, now });
    expect(await status()).toMatchObject({ state: 'good', last: { bytes: expect.any(Number) } });
  });
});

describe('a restore', () => {
  const restore = (path: string) => restoreBackup({ config, log, site, role: undefined }, path);

  it('whose connection falls says so, and leaves the live database as it was', async () => {
    await createUser(database, { email: 'antes@prueba.example' });
    const { path } = await backUp();
    await closeDatabase(database);
    const restoring = restore(path);
    restoring.catch(() => {});
    const superuser = new pg.Client(site.maintenance);
    await superuser.connect();
    const kill = () =>
      superuser.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'portal-restore' and datname like $1 and lower(query) like 'copy %'`,
        [`${target.connection.database}_restore_%`],
      );
    await expect.poll(async () => (await kill()).rowCount, { interval: 1 }).toBeGreaterThan(0);
    await superuser.end();
    await expect(restoring).rejects.toThrow(
      'Se perdió la conexión con la base de datos antes de terminar la restauración.',
    );
    expect(await listSiblings(site, String(target.connection.database))).toEqual([]);
    const rows = await asSomebodyElse((client) => client.query('select email from users'));
    expect(rows.rows).toEqual([{ email: 'antes@prueba.example' }]);
  });
});

const HOURS = Array.from({ length: 24 }, (_, hour) => new Date(Date.UTC(2026, 10, 17, 4 + hour)));
/** Somebody's film, twice. */
const FULL_HOURS = new Set([5, 6, 7, 8, 15, 16, 17]);

it.skipIf(withoutSmallDisk)(
  `a day of hourly backups on a disk that fills and empties: each says what it did, the last good one restores${withoutSmallDisk}`,
  async () => {
    // As many as fit at a time.
    config.backupKeep = { days: 1, weeks: 0, months: 0 };
    const told: (string | null)[] = [];
    for (const [hour, at] of HOURS.entries()) {
      if (FULL_HOURS.has(hour)) await disk.fill(DATA_BYTES);
      else await disk.empty();
      await createUser(database, { email: `hora${hour}@prueba.example` });
      await backUp(undefined, () => at).catch(() => {});
      const { state, last, failure } = await status(() => at);
      expect([hour, state]).toEqual([hour, failure ? 'bad' : 'good']);
      expect([hour, failure ? failure.at : last?.at]).toEqual([hour, at.toISOString()]);
      told.push(failure?.message ?? null);
      // Two fit: the oldest makes room, as an operator's cron would.
      for (const old of (await listBackups(config.backupDir)).slice(0, -1)) await rm(old.path);
    }
    const full = expect.stringMatching(/^No queda espacio en el disco de las copias/);
    expect(told).toEqual(HOURS.map((_, hour) => (FULL_HOURS.has(hour) ? full : null)));
    expect((await runs()).filter(({ endedAt }) => endedAt === null)).toEqual([]);
    const [last] = await listBackups(config.backupDir);
    expect(last?.createdAt).toEqual(HOURS.at(-1));
    await closeDatabase(database);
    await restoreBackup({ config, log, site, role: undefined }, last?.path ?? '');
    const { rows } = await asSomebodyElse((client) => client.query('select count(*)::int from users'));
    expect(rows).toEqual([{ count: HOURS.length }]);
  },
);
