import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { buildCommandLine, type CommandLine } from '../support/command-line.ts';
import { createTestDatabase } from '../support/database.ts';
import { databaseUrl } from '../support/database-url.ts';
import { createSmallDisk, mountable, type SmallDisk, setReadOnly } from '../support/small-disk.ts';

const skip = mountable ? '' : ' (skipped: mounts are forbidden here)';
const DISK_BYTES = 500 * 1024 ** 2;
const LEFT_BYTES = 40 * 1024 ** 2;

let commandLine: CommandLine;
let folder: string;
let archive: string;
beforeAll(async () => {
  commandLine = await buildCommandLine();
  folder = await mkdtemp(join(tmpdir(), 'portal-restore-'));
  const store = await createTestDatabase();
  // More than is left on the disk.
  await store.database.execute(sql`insert into newsletter_subscribers (email, confirmed_at)
    select 'lectora' || number || '@prueba.example', now() from generate_series(1, 300000) as number`);
  const { stdout } = await commandLine.run(
    { DATABASE_URL: databaseUrl(store.connection), BACKUP_DIR: folder },
    'backup',
  );
  archive = stdout.split('\n')[0] ?? '';
  await store.close();
});
afterAll(async () => {
  await commandLine.remove();
  await rm(folder, { recursive: true });
});

const dropped = (name: string) => ({ code: 0, stderr: '', stdout: `Se borró la base de datos ${name}.\n` });
const NOTHING_LEFT = { code: 0, stderr: '', stdout: 'No queda ninguna base de datos anterior.\n' };

describe.skipIf(skip)(`a restore into the portal’s own PostgreSQL${skip}`, () => {
  let disk: SmallDisk;
  let own: Record<string, string>;
  beforeEach(async () => {
    disk = await createSmallDisk(DISK_BYTES);
    own = { DATA_DIR: join(disk.folder, 'datos') };
    execFileSync('cp', ['-a', inject('dataDirectoryTemplate'), own.DATA_DIR ?? '']);
  });
  afterEach(() => disk.remove());

  const restore = () => commandLine.run(own, 'restore', archive, '--without-deletions');
  const dropPrevious = () => commandLine.run(own, 'restore', '--drop-previous');

  it('that fills the disk says so, leaves nothing, and is made once there is room', async () => {
    await disk.fill(LEFT_BYTES);
    const { code, stdout, stderr } = await restore();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^No queda espacio en el disco de la base de datos\./);
    await disk.empty();
    // A server without any space may not be able to drop it, and says so.
    const [, left] = /Queda la base de datos (\w+): bórrala con «restore --drop-previous»\.\n$/.exec(stderr) ?? [];
    expect(await dropPrevious()).toEqual(left ? dropped(left) : NOTHING_LEFT);
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
  });

  it('that is killed leaves the database as it was, and what is left of it is dropped', async () => {
    const killed = commandLine.start(own, 'restore', archive, '--without-deletions');
    const databases = () => readdirSync(join(own.DATA_DIR ?? '', 'postgres/cluster/base'));
    const former = databases().length;
    await expect.poll(() => databases().length, { timeout: 60_000, interval: 20 }).toBeGreaterThan(former);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect((await dropPrevious()).stdout).toMatch(/^Se borró la base de datos portal_restore_\d+\.\n$/);
    expect(await restore()).toMatchObject({ code: 0, stderr: '' });
  });

  it('takes an archive from a disk that is read-only', async () => {
    const copies = await createSmallDisk(DISK_BYTES);
    try {
      execFileSync('cp', [archive, copies.folder]);
      setReadOnly(copies, true);
      const copy = join(copies.folder, archive.slice(archive.lastIndexOf('/') + 1));
      expect(await commandLine.run(own, 'restore', copy, '--without-deletions')).toMatchObject({ code: 0, stderr: '' });
    } finally {
      await copies.remove();
    }
  });
});
