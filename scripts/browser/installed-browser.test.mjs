import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findInstalledBrowser } from './installed-browser.mjs';

let folder;
let PATH;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-browsers-'));
  PATH = ['first', 'second'].map((name) => join(folder, name)).join(':');
  for (const path of PATH.split(':')) mkdirSync(path);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(name, script) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}
const browser = (name) => program(name, 'echo Chromium 1.2.3');
const find = (env = {}) => findInstalledBrowser({ PATH, ...env }, []);

describe('an installed browser', () => {
  test('is a headless shell before a whole one, wherever in the path they are', () => {
    browser('first/chromium');
    const shell = browser('second/chromium-headless-shell');
    expect(find()).toBe(shell);
  });

  test('is the one that CHROMIUM_PATH names before all others', () => {
    browser('first/chromium-headless-shell');
    const chosen = browser('mine');
    expect(find({ CHROMIUM_PATH: chosen })).toBe(chosen);
  });

  test('does not count when it only asks for another one to be installed', () => {
    program('first/chromium-browser', 'echo "requires the chromium snap" >&2; exit 1');
    expect(find()).toBeUndefined();
    const whole = browser('second/google-chrome');
    expect(find()).toBe(whole);
  });

  test('that CHROMIUM_PATH names and that is none is an error, not another browser', () => {
    browser('first/chromium');
    expect(() => find({ CHROMIUM_PATH: join(folder, 'none') })).toThrow(/CHROMIUM_PATH apunta a .*none/);
  });
});

describe.skipIf(process.getuid?.() !== 0)('without one, root installs with apt', () => {
  function install(apt) {
    program('first/apt-get', `echo "$@" >> ${folder}/calls\n${apt}`);
    const script = `import(${JSON.stringify(join(import.meta.dirname, 'installed-browser.mjs'))})
      .then(({ installWithApt }) => process.exit(installWithApt() ? 0 : 1))`;
    const { status } = spawnSync(process.execPath, ['-e', script], { env: { PATH } });
    const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
    const packages = calls.filter((call) => call.includes(' install ')).map((call) => call.split(' ').at(-1));
    return { isInstalled: status === 0, packages };
  }

  test('the headless shell', () => {
    expect(install('exit 0')).toEqual({ isInstalled: true, packages: ['chromium-headless-shell'] });
  });

  test('or else the whole browser', () => {
    const apt = 'case "$*" in *headless-shell) exit 100;; esac';
    expect(install(apt)).toEqual({ isInstalled: true, packages: ['chromium-headless-shell', 'chromium'] });
  });

  test('or nothing, when neither can be had', () => {
    expect(install('case "$*" in *install*) exit 100;; esac').isInstalled).toBe(false);
  });
});
