import { expect, test } from 'vitest';
import { listLockFileProblems } from './lock-file-problems.mjs';

function build(os, cpu, libc) {
  return {
    version: '1.2.0',
    integrity: 'sha512-…',
    optional: true,
    os: [os],
    cpu: [cpu],
    ...(libc && { libc: [libc] }),
  };
}

const BUILDS = {
  'bundler-linux-x64-gnu': build('linux', 'x64', 'glibc'),
  'bundler-linux-arm64-gnu': build('linux', 'arm64', 'glibc'),
  'bundler-linux-x64-musl': build('linux', 'x64', 'musl'),
  'bundler-linux-arm64-musl': build('linux', 'arm64', 'musl'),
  'bundler-darwin-x64': build('darwin', 'x64'),
  'bundler-darwin-arm64': build('darwin', 'arm64'),
  'bundler-win32-x64': build('win32', 'x64'),
};

function lockFile(builds = BUILDS, more = {}) {
  return {
    '': { name: 'portal', engines: { node: '>=20.19' } },
    'node_modules/bundler': {
      version: '1.2.0',
      integrity: 'sha512-…',
      engines: { node: '^20.19.0 || >=22.12.0' },
      optionalDependencies: Object.fromEntries(Object.keys(BUILDS).map((name) => [name, '1.2.0'])),
    },
    ...Object.fromEntries(Object.entries(builds).map(([name, entry]) => [`node_modules/${name}`, entry])),
    ...more,
  };
}

const without = (name) => Object.fromEntries(Object.entries(BUILDS).filter(([each]) => each !== name));

test('a lock file with a build for each named platform lacks nothing', () => {
  expect(listLockFileProblems(lockFile())).toEqual([]);
});

test.each(Object.keys(BUILDS).filter((name) => !name.includes('win32')))('%s is missed', (name) => {
  expect(listLockFileProblems(lockFile(without(name))).join('\n')).toContain(name);
});

test('nobody is promised Windows', () => {
  expect(listLockFileProblems(lockFile(without('bundler-win32-x64')))).toEqual([]);
});

test('a version without integrity was never published, whatever its platform', () => {
  const { integrity: _, ...unpublished } = BUILDS['bundler-win32-x64'];
  const problems = listLockFileProblems(lockFile({ ...BUILDS, 'bundler-win32-x64': unpublished }));
  expect(problems).toEqual(['bundler-win32-x64 1.2.0: no tiene «integrity»']);
});

test('links and bundled packages have no integrity of their own', () => {
  const more = {
    'node_modules/linked': { link: true },
    'node_modules/bundler/node_modules/inside': { version: '1.0.0', inBundle: true },
  };
  expect(listLockFileProblems(lockFile(BUILDS, more))).toEqual([]);
});

test('a build of another version is of no use', () => {
  const stale = { ...BUILDS['bundler-darwin-x64'], version: '1.1.0' };
  const problems = listLockFileProblems(lockFile({ ...BUILDS, 'bundler-darwin-x64': stale }));
  expect(problems).toEqual(['bundler-darwin-x64 1.1.0: bundler pide 1.2.0']);
});

test('a package that never had a build for a platform is found by the platform', () => {
  const packages = lockFile(without('bundler-darwin-arm64'));
  delete packages['node_modules/bundler'].optionalDependencies['bundler-darwin-arm64'];
  expect(listLockFileProblems(packages)).toEqual(['bundler 1.2.0: no tiene paquete para macOS arm64']);
});

test('musl is asked only of packages that have it', () => {
  const isMusl = (name) => name.endsWith('-musl');
  const packages = lockFile(Object.fromEntries(Object.entries(BUILDS).filter(([name]) => !isMusl(name))));
  const { optionalDependencies } = packages['node_modules/bundler'];
  for (const name of Object.keys(optionalDependencies).filter(isMusl)) delete optionalDependencies[name];
  expect(listLockFileProblems(packages)).toEqual([]);
});

test('a helper for one system alone is no build', () => {
  const more = {
    'node_modules/watcher': { version: '3.0.0', integrity: 'sha512-…', optionalDependencies: { fsevents: '~2.3.3' } },
    'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-…', optional: true, os: ['darwin'] },
  };
  expect(listLockFileProblems(lockFile(BUILDS, more))).toEqual([]);
});

test('a package that refuses the oldest Node is named with what it asks for', () => {
  const more = { 'node_modules/cookie': { version: '2.0.2', integrity: 'sha512-…', engines: { node: '>=22' } } };
  expect(listLockFileProblems(lockFile(BUILDS, more))).toEqual([
    'cookie 2.0.2: pide Node >=22, y el portal promete 20.19.0',
  ]);
});
