import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type BigIntStats, closeSync, linkSync, lstatSync, openSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { addAbortSignal } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Holder, PortalRunningError } from './embedded-postgres-error.ts';
import { chownTo, type RunAs } from './run-as.ts';
import { fitsSocketPath, prepareSocketDir } from './socket-path.ts';

const LOCK_NAME = 'portal.lock';

export interface PortalLock {
  /** Throws if another portal has taken over the lock. */
  assertHeld(): void;
  chownTo(runAs: RunAs): void;
  release(): Promise<void>;
}

/**
 * One portal per directory. The lock is a listening socket, which the kernel closes even after kill -9: a socket file
 * that refuses connections is stale. It is created under a temporary name and linked into place, so that a visible lock
 * always answers.
 */
export async function acquirePortalLock(dataDir: string, holder: Holder): Promise<PortalLock> {
  const dir = shortPathTo(dataDir);
  const lockPath = join(dir.path, LOCK_NAME);
  const ownPath = join(dir.path, `${LOCK_NAME}-${randomBytes(4).toString('hex')}`);
  const server = createServer((peer) => peer.on('error', () => {}).end(`${process.pid} ${holder}`));
  const close = async () => {
    await closeServer(server);
    dir.close();
  };
  try {
    server.listen(ownPath);
    await once(server, 'listening');
    server.unref();
    await linkWhenFree(ownPath, lockPath, dataDir);
    rmSync(ownPath);
  } catch (error) {
    await close();
    throw error;
  }
  const own = statOf(lockPath);
  const isHeld = () => sameFile(own, statOf(lockPath));
  return {
    assertHeld() {
      if (!isHeld()) throw alreadyRunning(dataDir, '');
    },
    chownTo: (runAs) => chownTo(runAs, lockPath),
    async release() {
      if (isHeld()) rmSync(lockPath, { force: true });
      await close();
    },
  };
}

async function linkWhenFree(ownPath: string, lockPath: string, dataDir: string): Promise<void> {
  for (;;) {
    try {
      return linkSync(ownPath, lockPath);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const seen = statOf(lockPath);
    const answer = await askHolder(lockPath);
    if (answer !== undefined) throw alreadyRunning(dataDir, answer);
    // Race: another portal may have replaced the stale lock, which must stay then.
    if (seen && sameFile(seen, statOf(lockPath))) rmSync(lockPath, { force: true });
  }
}

/** A process that is frozen answers nothing. */
const ANSWER_TIMEOUT_MS = 1_000;

/** Undefined where nobody holds the lock. */
async function askHolder(path: string): Promise<string | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return await text(addAbortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS), socket)).catch(() => '');
  } catch (error) {
    // Any other error (no permission, a full backlog) may mean that it is in use.
    return ['ECONNREFUSED', 'ENOENT'].includes((error as NodeJS.ErrnoException).code ?? '') ? undefined : '';
  } finally {
    socket.destroy();
  }
}

/** Socket paths are limited to about a hundred bytes; on Linux, /proc/self/fd shortens any. */
function shortPathTo(dir: string): { path: string; close(): void } {
  if (fitsSocketPath(join(dir, `${LOCK_NAME}-00000000`))) return { path: dir, close() {} };
  if (process.platform !== 'linux') return { path: prepareSocketDir(dir, { kind: 'self' }), close() {} };
  const fd = openSync(dir, 'r');
  return { path: `/proc/self/fd/${fd}`, close: () => closeSync(fd) };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function statOf(path: string): BigIntStats | undefined {
  return lstatSync(path, { bigint: true, throwIfNoEntry: false });
}

/** Inode numbers are reused at once, hence the mtime; not the ctime, which links and owners change. */
function sameFile(a: BigIntStats | undefined, b: BigIntStats | undefined): boolean {
  return a !== undefined && a.ino === b?.ino && a.mtimeNs === b.mtimeNs;
}

/** @param answer of the holder; empty where it does not say who it is. */
function alreadyRunning(dataDir: string, answer: string): PortalRunningError {
  const [pid = '', holder] = answer.split(' ');
  if (holder === 'command')
    return new PortalRunningError(
      `Una orden del portal (proceso ${pid}) usa la base de datos de ${dataDir}. Espera a que termine, e inténtalo de nuevo.`,
      pid,
      holder,
    );
  return new PortalRunningError(
    `Ya hay un portal en marcha sobre ${dataDir}. Detenlo antes, o elige otra carpeta con DATA_DIR u otro servidor con DATABASE_URL.`,
    pid,
    'portal',
  );
}
