import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Several times the peak usage of the tests. */
const PLENTY_BYTES = 4 * 1024 ** 3;

function hasPlentyOfMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > PLENTY_BYTES;
  } catch {
    return false;
  }
}

function parentFolder() {
  const isInMemory = tmpdir().startsWith(`${MEMORY}/`);
  return hasPlentyOfMemory() && !isInMemory ? MEMORY : tmpdir();
}

/** In memory where there is plenty: creating and dropping hundreds of databases is many times slower on disk. */
export function createScratchFolder() {
  const folder = mkdtempSync(join(parentFolder(), 'portal-tests-'));
  // World-writable with the sticky bit: as root, some processes of the tests belong to other accounts.
  chmodSync(folder, 0o1777);
  return folder;
}
