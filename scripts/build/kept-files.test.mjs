import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepFormerFiles, listOwnFiles } from './kept-files.mjs';

let distribution;
beforeEach(() => {
  distribution = mkdtempSync(join(tmpdir(), 'portal-dist-'));
});
afterEach(() => rmSync(distribution, { recursive: true }));

/** Builds as scripts/build.mjs does. */
function build(files) {
  const folder = join(distribution, '.unfinished');
  mkdirSync(join(folder, 'web/assets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'web', name), text);
  const writeList = keepFormerFiles(distribution, folder);
  rmSync(join(distribution, 'web'), { recursive: true, force: true });
  renameSync(join(folder, 'web'), join(distribution, 'web'));
  writeList();
}

it('a build in place keeps the files of the former one, which a running portal serves, and no older ones', () => {
  build({ 'index.html': 'first', 'assets/page-1.js': '1' });
  build({ 'index.html': 'second', 'assets/page-2.js': '2' });
  expect(readdirSync(join(distribution, 'web/assets')).sort()).toEqual(['page-1.js', 'page-2.js']);
  expect(readFileSync(join(distribution, 'web/index.html'), 'utf8')).toBe('second');
  expect(listOwnFiles(distribution).sort()).toEqual(['web/assets/page-2.js', 'web/index.html']);
  build({ 'index.html': 'third', 'assets/page-3.js': '3' });
  expect(readdirSync(join(distribution, 'web/assets')).sort()).toEqual(['page-2.js', 'page-3.js']);
});
