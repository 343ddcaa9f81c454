import { execFileSync } from 'node:child_process';
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Layout } from './data-directory.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { chownTo, type RunAs, spawnAs } from './run-as.ts';
import { clearSocketDir } from './socket-path.ts';

export interface Log {
  info(msg: string): void;
  warn(msg: string): void;
  error(msg: string): void;
}

const POLL_MS = 15;

async function waitUntil(condition: () => boolean, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!condition()) {
    if (Date.now() >= deadline) return false;
    await delay(POLL_MS);
  }
  return true;
}

/** Fast shutdown, then immediate (recovers from the WAL at the next start), then kill. */
const STEPS = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 3_000],
  ['SIGKILL', 2_000],
] as const;

/** False when the process survived every signal. */
export async function shutDown(pid: number, isGone: () => boolean): Promise<boolean> {
  for (const [signal, patienceMs] of STEPS) {
    sendSignal(pid, signal);
    if (await waitUntil(isGone, patienceMs)) return true;
  }
  return false;
}

export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process exited first; the caller checks again.
  }
}

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

export interface PostmasterOptions {
  layout: Layout;
  binaries: Binaries;
  runAs: RunAs;
  socketDir: string;
}

export interface Postmaster {
  pid: number;
  hasExited(): boolean;
  exited: Promise<void>;
  /** Rejects with a StartFailure if the server ends before it accepts connections. */
  ready: Promise<void>;
}

export class StartFailure extends Error {
  /** Backends of a killed server are still running. */
  get isWaitingForOldBackends(): boolean {
    return this.message.includes('pre-existing shared memory block');
  }
}

const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

export function launchPostmaster({ layout, binaries, runAs, socketDir }: PostmasterOptions): Postmaster {
  clearSocketDir(socketDir);
  const logFile = openLog(layout.log, runAs);
  const logStart = fstatSync(logFile).size;
  const child = spawnAs(runAs, binaries.postgres, ['-D', layout.cluster, ...settings(socketDir)], {
    cwd: layout.dataDir,
    // A session of its own: Ctrl+C in the terminal must reach the portal alone, which drains first.
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  child.unref();
  let isGone = false;
  let problem = '';
  const exited = new Promise<void>((resolve) => {
    const end = (error?: Error) => {
      isGone = true;
      problem = error?.message ?? '';
      resolve();
    };
    child.once('exit', () => end());
    child.once('error', end);
  });
  const pid = child.pid ?? 0;
  const waitForReady = async () => {
    for (;;) {
      if (isGone) throw new StartFailure(problem || lastLoggedError(layout.log, logStart));
      const status = readPidFile(layout.cluster);
      if (status?.pid === pid && status.isReady) return;
      await delay(10);
    }
  };
  return { pid, hasExited: () => isGone, exited, ready: waitForReady() };
}

function settings(socketDir: string): string[] {
  // The setting is a list: quotes keep a comma in the path from splitting it.
  const quotedDir = `"${socketDir.replaceAll('"', '""')}"`;
  return [
    'listen_addresses=',
    'port=5432',
    `unix_socket_directories=${quotedDir}`,
    'unix_socket_permissions=0700',
    'fsync=on',
    // Three pools for each process, and one for jobs.
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    // Personal data: its details hold the rows that were refused.
    'log_error_verbosity=terse',
  ].flatMap((setting) => ['-c', setting]);
}

/** Keeps one former log. Copied and truncated, not renamed: the server appends to its open file. */
export function rotateLog(path: string): void {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) <= LOG_LIMIT_BYTES) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}

function openLog(path: string, runAs: RunAs): number {
  rotateLog(path);
  const { O_APPEND, O_CREAT, O_WRONLY, O_NOFOLLOW } = constants;
  const file = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  chownTo(runAs, path);
  return file;
}

function lastLoggedError(logPath: string, from: number): string {
  const lines = readFileSync(logPath).subarray(from).toString('utf8').trim().split('\n');
  const complaints = lines.flatMap((line) => /(?:FATAL|PANIC|DETAIL): +(.*)/.exec(line)?.[1] ?? []);
  return complaints.join(' ') || lines.at(-1) || '';
}
