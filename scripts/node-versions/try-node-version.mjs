import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CapturedProcess } from './captured-process.mjs';
import { copyCheckout } from './copy-checkout.mjs';

const MAX_START_MS = 15 * 60_000;
/** Removed from the environment, so that tests never write to the developer's own database. */
const SETTINGS = [
  'DATABASE_URL',
  'NODE_ENV',
  'HOST',
  'PUBLIC_URL',
  'SESSION_SECRET',
  'DEMO',
  'SMTP_URL',
  'OIDC_ISSUER',
];
const QUIET_FLAGS = ['--no-audit', '--no-fund', '--loglevel=error'];

function environment(more) {
  const inherited = Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name));
  return { ...Object.fromEntries(inherited), ...more };
}

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function run(command, args, options) {
  const running = new CapturedProcess(command, args, options);
  return { exitCode: await running.exited, output: running.output };
}

/** The npm package `node` brings the binary of this platform. */
async function installNode(version, folder, signal) {
  mkdirSync(folder);
  const args = ['install', '--no-save', ...QUIET_FLAGS, `node@${version}`];
  const { exitCode, output } = await run('npm', args, { cwd: folder, env: environment(), signal });
  if (exitCode !== 0) throw new Error(`No se pudo instalar Node ${version}.\n${output}`);
  return join(folder, 'node_modules/node/bin');
}

async function isHealthy(port) {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    return response.status === 200;
  } catch {
    return false;
  }
}

/** Seconds; undefined when the portal does not answer. */
async function measureStart(options) {
  const port = await findFreePort();
  const env = { ...options.env, PORT: String(port) };
  const started = performance.now();
  const portal = new CapturedProcess('npm', ['start'], { ...options, env });
  try {
    while (!portal.hasExited && performance.now() - started < MAX_START_MS) {
      if (await isHealthy(port)) return { seconds: (performance.now() - started) / 1000 };
      await wait(100);
    }
    return { output: portal.output };
  } finally {
    await portal.stop();
  }
}

async function runUnitTests(options) {
  const { output } = await run('npm', ['run', 'test:unit'], options);
  const counts = /^(\d+) passed, (\d+) failed$/m.exec(output);
  return { passed: Number(counts?.[1] ?? 0), failed: Number(counts?.[2] ?? 1), output };
}

export async function tryNodeVersion(version, folder, signal) {
  mkdirSync(folder);
  const bin = await installNode(version, join(folder, 'node'), signal);
  const checkout = join(folder, 'portal');
  copyCheckout(checkout);
  const env = environment({
    PATH: [bin, process.env.PATH].join(delimiter),
    DATA_DIR: join(folder, 'data'),
  });
  const options = { cwd: checkout, env, signal };
  const exact = (await run('node', ['--version'], options)).output.trim();
  const start = await measureStart(options);
  if (signal.aborted || start.output !== undefined) return { exact, start };
  return { exact, start, tests: await runUnitTests(options) };
}
