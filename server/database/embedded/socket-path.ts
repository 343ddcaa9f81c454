import { createHash } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATABASE_URL_HINT, EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { chownTo, type RunAs } from './run-as.ts';

/** sun_path holds 108 bytes on Linux and 104 on macOS, its final zero included. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = '.s.PGSQL.5432';

export function fitsSocketPath(path: string): boolean {
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH;
}

/** Inside the data directory when its path is short enough. */
export function prepareSocketDir(dataDir: string, runAs: RunAs): string {
  const dir = socketDirOf(dataDir);
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  // The temporary directory is world-writable: an existing directory must be ours.
  const found = lstatSync(dir);
  const expected = [process.getuid?.(), runAs.kind === 'account' ? runAs.uid : undefined];
  if (!found.isDirectory() || !expected.includes(found.uid)) {
    throw new EmbeddedPostgresError(
      `${dir} pertenece a otro usuario y el portal lo necesita para su base de datos. Bórralo. ${DATABASE_URL_HINT}`,
    );
  }
  chmodSync(dir, 0o700);
  chownTo(runAs, dir);
  return dir;
}

/** Deterministic, whether it exists yet or not. */
export function socketDirOf(dataDir: string): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const candidates = [join(dataDir, 'run'), join(tmpdir(), `portal-${hash}`), join('/tmp', `portal-${hash}`)];
  return candidates.find((dir) => fitsSocketPath(join(dir, SOCKET_NAME))) ?? join('/tmp', `portal-${hash}`);
}

/** After a crash PostgreSQL refuses to start if the pid in its socket's lock file is in use again. */
export function clearSocketDir(dir: string): void {
  rmSync(join(dir, SOCKET_NAME), { force: true });
  rmSync(join(dir, `${SOCKET_NAME}.lock`), { force: true });
}

/** One in the temporary directory would never be cleaned up. */
export function removeSocketDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}
