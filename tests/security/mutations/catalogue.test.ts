import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../server/core/project-root.ts';
import { CATALOGUE } from './catalogue.ts';
import { editsOf, type Mutation } from './mutation.ts';

/** Tests that are made for each call are named after it, which their file does not spell out. */
const IS_CALL = /^[A-Z]+ \/api\//;

function catches({ killedBy, named = '' }: Mutation): boolean {
  const file = join(projectRoot, killedBy);
  return existsSync(file) && (IS_CALL.test(named) || readFileSync(file, 'utf8').includes(named));
}

/** Later migrations that write the same statement again, as when a function is replaced: the edit would change nothing. */
function replacements({ file, from }: ReturnType<typeof editsOf>[number]): string[] {
  if (!file.startsWith('server/database/migrations/')) return [];
  const folder = join(projectRoot, dirname(file));
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name > basename(file))
    .filter((name) => readFileSync(join(folder, name), 'utf8').includes(from));
}

it('every mutation still applies, and has a test to kill it', () => {
  const problems = CATALOGUE.flatMap((mutation) => [
    ...editsOf(mutation)
      .filter(({ file, from }) => readFileSync(join(projectRoot, file), 'utf8').split(from).length !== 2)
      .map(({ file }) => `${mutation.name}: ${file}`),
    ...editsOf(mutation)
      .flatMap(replacements)
      .map((later) => `${mutation.name}: written again in ${later}`),
    ...(catches(mutation) ? [] : [`${mutation.name}: no such test in ${mutation.killedBy}`]),
  ]);
  expect(problems).toEqual([]);
  expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
});
