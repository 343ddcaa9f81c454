import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Its message is a finished Spanish sentence. */
export class BrowserError extends Error {
  name = 'BrowserError';
}

/** A headless shell first: it takes two thirds of the time of a whole browser. */
const COMMANDS = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const MAC_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Ubuntu's `chromium-browser` may be a stub that only asks for snap: a file that exists is not yet a browser. */
export function printsVersion(executablePath, env = process.env) {
  const answer = spawnSync(executablePath, ['--version'], { env, encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && /chrom/i.test(answer.stdout);
}

export function findInstalledBrowser({ CHROMIUM_PATH, PATH = '' } = process.env, applications = MAC_APPLICATIONS) {
  if (CHROMIUM_PATH) {
    if (printsVersion(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new BrowserError(`CHROMIUM_PATH apunta a ${CHROMIUM_PATH}, que no responde como Chromium.`);
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const inPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...inPath, ...applications].find((path) => existsSync(path) && printsVersion(path));
}

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
export function installWithApt() {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  console.log('Instalando Chromium con apt-get para las pruebas…');
  apt('update');
  return APT_PACKAGES.some((name) => apt('install', '-y', '--no-install-recommends', name).status === 0);
}
