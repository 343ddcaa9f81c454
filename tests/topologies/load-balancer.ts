import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { freePort } from '../support/free-port.ts';

export const hasHaproxy = spawnSync('haproxy', ['-v']).status === 0;

/** HAProxy with the file that is handed to operators, but for its addresses and the certificate. */
export async function startLoadBalancer(portalPorts: number[]) {
  const folder = await mkdtemp(join(tmpdir(), 'portal-haproxy-'));
  const port = await freePort();
  const file = join(folder, 'haproxy.cfg');
  const handedOut = await readFile(join(projectRoot, 'deploy/haproxy.cfg'), 'utf8');
  let next = 0;
  await writeFile(
    file,
    handedOut
      .replace(/bind .*/, `bind 127.0.0.1:${port}`)
      .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
      .replace(/^( *server \w+) \S+/gm, (_line, name) => `${name} 127.0.0.1:${portalPorts[next++]}`),
  );
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  const isServing = async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok;
  await expect.poll(isServing, { timeout: 60_000 }).toBe(true);
  return {
    url,
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
