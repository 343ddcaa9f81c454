import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { freePort } from '../support/free-port.ts';

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-release-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('a release holds all that it needs: it serves from an empty folder, and its checksums are right', async () => {
  await run(process.execPath, [join(projectRoot, 'scripts/release.mjs'), `--output=${folder}/out`]);
  for (const line of (await readFile(join(folder, 'out/SHA256SUMS'), 'utf8')).trim().split('\n')) {
    const [hash, name = ''] = line.split('  ');
    const content = await readFile(join(folder, 'out', name));
    expect(createHash('sha256').update(content).digest('hex')).toBe(hash);
  }
  const files = await readdir(join(folder, 'out'));
  expect(files.filter((name) => name.endsWith('.sbom.json'))).toHaveLength(1);
  const [archive = ''] = files.filter((name) => name.endsWith('.tar.gz'));

  await mkdir(join(folder, 'unpacked'), { recursive: true });
  await run('tar', ['-xzf', join(folder, 'out', archive), '-C', join(folder, 'unpacked')]);
  const release = join(folder, 'unpacked', archive.replace('.tar.gz', ''));
  // Another build of this version has another folder.
  const { version } = JSON.parse(await readFile(join(release, 'package.json'), 'utf8'));
  const build = (await readFile(join(release, 'dist/stamp.txt'), 'utf8')).slice(0, 8);
  expect(archive.startsWith(`portal-${version}+${build}-`)).toBe(true);
  expect(await readdir(release)).toEqual(expect.arrayContaining(['dist', 'deploy', 'portal.mjs', 'start.mjs']));
  expect(await readdir(join(release, 'node_modules'))).not.toContain('vitest');
  // What its operator reads, and a unit that names what is there.
  for (const name of ['README.md', 'CHANGELOG.md', 'docs/operations.md']) await access(join(release, name));
  const unit = await readFile(join(release, 'deploy/portal.service'), 'utf8');
  expect(unit).toContain('ExecStart=/usr/bin/node /srv/portal/start.mjs\n');
  expect(unit).not.toContain('scripts/');
  const { stdout: help } = await run(process.execPath, ['portal.mjs', '--help'], { cwd: release });
  expect(help).toMatch(/^Uso: node portal\.mjs <orden>\n/);

  const { PATH, TMPDIR } = process.env;
  const port = await freePort();
  const env = { PATH, TMPDIR, DATA_DIR: join(folder, 'data'), PORT: String(port), DEMO: 'off', LOG_LEVEL: 'warn' };
  const portal = spawn(process.execPath, ['start.mjs'], { cwd: release, env, stdio: 'inherit' });
  const exited = once(portal, 'exit');
  try {
    const status = () =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (answer) => answer.status,
        () => undefined,
      );
    await expect.poll(status, { timeout: 120_000 }).toBe(200);
  } finally {
    portal.kill('SIGTERM');
    await exited;
  }
}, 900_000);
