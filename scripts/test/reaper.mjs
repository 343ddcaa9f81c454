import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabase, listRunProcesses } from './run-processes.mjs';

const [folder] = process.argv.slice(2);
const DATABASE_PATIENCE_MS = 5_000;
const PATIENCE_MS = 10_000;

function kill({ pid }, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}

/** Again and again, because what is being killed may still start something. */
async function killAll() {
  const since = Date.now();
  while (Date.now() - since < PATIENCE_MS) {
    const left = listRunProcesses(folder);
    if (left.length === 0) return;
    // Killed hard, PostgreSQL would leave its shared memory behind.
    const forDatabases = Date.now() - since < DATABASE_PATIENCE_MS ? 'SIGQUIT' : 'SIGKILL';
    for (const found of left) kill(found, isDatabase(found) ? forDatabases : 'SIGKILL');
    await wait(50);
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
process.stdin.resume();
process.stdin.on('error', () => {});
process.stdin.once('close', async () => {
  await killAll();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
