import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countTests } from './test-counts.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest: a file that does not load counts as a failure', () => {
  const file = report({
    numPassedTests: 7,
    numFailedTests: 1,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });
  expect(countTests(file, 1)).toEqual({ passed: 7, failed: 2 });
});

test('Playwright: an error outside the tests counts as a failure', () => {
  const file = report({
    stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 2 },
    errors: [{ message: 'no server' }],
  });
  expect(countTests(file, 1)).toEqual({ passed: 3, failed: 2 });
});

test('a run that leaves no report has failed', () => {
  expect(countTests(join(folder, 'absent.json'), 1)).toEqual({ passed: 0, failed: 1 });
});

test('a bad exit after good tests has failed', () => {
  const file = report({ numPassedTests: 7, numFailedTests: 0, testResults: [] });
  expect(countTests(file, 1)).toEqual({ passed: 7, failed: 1 });
});
