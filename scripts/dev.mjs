import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { loadSettings } from '../deploy/release/load-settings.mjs';
import { ensureDependencies } from './ensure-dependencies.mjs';
import { requireNodeVersion } from './node-version.mjs';
import { projectRoot } from './paths.mjs';

requireNodeVersion();
await ensureDependencies();
loadSettings(join(projectRoot, '.env'));

const PROGRAMS = {
  servidor: ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'],
  web: ['node_modules/vite/bin/vite.js', '--clearScreen', 'false'],
};
const width = Math.max(...Object.keys(PROGRAMS).map((name) => name.length));
const running = new Set();
let stopping = false;

/** Once only: on a second signal tsx kills the portal, and its database with it. */
function stopAll() {
  if (stopping) return;
  stopping = true;
  for (const child of running) child.kill('SIGTERM');
}

for (const [name, args] of Object.entries(PROGRAMS)) {
  // In a process group of its own, or the terminal's Ctrl+C would be the first of two signals.
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(width)} │ ${line}`));
  }
  child.on('close', (code) => {
    running.delete(child);
    process.exitCode ||= code ?? 0;
    stopAll();
  });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopAll);
