import { STOP_SIGNALS } from '../run-command.mjs';
import { writableHome } from '../writable-home.mjs';
import { createScratchFolder } from './scratch-folder.mjs';
import { startReaper } from './start-reaper.mjs';

/** Lets a runner print its report. */
const GRACE_MS = 5_000;
const PARENT_CHECK_MS = 500;
const parent = process.ppid;

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
