import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser } from './scripts/browser/ensure-browser.mjs';
import { type Portal, preparePortals } from './tests/spec/support/portals.ts';

const browser = ensureBrowser();
const portals = await preparePortals();

function serve({ url, port, dataDir }: Portal, env: Record<string, string> = {}) {
  return {
    command: 'node --import tsx tests/support/serve.ts',
    url: `${url}/healthz`,
    env: { PORT: port, E2E_DATA_DIR: dataDir, ...env },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  };
}

/** The specification as rows that hold or do not. */
export default defineConfig({
  testDir: 'tests/spec',
  outputDir: 'test-results/spec',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Generous: a slow or busy machine is no reason to fail, and a row that holds does not wait.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: './tests/spec/support/table-reporter.ts',
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
  },
  projects: [
    { name: 'reading', testDir: 'tests/spec/reading' },
    { name: 'writing', testDir: 'tests/spec/writing' },
    { name: 'empty', testDir: 'tests/spec/empty' },
  ],
  webServer: [serve(portals.reading), serve(portals.writing), serve(portals.empty, { DEMO: 'off' })],
});
