import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listRunProcesses } from '../../scripts/test/run-processes.mjs';
import { createScratchFolder } from '../../scripts/test/test-run.mjs';
import { projectRoot } from '../../server/core/project-root.ts';
import { isThorough } from '../support/thoroughness.ts';

const { PATH = '', HOME = '', PORTAL_TEST_BROWSER = '' } = process.env;
const TIMEOUT_MS = 90_000;

let folder: string;
let npm: ChildProcess | undefined;

beforeEach(() => {
  folder = createScratchFolder();
});
afterEach(() => {
  if (npm?.pid && npm.exitCode === null && npm.signalCode === null) process.kill(-npm.pid, 'SIGKILL');
  npm = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** As in a terminal: npm leads a process group. */
function runNpm(...args: string[]): ChildProcess {
  const browser = PORTAL_TEST_BROWSER && { PORTAL_TEST_BROWSER };
  // Without npm's compile cache (Node 22 and later), which would be left in the folder.
  const env = { PATH, HOME, TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1', ...browser };
  return spawn('npm', ['run', ...args], { cwd: projectRoot, env, detached: true, stdio: 'ignore' });
}

const findProcess = (command: RegExp) => listRunProcesses(folder).find((found) => command.test(found.command));

async function interrupt(moment: RegExp, how: (npmPid: number) => void, ...args: string[]): Promise<void> {
  npm = runNpm(...args);
  const exited = once(npm, 'exit');
  await expect.poll(() => findProcess(moment), { timeout: TIMEOUT_MS, interval: 100 }).toBeDefined();
  how(npm.pid ?? 0);
  await exited;
}

const nothingIsLeft = () => ({ processes: listRunProcesses(folder), files: readdirSync(folder) });
const NOTHING = { processes: [], files: [] };

const PORTAL_RUNS = ['test', '--', 'tests/faults/portal-process.test.ts', '-t', 'kill -9 of the portal'];

it('leaves nothing behind after SIGTERM for npm while a database is being created', async () => {
  await interrupt(/initdb/, (pid) => process.kill(pid, 'SIGTERM'), ...PORTAL_RUNS);
  expect(nothingIsLeft()).toEqual(NOTHING);
});

it('leaves nothing behind after Ctrl+C while a portal with its database is tested', async () => {
  await interrupt(/main\.js/, (pid) => process.kill(-pid, 'SIGINT'), ...PORTAL_RUNS);
  expect(nothingIsLeft()).toEqual(NOTHING);
});

it.runIf(isThorough)('leaves nothing behind after a hangup of npm alone', async () => {
  await interrupt(/main\.js/, (pid) => process.kill(pid, 'SIGHUP'), ...PORTAL_RUNS);
  await expect.poll(nothingIsLeft, { timeout: TIMEOUT_MS }).toEqual(NOTHING);
});

it('leaves nothing behind after kill -9 of the runner', async () => {
  const killRunner = () => process.kill(findProcess(/scripts\/test\.mjs/)?.pid ?? 0, 'SIGKILL');
  await interrupt(/main\.js/, killRunner, ...PORTAL_RUNS);
  await expect.poll(nothingIsLeft, { timeout: TIMEOUT_MS }).toEqual(NOTHING);
});

it.skipIf(!PORTAL_TEST_BROWSER)('leaves nothing behind after SIGTERM while a browser is open', async () => {
  const browserTests = ['test', '--', 'forced-colors.spec.ts'];
  await interrupt(/--type=renderer/, (pid) => process.kill(pid, 'SIGTERM'), ...browserTests);
  expect(nothingIsLeft()).toEqual(NOTHING);
});
