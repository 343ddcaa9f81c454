import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { currentPlatform, describePlatform } from './dependencies/platforms.mjs';
import { dependenciesAreCurrent } from './ensure-dependencies.mjs';
import { projectRoot } from './paths.mjs';

const platform = { os: 'linux', cpu: 'arm64', libc: 'musl' };

const wanted = {
  '': { dependencies: { server: '2.0.0' } },
  'node_modules/server': { version: '2.0.0' },
  'node_modules/native-here': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'], libc: ['musl'] },
  'node_modules/native-glibc': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
  'node_modules/native-x64': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/fsevents': { version: '2.3.3', optional: true, os: ['darwin'] },
  'node_modules/colors': { version: '1.5.0', optional: true },
};
const installed = {
  'node_modules/server': { version: '2.0.0' },
  'node_modules/native-here': { version: '1.0.0' },
};

describe('what is installed', () => {
  test('will do without optional packages that are not native, or for another platform', () => {
    expect(dependenciesAreCurrent(wanted, installed, platform)).toBe(true);
  });

  test('is out of date when a version differs', () => {
    const other = { ...installed, 'node_modules/server': { version: '1.9.0' } };
    expect(dependenciesAreCurrent(wanted, other, platform)).toBe(false);
  });

  test('is out of date when a package is missing', () => {
    const { 'node_modules/server': _, ...rest } = installed;
    expect(dependenciesAreCurrent(wanted, rest, platform)).toBe(false);
  });

  test('is out of date without a native package of this platform, whoever asks for it', () => {
    const { 'node_modules/native-here': _, ...rest } = installed;
    expect(dependenciesAreCurrent(wanted, rest, platform)).toBe(false);
  });
});

describe('a clone whose lock file names a native package', () => {
  const { os, cpu, libc } = currentPlatform();
  const native = { version: '1.2.0', optional: true, os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
  const packages = { 'node_modules/bundler-native': native };
  let root;

  function write(file, content) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** Fake npm: `brings` is what it puts into `node_modules`, which it empties first as `npm ci` does. */
  function offerNpm(brings) {
    write('ready/node_modules/.package-lock.json', { packages });
    if (brings) write('ready/node_modules/bundler-native/package.json', { version: native.version });
    write(
      'bin/npm',
      '#!/bin/sh\necho "$1" >> npm-calls\nrm -rf node_modules && cp -R ready/node_modules node_modules\n',
    );
    chmodSync(join(root, 'bin/npm'), 0o755);
  }

  function ensure({ env = process.env, ...options } = {}) {
    const code = `import('${join(root, 'scripts/ensure-dependencies.mjs')}').then((each) => each.ensureDependencies())`;
    return spawnSync(process.execPath, ['-e', code], {
      cwd: root,
      encoding: 'utf8',
      env: { ...env, PATH: [join(root, 'bin'), env.PATH].join(delimiter) },
      ...options,
    });
  }

  const npmCalls = () => (existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8') : '');

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'portal-dependencies-'));
    cpSync(join(projectRoot, 'scripts'), join(root, 'scripts'), { recursive: true });
    write('package-lock.json', { packages });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('is installed once, and again when the folder of that package is lost', () => {
    offerNpm(true);
    expect(ensure().status).toBe(0);
    expect(ensure().status).toBe(0);
    expect(npmCalls()).toBe('ci\n');
    rmSync(join(root, 'node_modules/bundler-native'), { recursive: true });
    expect(ensure().status).toBe(0);
    expect(npmCalls()).toBe('ci\nci\n');
  });

  const needsRoot = process.getuid?.() === 0 ? '' : ' (skipped: needs uid 0)';
  test.skipIf(needsRoot)(`gives npm a home where the id has no account and HOME is not set${needsRoot}`, () => {
    offerNpm(true);
    const npm = join(root, 'bin/npm');
    writeFileSync(npm, readFileSync(npm, 'utf8').replace('echo "$1"', 'test -n "$HOME" && echo "$1"'));
    chmodSync(root, 0o777);
    const { HOME: _, npm_config_cache: __, ...env } = process.env;
    const stranger = { uid: 1_234_567, gid: 1_234_567, env };
    expect(ensure(stranger)).toMatchObject({ status: 0, stderr: '' });
    expect(npmCalls()).toBe('ci\n');
  });

  test('is told which package, which platform and what to do when npm leaves it out', () => {
    offerNpm(false);
    const { status, stderr } = ensure();
    expect(status).toBe(1);
    expect(npmCalls()).toBe('ci\n');
    expect(stderr).toContain('bundler-native 1.2.0');
    expect(stderr).toContain(describePlatform(currentPlatform()));
    expect(stderr).toContain('npm ci');
  });
});
