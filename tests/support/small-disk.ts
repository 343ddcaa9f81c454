import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk that a test fills. */
export interface SmallDisk {
  folder: string;
  /** Leaves room for that many bytes. */
  fill(leaving?: number): Promise<void>;
  empty(): Promise<void>;
  remove(): Promise<void>;
}

function run(file: string, ...args: string[]): void {
  execFileSync(file, args, { stdio: 'ignore' });
}

const isPossible = (file: string, ...args: string[]) => spawnSync(file, args).status === 0;

async function mountSmallDisk(bytes: number): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-disk-'));
  run('mount', '-t', 'tmpfs', '-o', `size=${bytes}`, 'tmpfs', folder);
  const ballast = join(folder, 'lastre');
  return {
    folder,
    async fill(leaving = 0) {
      await rm(ballast, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      // Somebody else may write meanwhile: full is full.
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - leaving))).catch((error) => {
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    empty: () => rm(ballast, { force: true }),
    async remove() {
      run('umount', '--lazy', folder);
      await rm(folder, { recursive: true });
    },
  };
}

/** Without the right to mount: a limit on the size of each file of this process, which fails a write just so. */
async function limitFileSize(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-disk-'));
  const limit = (bytes: string) => run('prlimit', `--pid=${process.pid}`, `--fsize=${bytes}:`);
  return {
    folder,
    fill: async (leaving = 0) => limit(String(leaving)),
    empty: async () => limit('unlimited'),
    async remove() {
      limit('unlimited');
      await rm(folder, { recursive: true });
    },
  };
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mount-'));
  const isMounted = isPossible('mount', '-t', 'tmpfs', 'tmpfs', folder);
  if (isMounted) run('umount', folder);
  rmSync(folder, { recursive: true });
  return isMounted;
}

const canLimit = () => isPossible('prlimit', `--pid=${process.pid}`, '--fsize=unlimited:');

export const mountable = canMount();

/** Why there is no small disk on this machine; empty where there is one. */
export const withoutSmallDisk =
  mountable || canLimit() ? '' : ' (skipped: neither a mount nor a limit of file sizes is allowed here)';

export const createSmallDisk = (bytes: number): Promise<SmallDisk> =>
  mountable ? mountSmallDisk(bytes) : limitFileSize();

/** Root writes wherever a mode forbids it, but not to a file system that is mounted read-only. */
export function setReadOnly({ folder }: SmallDisk, isReadOnly: boolean): void {
  if (mountable) run('mount', '-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder);
  else run('chmod', isReadOnly ? 'a-w' : 'u+w', folder);
}
