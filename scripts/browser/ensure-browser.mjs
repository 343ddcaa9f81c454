import { installWithApt } from './apt-browser.mjs';
import { unpackBundledBrowser } from './bundled-browser.mjs';
import { answersVersion, findInstalledBrowser } from './installed-browser.mjs';

/** Nothing of the browser's own may reach the network or a screen while it tests. */
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function launchFlags() {
  // Chromium refuses its sandbox to root; the tests only open the portal's own pages.
  return process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET_FLAGS] : QUIET_FLAGS;
}

function findOrInstall() {
  const installed = findInstalledBrowser() ?? (installWithApt() ? findInstalledBrowser() : undefined);
  if (installed) return { executablePath: installed, env: {}, args: launchFlags() };
  const bundled = unpackBundledBrowser();
  if (!answersVersion(bundled.executablePath, { ...process.env, ...bundled.env })) {
    throw new Error('No hay un Chromium que funcione. Instala uno, o indica su ruta con CHROMIUM_PATH.');
  }
  return { ...bundled, args: launchFlags() };
}

/**
 * The Chromium of the tests: an installed one, else Debian's through apt, else the one inside an npm package.
 * Playwright's own download is not used, because it needs a host that many networks do not let through.
 * The answer is kept in the environment, so that child processes do not look for it, or install it, again.
 */
export function ensureBrowser() {
  process.env.PORTAL_TEST_BROWSER ??= JSON.stringify(findOrInstall());
  return JSON.parse(process.env.PORTAL_TEST_BROWSER);
}
