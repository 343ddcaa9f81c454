import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** A disk that its system makes read-only after an error, although files are open on it. */
interface FailingDisk {
  folder: string;
  fail(): void;
  remove(): void;
}

const IMAGE_BYTES = 8 * 1024 ** 2;

const run = (file: string, ...args: string[]) => execFileSync(file, args, { encoding: 'utf8', stdio: 'pipe' });

export function createFailingDisk(): FailingDisk {
  const home = mkdtempSync(join(tmpdir(), 'portal-failing-'));
  const [image, folder] = [join(home, 'image'), join(home, 'disk')];
  const removeHome = () => rmSync(home, { recursive: true });
  try {
    writeFileSync(image, '');
    truncateSync(image, IMAGE_BYTES);
    mkdirSync(folder);
    run('mkfs.ext4', '-q', '-O', '^has_journal', image);
    run('mount', '-o', 'loop,errors=remount-ro', image, folder);
  } catch (error) {
    removeHome();
    throw error;
  }
  return {
    folder,
    fail() {
      const device = basename(run('findmnt', '--noheadings', '--output', 'SOURCE', folder).trim());
      writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, 'test');
    },
    remove() {
      run('umount', folder);
      removeHome();
    },
  };
}

function canFail(): boolean {
  try {
    const disk = createFailingDisk();
    try {
      disk.fail();
      return true;
    } finally {
      disk.remove();
    }
  } catch {
    return false;
  }
}

/** Why there is none on this machine; empty where there is one. */
export const withoutFailingDisk = canFail() ? '' : ' (skipped: no disk can be mounted and made to fail here)';
