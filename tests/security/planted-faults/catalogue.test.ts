import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../server/core/project-root.ts';
import { CATALOGUE } from './catalogue.ts';
import { changesOf, type PlantedFault } from './planted-fault.ts';

/** Tests that are made for each call are named after it, which their file does not spell out. */
const IS_CALL = /^[A-Z]+ \/api\//;

function catches({ caughtBy, named = '' }: PlantedFault): boolean {
  const file = join(projectRoot, caughtBy);
  return existsSync(file) && (IS_CALL.test(named) || readFileSync(file, 'utf8').includes(named));
}

it('every planted fault still has its place, and a test to catch it', () => {
  const problems = CATALOGUE.flatMap((fault) => [
    ...changesOf(fault)
      .filter(({ file, from }) => readFileSync(join(projectRoot, file), 'utf8').split(from).length !== 2)
      .map(({ file }) => `${fault.name}: ${file}`),
    ...(catches(fault) ? [] : [`${fault.name}: no such test in ${fault.caughtBy}`]),
  ]);
  expect(problems).toEqual([]);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
});
