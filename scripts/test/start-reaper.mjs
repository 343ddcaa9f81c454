import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Outlives this process and removes what is left of the run. It waits on a pipe, which the kernel closes even after
 * `kill -9`.
 */
export function startReaper(folder) {
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
