import { defineConfig, devices } from '@playwright/test';
import { ensureBrowser } from './scripts/browser/ensure-browser.mjs';
import { freePort } from './tests/support/free-port.ts';

const browser = ensureBrowser();

// Kept in the environment, because every worker reads this file again and must find the same portal.
process.env.E2E_PORT ??= String(await freePort());

/**
 * `npm run test:slow`: every screen in turn, for axe, injected markup, zoom or jumping; restarts; what is cut off,
 * sent twice or signed in with a second factor, of which a change seldom knows.
 */
const SLOW = new RegExp(
  `@slow|(${[
    ...['accessibility', 'forced-colors', 'keyboard', 'layout-shift', 'naughty-strings', 'phone', 'xss', 'zoom'],
    ...['failure-recovery', 'quick-hands', 'submission-cuts', 'submission-histories', 'submissions'],
    ...['credentials', 'email-change', 'second-factors', 'step-up', 'attendees', 'office-content', 'privacy'],
  ].join('|')})\\.spec\\.ts`,
);
const SERIAL_SPECS = /(admin|contact-newsletter)\.spec\.ts/;

const desktop = devices['Desktop Chrome'];
/** Rows of the specification, on a portal of their worker, with motion. */
const rows = {
  testDir: 'tests/spec',
  fullyParallel: false,
  use: { ...desktop, reducedMotion: 'no-preference' as const },
};

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  // One more than the cores of a small machine: pages wait for the server a part of their time.
  workers: 3,
  // A build machine may be busy with other things; what needed a second try is listed as flaky.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Generous: a slow or busy machine is no reason to fail, and a test that passes does not wait.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.PORTAL_URL ?? `http://127.0.0.1:${process.env.E2E_PORT}`,
    locale: 'es-DO',
    timezoneId: 'America/Santo_Domingo',
    // A page that glides to where somebody is looking moves away under the pointer of who does not wait.
    reducedMotion: 'reduce',
    // Recording every test takes a third of its time; one that is tried again is worth it.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: browser.executablePath,
      args: browser.args,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
  },
  projects: [
    // First, because their tests take turns: begun last, they would keep one worker busy after the others have ended.
    { name: 'serial', testMatch: SERIAL_SPECS, grepInvert: SLOW, use: desktop },
    { name: 'parallel', testIgnore: SERIAL_SPECS, grepInvert: SLOW, use: desktop },
    { name: 'slow', grep: SLOW, use: desktop },
    { ...rows, name: 'reading', testMatch: 'reading/*' },
    { ...rows, name: 'writing', testMatch: 'writing/*' },
    { ...rows, name: 'empty', testMatch: 'empty/*' },
  ],
});
