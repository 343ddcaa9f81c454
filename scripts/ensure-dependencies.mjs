import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  currentPlatform,
  describePlatform,
  fitsPlatform,
  isNative,
  listAbsentNativePackages,
  readLockedPackages,
} from './dependencies/platforms.mjs';
import { lockFile, nodeModules, projectRoot } from './paths.mjs';
import { requireWritable } from './require-writable.mjs';
import { runCommand, wasStopped } from './run-command.mjs';

const QUIET_FLAGS = ['--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];

/**
 * Compares contents with npm's record, not times, which a checkout changes. Optional packages may be absent, except the
 * native ones of this platform.
 */
export function dependenciesAreCurrent(wanted, installed, platform) {
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = installed[path];
    if (found) return found.version === entry.version;
    const mayBeAbsent = entry.optional || entry.devOptional || entry.peer;
    return mayBeAbsent && !(isNative(entry) && fitsPlatform(entry, platform));
  });
}

function mustInstall(platform) {
  const installed = join(nodeModules, '.package-lock.json');
  if (!existsSync(installed)) return true;
  if (!existsSync(lockFile)) return false;
  const wanted = readLockedPackages(lockFile);
  return (
    !dependenciesAreCurrent(wanted, readLockedPackages(installed), platform) ||
    listAbsentNativePackages(projectRoot, wanted, platform).length > 0
  );
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

async function install() {
  console.log('Instalando las dependencias (solo la primera vez, o cuando cambian)…');
  const cache = temporaryCache();
  // Development dependencies too, whatever NODE_ENV says: without them nothing can be built.
  const args = [existsSync(lockFile) ? 'ci' : 'install', '--include=dev', '--include=optional', ...QUIET_FLAGS];
  if (cache) args.push(`--cache=${cache}`);
  try {
    return await runCommand('npm', args, { shell: process.platform === 'win32' });
  } finally {
    if (cache) rmSync(cache, { recursive: true, force: true });
  }
}

/** npm succeeds without an optional package that it could not download; installing again would not help. */
function requireNativePackages(platform) {
  if (!existsSync(lockFile)) return;
  const absent = listAbsentNativePackages(projectRoot, readLockedPackages(lockFile), platform);
  if (absent.length === 0) return;
  console.error(`
Falta un paquete nativo para esta plataforma, ${describePlatform(platform)}:
${absent.map(({ name, version }) => `  · ${name} ${version}: npm no lo instaló.`).join('\n')}

Qué hacer: con conexión a la red, ejecuta «npm ci --include=dev --include=optional» y vuelve a intentarlo. npm omite sin avisar
los paquetes opcionales que no puede descargar. No borres package-lock.json: sus versiones están elegidas para que existan en
todas las plataformas.`);
  process.exit(1);
}

/**
 * A uid without an account has no home unless HOME is set, and npm and Vite fail looking for it: it gets that of system
 * accounts, a folder that does not exist.
 */
function ensureHome() {
  try {
    homedir();
  } catch {
    process.env.HOME = '/nonexistent';
  }
}

export async function ensureDependencies() {
  ensureHome();
  const platform = currentPlatform();
  if (!mustInstall(platform)) return;
  requireWritable(nodeModules, 'instalar las dependencias');
  const code = await install();
  if (wasStopped(code)) process.exit(code);
  if (code !== 0) {
    console.error('\nNo se pudieron instalar las dependencias. El motivo está arriba.');
    process.exit(1);
  }
  requireNativePackages(platform);
}
