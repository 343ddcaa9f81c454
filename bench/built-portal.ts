import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { projectRoot } from '../server/core/project-root.ts';
import { freePort } from '../tests/support/free-port.ts';

const READY_DEADLINE_MS = 60_000;

/** The portal as `npm run build` left it, with its demo data, on a directory and a port of its own. */
export async function spawnBuiltPortal(dataDir: string, environment: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(projectRoot, 'dist/server/main.js')], {
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
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the portal did not start');
    await wait(100);
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
