import { closeSync, constants, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Layout } from './layout.ts';
import { readPidFile } from './previous-postmaster.ts';
import { chownTo, type RunAs, spawnAs } from './run-as.ts';
import { clearSocketDir } from './socket-path.ts';

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
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
  ].flatMap((setting) => ['-c', setting]);
}

function openLog(path: string, runAs: RunAs): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`);
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
