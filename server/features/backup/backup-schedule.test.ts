import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { type Config, parseConfig } from '../../core/config.ts';
import { backupRuns } from '../../database/schema/operations.ts';
import { readStatus } from '../status/status.service.ts';
import { listBackups } from './backup-folder.ts';
import { lastDue, nextDue } from './backup-schedule.policy.ts';
import { makeRecordedBackup, runDueBackup } from './backup-schedule.service.ts';

const log = pino({ level: 'silent' });

describe('a daily backup at 22:30 in Santo Domingo', () => {
  it.each([
    ['2026-11-17T12:00:00Z', '2026-11-17T02:30:00.000Z', '2026-11-18T02:30:00.000Z'],
    ['2026-11-18T02:29:59Z', '2026-11-17T02:30:00.000Z', '2026-11-18T02:30:00.000Z'],
    ['2026-11-18T02:30:00Z', '2026-11-18T02:30:00.000Z', '2026-11-19T02:30:00.000Z'],
  ])('at %s was due at %s and is due at %s', (now, last, next) => {
    expect(lastDue('22:30', new Date(now)).toISOString()).toBe(last);
    expect(nextDue('22:30', new Date(now)).toISOString()).toBe(next);
  });
});

describe('the schedule', () => {
  let test: TestDatabase;
  let config: Config;
  beforeEach(async () => {
    test = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-schedule-'));
    config = parseConfig({ DEMO: 'off', DATA_DIR: dataDir, BACKUP_SCHEDULE: '03:00' });
  });
  afterEach(async () => {
    await test.close();
    await rm(config.dataDir, { recursive: true });
  });

  const runAt = (time: string) => runDueBackup({ config, database: test.database, log, now: () => new Date(time) });
  const runs = () => test.database.select().from(backupRuns).orderBy(asc(backupRuns.startedAt));

  it('makes one backup a day, however many processes ask', async () => {
    await Promise.all(['07:00', '07:01', '07:02'].map((time) => runAt(`2026-11-17T${time}:00Z`)));
    await runAt('2026-11-18T06:59:00Z');
    expect(await runs()).toMatchObject([{ file: expect.stringMatching(/^portal-/), error: null }]);
    const [backup] = await listBackups(config.backupDir);
    expect(backup?.summary?.verifiedAt).toBeDefined();
    await runAt('2026-11-18T07:00:00Z');
    expect(await runs()).toHaveLength(2);
  });

  it('tries three times, ten minutes apart, and says what is wrong', async () => {
    // A file where the folder should be.
    await writeFile(config.backupDir, '');
    for (const time of ['07:00', '07:05', '07:10', '07:20', '07:30', '08:30']) await runAt(`2026-11-17T${time}:00Z`);
    const error = expect.stringContaining('No se puede crear la carpeta de las copias');
    expect((await runs()).map(({ startedAt }) => startedAt.toISOString().slice(11, 16))).toEqual([
      '07:00',
      '07:10',
      '07:20',
    ]);
    expect(await runs()).toMatchObject([
      { error, file: null },
      { error, file: null },
      { error, file: null },
    ]);
  });

  it('does not count a backup in another folder, whether it was made or not', async () => {
    const at = new Date('2026-11-17T06:00:00Z');
    const makeIn = (folder: string) =>
      makeRecordedBackup({ config, database: test.database, now: () => at }, test.connection, { folder });
    const state = async () =>
      (await readStatus({ config: { ...config, production: true }, database: test.database, now: () => at })).backup;
    await makeIn(join(config.dataDir, 'otra'));
    expect(await state()).toMatchObject({ state: 'bad', last: null, failure: null });
    await runAt('2026-11-17T06:00:00Z');
    expect(await state()).toMatchObject({ state: 'good', last: { at: at.toISOString() } });
    await writeFile(join(config.dataDir, 'archivo'), '');
    await expect(makeIn(join(config.dataDir, 'archivo'))).rejects.toThrow('No se puede');
    expect(await state()).toMatchObject({ state: 'good', failure: null });
  });

  it('is off where it is not set', async () => {
    config.backupSchedule = undefined;
    await runAt('2026-11-17T07:00:00Z');
    expect(await runs()).toEqual([]);
  });
});

it('is on in production where a folder was chosen', () => {
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://portal.example', SESSION_SECRET: 'x'.repeat(32) };
  const scheduleOf = (variables: Record<string, string>) => parseConfig(variables, false).backupSchedule;
  expect(scheduleOf({})).toBeUndefined();
  expect(scheduleOf({ BACKUP_DIR: '/srv/copias' })).toBeUndefined();
  expect(scheduleOf(production)).toBeUndefined();
  expect(scheduleOf({ ...production, BACKUP_DIR: '/srv/copias' })).toBe('03:00');
  expect(scheduleOf({ ...production, BACKUP_DIR: '/srv/copias', BACKUP_SCHEDULE: 'off' })).toBeUndefined();
  expect(() => parseConfig({ BACKUP_SCHEDULE: '24:00' })).toThrow('BACKUP_SCHEDULE debe ser una hora como 03:00');
});
