import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../paths.mjs';

const { PATH, HOME, TMPDIR } = process.env;

/** Simulates a machine without a browser: the configured one does not exist. */
function runWithoutBrowser(...args) {
  const env = { PATH, HOME, ...(TMPDIR && { TMPDIR }), CHROMIUM_PATH: '/no/hay/navegador' };
  const run = spawnSync(process.execPath, [join(projectRoot, 'scripts/test.mjs'), ...args], { env, encoding: 'utf8' });
  return { status: run.status, stderr: run.stderr, lastLine: run.stdout.trim().split('\n').at(-1) };
}

const NOT_RUN = /Las pruebas en el navegador \(e2e\) no se ejecutan\. CHROMIUM_PATH apunta a \/no\/hay\/navegador/;

test('without a browser the other half runs, and the run has failed and says why', () => {
  const { status, stderr, lastLine } = runWithoutBrowser('quick', 'unit', 'e2e', 'scripts/test/test-report.test.mjs');
  expect(stderr).toMatch(NOT_RUN);
  expect(lastLine).toBe('4 passed, 1 failed');
  expect(status).toBe(1);
});

test('without a browser there is nothing to run of the half that needs one', () => {
  const { status, stderr, lastLine } = runWithoutBrowser('quick', 'e2e');
  expect(stderr).toMatch(NOT_RUN);
  expect(lastLine).toBe('0 passed, 1 failed');
  expect(status).toBe(1);
});

test('the other half alone needs no browser', () => {
  const { status, stderr, lastLine } = runWithoutBrowser('quick', 'scripts/test/test-report.test.mjs');
  expect(stderr).not.toMatch(NOT_RUN);
  expect(lastLine).toBe('4 passed, 0 failed');
  expect(status).toBe(0);
});

test('a file of the browser half runs there', () => {
  const { stderr, lastLine } = runWithoutBrowser('quick', 'events.spec.ts');
  expect(stderr).toMatch(NOT_RUN);
  expect(lastLine).toBe('0 passed, 1 failed');
});
