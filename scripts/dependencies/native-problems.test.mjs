import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { explainNativeFailure } from './native-problems.mjs';
import { currentPlatform, describePlatform } from './platforms.mjs';

const { os, cpu, libc } = currentPlatform();
const ELF_MACHINES = { x64: 0x3e, arm64: 0xb7 };

let root;
let lock;

function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** Error of a bundler whose native package npm left out. */
function failure() {
  const error = new Error('Cannot find native binding. Please try `npm i` again after removing package-lock.json');
  error.stack = `Error: ${error.message}\n    at file://${root}/node_modules/bundler/index.js:1:1`;
  return new AggregateError([error], 'the build failed');
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-native-'));
  lock = join(root, 'package-lock.json');
  const native = { version: '1.2.0', optional: true, os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) };
  const packages = {
    '': {},
    'node_modules/bundler': { version: '1.2.0', optionalDependencies: { 'bundler-native': '1.2.0' } },
    'node_modules/bundler-native': native,
  };
  writeFileSync(lock, JSON.stringify({ packages }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const install = () => write('node_modules/bundler-native/package.json', '{"version":"1.2.0"}');

test('a package that is not there is named, with its platform', () => {
  const words = explainNativeFailure(failure(), root, lock);
  expect(words).toContain('bundler-native 1.2.0: no está instalado');
  expect(words).toContain(describePlatform({ os, cpu, libc }));
  expect(words).not.toContain('removing');
});

test('a package without its native file is named', () => {
  install();
  write('node_modules/bundler-native/bundler.node', 'not machine code');
  expect(explainNativeFailure(failure(), root, lock)).toContain('sin su archivo nativo');
});

test.runIf(os === 'linux' && cpu in ELF_MACHINES)('a package that does not load is named, with the reason', () => {
  install();
  const header = Buffer.alloc(64);
  header.write('\x7fELF', 'latin1');
  header.writeUInt16LE(ELF_MACHINES[cpu], 18);
  write('node_modules/bundler-native/bundler.node', header);
  expect(explainNativeFailure(failure(), root, lock)).toMatch(
    /bundler-native 1\.2\.0: no se puede cargar: .*bundler\.node/,
  );
});

test('a package that has nothing for this platform is named', () => {
  const packages = {
    '': {},
    'node_modules/bundler': { version: '1.2.0', optionalDependencies: { 'bundler-vax': '1.2.0' } },
    'node_modules/bundler-vax': { version: '1.2.0', optional: true, os: ['plan9'], cpu: ['vax'] },
  };
  writeFileSync(lock, JSON.stringify({ packages }));
  expect(explainNativeFailure(failure(), root, lock)).toContain('bundler 1.2.0: no tiene paquete para esta plataforma');
});

test('any other failure is left to its own words', () => {
  expect(explainNativeFailure(new Error('Unexpected token'), root, lock)).toBeUndefined();
});
