import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceFingerprint } from './build-stamp.mjs';

let root;
let before;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-fingerprint-'));
  mkdirSync(join(root, 'server/core'), { recursive: true });
  writeFileSync(join(root, 'server/core/config.ts'), 'export {};');
  before = sourceFingerprint(root);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a new time for the same content changes nothing', () => {
  utimesSync(join(root, 'server/core/config.ts'), new Date(0), new Date(0));
  expect(sourceFingerprint(root)).toBe(before);
});

test('neither a test nor a document asks for a build', () => {
  writeFileSync(join(root, 'server/core/config.test.ts'), 'export {};');
  writeFileSync(join(root, 'README.md'), '# Portal');
  expect(sourceFingerprint(root)).toBe(before);
});

test('changed, added, renamed and removed sources each ask for one', () => {
  const seen = new Set([before]);
  writeFileSync(join(root, 'server/core/config.ts'), 'export {} ');
  seen.add(sourceFingerprint(root));
  writeFileSync(join(root, 'server/main.ts'), '');
  seen.add(sourceFingerprint(root));
  rmSync(join(root, 'server/main.ts'));
  writeFileSync(join(root, 'server/other.ts'), '');
  seen.add(sourceFingerprint(root));
  rmSync(join(root, 'server/core/config.ts'));
  seen.add(sourceFingerprint(root));
  expect(seen.size).toBe(5);
});
