import { spawnSync } from 'node:child_process';
import { unpackBundledBrowser } from './bundled-browser.mjs';
import { BrowserError, findInstalledBrowser, printsVersion } from './installed-browser.mjs';

const APT_OPTIONS = ['-o=Dpkg::Use-Pty=0', '-o=DPkg::Lock::Timeout=120', '-o=Acquire::http::Timeout=20'];

function apt(...args) {
  return spawnSync('apt-get', ['-qq', ...APT_OPTIONS, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 300_000,
  });
}

/** Older releases have only the whole browser. */
const APT_PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Debian's own Chromium; needs root and apt. */
function installWithApt() {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  console.log('Instalando Chromium con apt-get para las pruebas…');
  apt('update');
  return APT_PACKAGES.some((name) => apt('install', '-y', '--no-install-recommends', name).status === 0);
}

const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Pages are too short-lived for optimised code to pay: saves a quarter of the renderers' time.
  '--js-flags=--no-opt',
];

// No sandbox as root or without the system's help; the tests only open the portal's pages.
const UNCONFINED = '--no-sandbox';

/** Only a headless shell: it takes two thirds of the time of a whole browser, and is the same everywhere. */
function findBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || process.env.CHROMIUM_PATH) return undefined;
  const bundled = unpackBundledBrowser();
  const works = printsVersion(bundled.executablePath, { ...process.env, ...bundled.env });
  return works ? { ...bundled, args: [UNCONFINED, ...QUIET_FLAGS] } : undefined;
}

function findInstalled() {
  const executablePath = findInstalledBrowser();
  const args = process.getuid?.() === 0 ? [UNCONFINED, ...QUIET_FLAGS] : QUIET_FLAGS;
  return executablePath && { executablePath, env: {}, args };
}

function findOrInstall() {
  const found = findBundled() ?? findInstalled() ?? (installWithApt() ? findInstalled() : undefined);
  if (found) return found;
  throw new BrowserError(
    'No hay un Chromium que funcione en este equipo. Instala uno (en Debian, como root: «apt-get install ' +
      'chromium-headless-shell»), o indica su ruta con CHROMIUM_PATH.',
  );
}

/**
 * Not Playwright's own download, because many networks block its host. Cached in the environment, so that child
 * processes neither look for a browser nor install it again.
 */
export function ensureBrowser() {
  process.env.PORTAL_TEST_BROWSER ??= JSON.stringify(findOrInstall());
  return JSON.parse(process.env.PORTAL_TEST_BROWSER);
}

export function findBrowserProblem() {
  try {
    ensureBrowser();
    return undefined;
  } catch (error) {
    if (error instanceof BrowserError) return error.message;
    throw error;
  }
}
