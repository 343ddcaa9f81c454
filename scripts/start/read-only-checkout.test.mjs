import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../tests/support/free-port.ts';
import { buildIsCurrent } from '../build/build-stamp.mjs';
import { distribution, nodeModules, projectRoot } from '../paths.mjs';

const READ_ONLY = [`mount --bind '${projectRoot}' '${projectRoot}'`, `mount -o remount,ro,bind '${projectRoot}'`];
const emptied = (folder) => [`mount -t tmpfs -o ro none '${folder}'`];
/** A mount namespace: root makes it directly, others inside a user namespace in which they are root. */
const OWN_MOUNTS = [...(process.getuid?.() === 0 ? [] : ['--user', '--map-root-user']), '--mount', '--'];

const canMount = spawnSync('unshare', [...OWN_MOUNTS, 'sh', '-ec', READ_ONLY.join('\n')]).status === 0;
const skip = canMount ? '' : ' (skipped: mount namespaces are forbidden here)';
const notBuilt = skip || (buildIsCurrent() ? '' : ' (skipped: dist is not built from these sources)');

let dataDir;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-read-only-'));
  chmodSync(dataDir, 0o755);
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }));

function start(prepare, port) {
  const script = [...READ_ONLY, ...prepare, `cd '${projectRoot}'`, 'exec "$0" scripts/start.mjs'].join('\n');
  const { PATH } = process.env;
  const env = { PATH, TMPDIR: tmpdir(), DATA_DIR: join(dataDir, 'datos'), PORT: String(port), DEMO: 'off' };
  return spawn('unshare', [...OWN_MOUNTS, 'sh', '-ec', script, process.execPath], { env });
}

describe('a checkout that cannot be written to', () => {
  test.skipIf(notBuilt)(
    `serves from its build, with its data elsewhere${notBuilt}`,
    async () => {
      const port = await freePort();
      const portal = start([], port);
      const exited = once(portal, 'exit');
      try {
        const isReady = () =>
          fetch(`http://127.0.0.1:${port}/healthz`).then(
            (answer) => answer.ok,
            () => false,
          );
        await expect.poll(isReady, { timeout: 60_000, interval: 100 }).toBe(true);
      } finally {
        portal.kill('SIGTERM');
        await exited;
      }
    },
    90_000,
  );

  test.skipIf(skip).each([
    ['without a build', distribution, 'compilar el portal'],
    ['without its packages', nodeModules, 'instalar las dependencias'],
  ])(`%s is told in one sentence what to do${skip}`, async (_name, folder, purpose) => {
    const portal = start(emptied(folder), 1);
    const [stderr, [code]] = await Promise.all([text(portal.stderr), once(portal, 'exit')]);
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(
      new RegExp(`^Falta ${purpose}, y en .* no se puede escribir: .*DATA_DIR en otra carpeta\\.$`),
    );
  });
});
