import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Log } from './log.ts';
import { shutDown } from './shut-down.ts';

export function readPidFile(cluster: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(pidFile(cluster), 'utf8').split('\n');
    return { pid: Number.parseInt(lines[0] ?? '', 10), isReady: lines[7]?.trim() === 'ready' };
  } catch {
    return undefined;
  }
}

/** Cleans up after a killed portal: an orphaned server, or a stale pid file that blocks the next start. */
export async function stopPreviousPostmaster(cluster: string, log: Log): Promise<void> {
  const previous = readPidFile(cluster);
  if (!previous) return;
  const isAlive = () => isPostmasterOf(previous.pid, cluster);
  if (isAlive()) {
    log.warn(`Se detiene la base de datos que dejó en marcha un portal anterior (proceso ${previous.pid}).`);
    if (!(await shutDown(previous.pid, () => !isAlive()))) {
      throw new EmbeddedPostgresError(
        `No se pudo detener la base de datos anterior (proceso ${previous.pid}), que sigue usando ${cluster}.`,
      );
    }
  }
  // PostgreSQL advises against removing this file, but it cannot tell a reused pid from a server; its check of the
  // shared memory, which does not need the file, still protects a directory with live backends.
  rmSync(pidFile(cluster), { force: true });
}

export function isPostmasterOf(pid: number, cluster: string): boolean {
  if (!(pid > 0)) return false;
  if (!existsSync('/proc/self/cmdline')) return isPostmasterByPs(pid, cluster);
  try {
    // Empty for a zombie, which some containers never reap.
    const [program = '', ...args] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (basename(program) !== 'postgres') return false;
    // The working directory is right even after the directory was renamed.
    return args[args.indexOf('-D') + 1] === cluster || readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

function isPostmasterByPs(pid: number, cluster: string): boolean {
  try {
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return command.includes(`postgres -D ${cluster}`);
  } catch {
    return false;
  }
}

function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}
