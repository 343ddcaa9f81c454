import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readTestReport } from './test-report.mjs';

let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-report-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function report(content) {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('Vitest: failed tests by name, and a file that does not load', () => {
  const file = report({
    numPassedTests: 7,
    testResults: [
      { name: resolve('a.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
      {
        name: resolve('b.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'subtracts' },
        ],
      },
      { name: resolve('c.test.ts'), status: 'failed', assertionResults: [] },
    ],
  });
  expect(readTestReport(file, 1)).toEqual({ passed: 7, failed: ['b.test.ts › subtracts', 'c.test.ts'] });
});

test('Playwright: failed tests by name, and an error outside the tests', () => {
  const file = report({
    stats: { expected: 3, flaky: 0, unexpected: 1, skipped: 2 },
    suites: [
      {
        specs: [{ ok: true, file: 'a.spec.ts', line: 3, title: 'opens' }],
        suites: [{ title: 'a door', specs: [{ ok: false, file: 'a.spec.ts', line: 9, title: 'closes' }] }],
      },
    ],
    errors: [{ message: 'no server\n  at start' }],
  });
  expect(readTestReport(file, 1)).toEqual({ passed: 3, failed: ['a.spec.ts:9 › a door › closes', 'no server'] });
});

test('a run that leaves no report has failed', () => {
  expect(readTestReport(join(folder, 'absent.json'), 1)).toEqual({ passed: 0, failed: ['exit code 1'] });
});

test('a bad exit after good tests has failed', () => {
  const file = report({ numPassedTests: 7, testResults: [] });
  expect(readTestReport(file, 1)).toEqual({ passed: 7, failed: ['exit code 1'] });
});
