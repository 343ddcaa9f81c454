import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { inject } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { freePort } from './free-port.ts';

export interface PortalProcess {
  url: string;
  pid: number;
  /** Everything it printed so far, both streams. */
  output(): string;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
  call(method: string, path: string, body?: unknown): Promise<Response>;
}

export type Environment = Record<string, string>;

function spawnPortal(
  environment: Environment,
  entry = inject('portalEntry'),
  stdout: 'pipe' | number = 'pipe',
): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, [entry], {
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      TMPDIR: tmpdir(),
      RATE_LIMITS: 'off',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', stdout, 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  return { child, output: () => printed };
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  const [code] = await once(child, 'exit');
  return code;
}

/**
 * Runs the portal until it exits, for starts that must fail.
 * @param entry of another version than the current one.
 */
export async function runPortal(
  environment: Environment,
  entry?: string,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnPortal(environment, entry);
  return { code: await exitOf(child), output: output() };
}

/** Sends SIGTERM to a portal that is still starting, as soon as the condition holds. */
export async function interruptStart(
  environment: Environment,
  condition: () => boolean,
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnPortal({ ...environment, PORT: String(await freePort()) });
  const exited = exitOf(child);
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
  child.kill('SIGTERM');
  return { code: await exited, output: output() };
}

/**
 * Starts the portal as a process and waits until it is ready.
 * @param entry of another version than the current one.
 * @param stdout a file that takes its log instead of `output`.
 */
export async function startPortal(environment: Environment, entry?: string, stdout?: number): Promise<PortalProcess> {
  const port = environment.PORT ?? String(await freePort());
  const { child, output } = spawnPortal({ ...environment, PORT: port }, entry, stdout);
  const exited = exitOf(child);
  const url = `http://127.0.0.1:${port}`;
  try {
    await Promise.race([
      waitUntilReady(url),
      exited.then((code) =>
        Promise.reject(new Error(`the portal ended with ${code} before it was ready:\n${output()}`)),
      ),
    ]);
  } catch (error) {
    // No caller could stop it yet.
    child.kill('SIGTERM');
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    output,
    exited,
    signal: (signal) => void child.kill(signal),
    call: (method, path, body) =>
      fetch(url + path, {
        method,
        headers: { origin: url, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

const READY_DEADLINE_MS = 90_000;

async function waitUntilReady(url: string): Promise<void> {
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the portal was not ready in time');
}
