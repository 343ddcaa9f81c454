import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { STOP_SIGNALS } from '../run-command.mjs';

/** Lets a runner print its report. */
const GRACE_MS = 5_000;
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

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

/** Browsers and tools write to the home, which a system account may lack. */
function writableHome(scratch) {
  try {
    accessSync(homedir(), constants.W_OK);
    return {};
  } catch {
    const home = join(scratch, 'home');
    mkdirSync(home);
    return { HOME: home };
  }
}

/**
 * Outlives this process and removes what is left of the run. It waits on a pipe, which the kernel closes even after
 * `kill -9`.
 */
function startReaper(folder) {
  const reaper = spawn(process.execPath, [join(import.meta.dirname, 'reaper.mjs'), folder], {
    // A session of its own: Ctrl+C in the terminal must not reach it.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const exited = once(reaper, 'exit');
  reaper.unref();
  reaper.stdin.unref();
  return {
    async reap() {
      reaper.ref();
      reaper.stdin.end();
      await exited;
    },
  };
}

/** A killed npm, or one that lost its terminal, sends no signal. */
function watchParent() {
  const check = () => process.ppid !== parent && process.kill(process.pid, 'SIGHUP');
  return setInterval(check, PARENT_CHECK_MS).unref();
}

/** Leaves no process or file of the tests, even when this process dies. */
export async function withTestRun(use) {
  const scratch = createScratchFolder();
  const reaper = startReaper(scratch);
  const env = { ...process.env, ...writableHome(scratch), TMPDIR: scratch };
  delete env.NODE_ENV;
  const run = { scratch, env, isStopped: false };
  const stop = () => {
    run.isStopped = true;
    setTimeout(() => reaper.reap(), GRACE_MS).unref();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);
  const parentWatch = process.env.npm_lifecycle_event ? watchParent() : undefined;
  try {
    return await use(run);
  } finally {
    clearInterval(parentWatch);
    await reaper.reap();
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  }
}
