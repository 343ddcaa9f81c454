import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { runBuiltCommand } from '../support/command-line.ts';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { createNextVersion, NEXT_VERSION } from '../support/next-version.ts';
import { type PortalProcess, startPortal } from '../support/portal-process.ts';

/** Starts of several processes, on a machine that may be busy. */
const LONG = { timeout: 120_000 };

let folder: string;
let dataDir: string;
let next: Awaited<ReturnType<typeof createNextVersion>>;
let portal: PortalProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-rolling-'));
  dataDir = await copyDataDirectory(inject('dataDirectoryTemplate'), 'rolling');
  next = await createNextVersion(inject('portalEntry'), 'alter table news add column next_version text');
});
afterEach(async () => {
  portal?.signal('SIGTERM');
  await portal?.exited;
  await next.remove();
  for (const each of [folder, dataDir]) await rm(each, { recursive: true, force: true });
});

/** As `ln -sfn`: at once. */
async function pointTo(release: string): Promise<void> {
  await symlink(release, join(folder, 'new'));
  await rename(join(folder, 'new'), join(folder, 'current'));
}

it('a reload serves the release that the link names by then, forth and back, and never one whose migrations are missing', async () => {
  const former = dirname(inject('portalEntry'));
  await pointTo(former);
  const environment = { DATA_DIR: dataDir, WORKERS: '2', LOG_LEVEL: 'info' };
  const running = await startPortal(environment, join(folder, 'current/main.js'));
  portal = running;
  /** Of what has been printed since, the versions that began to serve. */
  const servedSince = (from: number) =>
    [
      ...running
        .output()
        .slice(from)
        .matchAll(/"version":"([^"]+)","msg":"serving"/g),
    ].map(([, version]) => version);
  await expect.poll(() => servedSince(0), LONG).toHaveLength(2);
  const [version] = servedSince(0);

  await pointTo(next.folder);
  let from = running.output().length;
  running.signal('SIGHUP');
  await expect.poll(() => running.output().slice(from), LONG).toContain('rolling restart failed');
  expect(running.output().slice(from)).toContain('Base de datos sin poner al día: falta una migración');
  expect(servedSince(from)).toEqual([]);
  expect((await running.call('GET', '/api/news')).status).toBe(200);

  // While the former version serves, on the portal's own PostgreSQL.
  const migrated = await runBuiltCommand(next.folder, { DATA_DIR: dataDir }, 'migrate');
  expect(migrated).toMatchObject({ code: 0, stdout: expect.stringContaining('La base de datos está al día.\n') });
  expect((await running.call('GET', '/api/news')).status).toBe(200);

  from = running.output().length;
  running.signal('SIGHUP');
  await expect.poll(() => servedSince(from), LONG).toHaveLength(2);
  expect(servedSince(from).every((each) => each?.startsWith(NEXT_VERSION))).toBe(true);
  expect((await running.call('GET', '/api/news')).status).toBe(200);

  await pointTo(former);
  from = running.output().length;
  running.signal('SIGHUP');
  await expect.poll(() => servedSince(from), LONG).toEqual([version, version]);
  expect((await running.call('GET', '/api/news')).status).toBe(200);

  running.signal('SIGTERM');
  expect(await running.exited).toBe(0);
  // A restart and the commands take the newer schema too.
  portal = await startPortal({ DATA_DIR: dataDir }, join(folder, 'current/main.js'));
  expect(portal.output()).toContain('es de una versión más nueva del portal (una migración más)');
  const list = await runBuiltCommand(former, { DATA_DIR: dataDir }, 'members', 'list');
  expect(list).toMatchObject({ code: 0, stderr: expect.stringContaining('con la que esta todavía funciona') });
}, 600_000);
