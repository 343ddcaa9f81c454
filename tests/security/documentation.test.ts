import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../server/core/project-root.ts';
import { CORPUS } from '../e2e/xss-corpus.ts';
import { FIELDS } from '../e2e/xss-fields.ts';
import { everyScreen } from '../e2e/xss-screens.ts';
import { contractEndpoints, isStream } from '../support/contract-endpoints.ts';

const text = readFileSync(join(projectRoot, 'docs/security.md'), 'utf8');

it('every file that docs/security.md names is there', () => {
  const named = [...text.matchAll(/`((?:contract|server|web|cli|tests)\/[\w/.-]+\.tsx?)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
});

it('docs/security.md tells as many fields, payloads and screens as the XSS corpus is tried on', () => {
  expect(text).toContain(
    ` ${Object.keys(FIELDS).length} fields, ${CORPUS.length} payloads, ${everyScreen().length} screens `,
  );
});

it('docs/security.md tells as many calls as there are beside the streams', async () => {
  const calls = (await contractEndpoints()).filter((endpoint) => !isStream(endpoint));
  expect(text).toContain(` ${calls.length} calls, 7 kinds `);
});
