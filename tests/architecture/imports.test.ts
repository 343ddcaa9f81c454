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

test('metrics are not loaded by a portal that does not ask for them', () => {
  const sources = new Map(files.map((file) => [file.path, file]));
  const loaded = new Set(['server/main.ts']);
  // A set also visits what is added meanwhile.
  for (const path of loaded) {
    const source = sources.get(path);
    for (const { to, isTypeOnly, isDynamic } of source ? readImports(source) : [])
      if (!isTypeOnly && !isDynamic) loaded.add(to);
  }
  expect(loaded).toContain('server/core/telemetry.ts');
  expect([...loaded].filter((path) => /^server\/features\/status\/metrics|^prom-client$/.test(path))).toEqual([]);
});

test('no file imports itself through others', () => {
  expect(importCycles(files.flatMap(readImports))).toEqual([]);
});

test('files are named in kebab-case after what they hold, without barrels, and stay short', () => {
  expect(layoutViolations(files)).toEqual([]);
});

test('features ask for the viewer of their request only, whose role is limited to what the session proved', () => {
  const asking = files.filter(
    ({ path, text }) => /^server\/(features|services)\//.test(path) && /\.find(?:Cached)?Viewer\(/.test(text),
  );
  // A page only asks whether somebody is signed in.
  expect(asking.map(({ path }) => path)).toEqual(['server/features/site/page-renderer.ts']);
});
