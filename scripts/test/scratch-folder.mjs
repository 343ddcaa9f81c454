import { chmodSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
/** Several times what the tests ever have there at once. */
const PLENTY_BYTES = 4 * 1024 ** 3;

function hasPlentyOfMemory() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) > PLENTY_BYTES;
  } catch {
    return false;
  }
}

/** Inside the folder of another run, if there is one. */
function parentFolder() {
  const isInMemory = tmpdir().startsWith(`${MEMORY}/`);
  return hasPlentyOfMemory() && !isInMemory ? MEMORY : tmpdir();
}

/**
 * For all that tests write, and to be removed afterwards. In memory where there is plenty: hundreds of databases are
 * created and dropped, each of which takes a disk many times as long.
 */
export function createScratchFolder() {
  const folder = mkdtempSync(join(parentFolder(), 'portal-tests-'));
  // Open to all, as such folders are: where root runs the tests, some of their processes belong to other accounts.
  chmodSync(folder, 0o1777);
  return folder;
}
