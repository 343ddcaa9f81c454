import { unpackBundledBrowser } from './bundled-browser.mjs';
import { BrowserError, findInstalledBrowser, installWithApt, printsVersion } from './installed-browser.mjs';

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
