import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../server/core/project-root.ts';
import { freePort } from '../tests/support/free-port.ts';

/** Much longer than it takes, for a busy machine. */
const READY_DEADLINE_MS = 300_000;

/** The portal as `npm run build` left it, with its demo data, on a directory and a port of its own. */
export async function spawnBuiltPortal(
  dataDir: string,
  environment: Record<string, string> = {},
  nodeOptions: string[] = [],
) {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeOptions, join(projectRoot, 'dist/server/main.js')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_DEADLINE_MS;
  while (!(await fetch(`${url}/healthz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill();
      throw new Error('the portal did not start');
    }
    await wait(100);
  }
  return {
    url,
    pid: child.pid ?? 0,
    /** The session cookie of somebody who signs in. */
    async signIn(email: string, password: string): Promise<string> {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify({ email, password }),
      });
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
