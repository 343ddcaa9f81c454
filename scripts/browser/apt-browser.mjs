import { spawnSync } from 'node:child_process';

const OPTIONS = ['-o=Dpkg::Use-Pty=0', '-o=DPkg::Lock::Timeout=120', '-o=Acquire::http::Timeout=20'];

function apt(...args) {
  return spawnSync('apt-get', ['-qq', ...OPTIONS, ...args], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: 'ignore',
    timeout: 300_000,
  });
}

/** Debian's own Chromium. Needs root and apt; answers whether it was installed. */
export function installWithApt() {
  if (process.getuid?.() !== 0 || apt('--version').status !== 0) return false;
  console.log('Instalando Chromium con apt-get para las pruebas…');
  apt('update');
  return apt('install', '-y', '--no-install-recommends', 'chromium').status === 0;
}
