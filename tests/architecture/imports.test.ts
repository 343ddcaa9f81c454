import { expect, test } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { importCycles } from './import-cycles.ts';
import { importViolations } from './import-rules.ts';
import { layoutViolations } from './layout-rules.ts';
import { readImports } from './read-imports.ts';
import { readSourceFiles } from './source-files.ts';

const files = readSourceFiles(projectRoot);

test('the source files are found', () => {
  const folders = new Set(files.map((file) => file.path.split('/')[0]));
  expect([...folders]).toEqual(expect.arrayContaining(['contract', 'server', 'web', 'tests']));
});

test('every import goes in an allowed direction', () => {
  expect(importViolations(files.flatMap(readImports))).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(importCycles(files.flatMap(readImports))).toEqual([]);
});

test('files are named in kebab-case after what they hold, without barrels, and stay short', () => {
  expect(layoutViolations(files)).toEqual([]);
});
