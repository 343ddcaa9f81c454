import { expect, test } from 'vitest';
import { nodeVersionProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s will do', (version) => {
  expect(nodeVersionProblem(version, '>=20.19')).toBeUndefined();
});

test.each(['18.20.4', '20.9.0', '8.17.0'])('Node %s is refused in words, with both versions', (version) => {
  const problem = nodeVersionProblem(version, '>=20.19');
  expect(problem).toContain('20.19 o más nuevo');
  expect(problem).toContain(version);
});
