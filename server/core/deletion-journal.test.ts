import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { createSmallDisk, withoutSmallDisk } from '../../tests/support/small-disk.ts';
import { type Config, parseConfig } from './config.ts';
import {
  flushDeletionJournal,
  listInFolder,
  listUnflushedDeletions,
  readDeletionJournal,
  recordDeletion,
} from './deletion-journal.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const BACKUP = '2026-11-17T07:00:00.123Z';

let test: TestDatabase;
let config: Config;
let list: string;
beforeEach(async () => {
  test = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-journal-'));
  config = parseConfig({ DEMO: 'off', DATA_DIR: dataDir, BACKUP_DIR: dataDir });
  list = join(dataDir, 'deleted-accounts.log');
});
afterEach(async () => {
  await test.close();
  await rm(config.dataDir, { recursive: true });
});

async function leave(...numbers: number[]): Promise<void> {
  for (const number of numbers) await recordDeletion(test.database, id(number));
  await flushDeletionJournal({ config, database: test.database });
}

const listed = async () => (await readDeletionJournal(config.backupDir))?.userIds;

it('a line that was cut short swallows none that follows', async () => {
  await leave(1);
  await appendFile(list, `2026-11-17T07:00:00.000Z ${id(2).slice(0, 20)}`);
  await leave(3);
  expect(await listed()).toEqual([id(1), id(3)]);
  // As an earlier version left it, which began no new line.
  await appendFile(list, `2026-11-17T07:00:00.000Z ${id(4)} dele2026-11-17T08:00:00.000Z ${id(5)} deleted\n`);
  expect(await listed()).toEqual([id(1), id(3), id(5)]);
});

it.skipIf(withoutSmallDisk)(`what a full disk cuts short is written again${withoutSmallDisk}`, async () => {
  const disk = await createSmallDisk(256 * 1024);
  config = { ...config, backupDir: disk.folder };
  const people = Array.from({ length: 200 }, (_, number) => number);
  // Room for a part of them.
  await disk.fill(8 * 1024);
  await expect(leave(...people)).rejects.toMatchObject({ code: expect.stringMatching(/ENOSPC|EFBIG/) });
  expect(await listUnflushedDeletions(test.database)).toMatchObject({ count: people.length });
  await disk.empty();
  await leave();
  expect((await listed())?.sort()).toEqual(people.map(id));
  expect(await listUnflushedDeletions(test.database)).toMatchObject({ count: 0 });
  await disk.remove();
});

it('beside a backup has everybody who left until then, whatever became of an earlier one', async () => {
  await leave(1, 2);
  await rm(list);
  await leave(3);
  await listInFolder(test, config.backupDir, BACKUP);
  expect(await readDeletionJournal(config.backupDir)).toEqual({
    userIds: [id(3), id(1), id(2)],
    backups: new Set([BACKUP]),
    unreadLines: 0,
    until: expect.any(Date),
  });
  expect((await readFile(list, 'utf8')).endsWith(` ${BACKUP} backup\n`)).toBe(true);
  expect(await readDeletionJournal(join(config.dataDir, 'nada'))).toBeUndefined();
});
