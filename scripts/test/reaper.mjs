import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { isDatabase, listRunProcesses } from './run-processes.mjs';

const [folder] = process.argv.slice(2);
const DATABASE_GRACE_MS = 10_000;
const GRACE_MS = 20_000;
const IS_INITIALISING = /\binitdb\b|\bpostgres --(boot|single)\b/;

/** SIGKILL would leak PostgreSQL's shared memory; during initdb any signal does. */
function signalFor(found, elapsedMs) {
  if (!isDatabase(found) || elapsedMs > DATABASE_GRACE_MS) return 'SIGKILL';
  return IS_INITIALISING.test(found.command) ? 0 : 'SIGQUIT';
}

function send(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Already exited.
  }
}

/** Repeated, because a dying process may still start another. */
async function killAll() {
  const since = Date.now();
  for (let elapsedMs = 0; elapsedMs < GRACE_MS; elapsedMs = Date.now() - since) {
    const left = listRunProcesses(folder);
    if (left.length === 0) return;
    for (const found of left) send(found.pid, signalFor(found, elapsedMs));
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
