import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFile, nodeModules } from './paths.mjs';
import { runCommand, wasStopped } from './run-command.mjs';

const QUIETLY = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

function fitsThisMachine({ os, cpu }) {
  return (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch));
}

/**
 * Whether what npm says it installed is what the lock file asks for. Contents are compared, not times: a checkout
 * gives old files new times. Transitive optional packages may be absent, because npm leaves out what does not build.
 */
export function dependenciesAreCurrent(wanted, installed) {
  const direct = wanted['']?.optionalDependencies ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    if (found) return found.version === entry.version;
    const mayBeAbsent = entry.optional || entry.devOptional || entry.peer;
    return mayBeAbsent && !(path.replace('node_modules/', '') in direct && fitsThisMachine(entry));
  });
}

function mustInstall() {
  const installed = join(nodeModules, '.package-lock.json');
  if (!existsSync(installed)) return true;
  return existsSync(lockFile) && !dependenciesAreCurrent(readPackages(lockFile), readPackages(installed));
}

/** npm fails without a cache it can write to, and a system account often has no home. */
function temporaryCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(usual, { recursive: true });
    accessSync(usual, constants.W_OK);
    return undefined;
  } catch {
    return mkdtempSync(join(tmpdir(), 'portal-npm-'));
  }
}

/** Installs when `node_modules` is missing or is not what the lock file asks for. */
export async function ensureDependencies() {
  if (!mustInstall()) return;
  console.log('Instalando las dependencias (solo la primera vez, o cuando cambian)…');
  const cache = temporaryCache();
  // Development dependencies too, whatever NODE_ENV says: without them nothing can be built.
  const args = [existsSync(lockFile) ? 'ci' : 'install', '--include=dev', '--include=optional', ...QUIETLY];
  if (cache) args.push(`--cache=${cache}`);
  try {
    const code = await runCommand('npm', args, { shell: process.platform === 'win32' });
    if (code === 0) return;
    if (!wasStopped(code)) console.error('\nNo se pudieron instalar las dependencias. El motivo está arriba.');
    process.exitCode = wasStopped(code) ? code : 1;
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
  process.exit();
}
