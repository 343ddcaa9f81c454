import { expect, test } from 'vitest';
import { currentPlatform, fitsPlatform } from './platforms.mjs';

const musl = { os: 'linux', cpu: 'x64', libc: 'musl' };
const mac = { os: 'darwin', cpu: 'arm64' };

test.each([
  [{}, true, true],
  [{ os: ['linux'] }, true, false],
  [{ os: ['linux'], cpu: ['x64'] }, true, false],
  [{ os: ['linux'], cpu: ['x64'], libc: ['musl'] }, true, false],
  [{ os: ['linux'], cpu: ['x64'], libc: ['glibc'] }, false, false],
  [{ os: ['linux'], cpu: ['arm64'] }, false, false],
  [{ os: ['!win32'] }, true, true],
  [{ os: ['!linux'] }, false, true],
  [{ cpu: ['wasm32'] }, false, false],
])('%j: Linux with musl %s, macOS %s', (entry, fitsMusl, fitsMac) => {
  expect([fitsPlatform(entry, musl), fitsPlatform(entry, mac)]).toEqual([fitsMusl, fitsMac]);
});

test('this platform has a libc on Linux alone', () => {
  const { os, libc } = currentPlatform();
  expect(os === 'linux' ? ['glibc', 'musl'] : [undefined]).toContain(libc);
});
