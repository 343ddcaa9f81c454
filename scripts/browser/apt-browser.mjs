import { spawnSync } from 'node:child_process';

const OPTIONS = ['-o=Dpkg::Use-Pty=0', '-o=DPkg::Lock::Timeout=120', '-o=Acquire::http::Timeout=20'];

function apt(...args) {
  return spawnSync('apt-get', ['-qq', ...OPTIONS, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 300_000,
  });
}

/** Older releases have only the whole browser. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Debian's own Chromium; needs root and apt. */
export function installWithApt() {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  console.log('Instalando Chromium con apt-get para las pruebas…');
  apt('update');
  return PACKAGES.some((name) => apt('install', '-y', '--no-install-recommends', name).status === 0);
}
