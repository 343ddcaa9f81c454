import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { CATALOGUE } from './planted-faults/catalogue.ts';

const text = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');

it('every file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`((?:contract|server|web|cli|tests)\/[\w/.-]+\.tsx?)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

it('docs/security.md tells as many planted faults as there are', () => {
  expect(text).toContain(`each caught by a test | ${CATALOGUE.length} |`);
});
