import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../server/core/project-root.ts';
import { CATALOGUE } from './catalogue.ts';
import { changesOf } from './planted-fault.ts';

it('every planted fault still has its place, and a test to catch it', () => {
  const problems = CATALOGUE.flatMap((fault) => [
    ...changesOf(fault)
      .filter(({ file, from }) => readFileSync(join(projectRoot, file), 'utf8').split(from).length !== 2)
      .map(({ file }) => `${fault.name}: ${file}`),
    ...(existsSync(join(projectRoot, fault.caughtBy)) ? [] : [`${fault.name}: no ${fault.caughtBy}`]),
  ]);
  expect(problems).toEqual([]);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
});
