import { defineConfig } from 'vitest/config';

const everyTest = {
  // Generous: a slow or busy machine is no reason to fail, and a test that passes does not wait.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000 } },
  retry: process.env.CI ? 1 : 0,
  // The files of a worker share what they import: loading the server anew for each took a third of the run.
  isolate: false,
  // Room for what is forgotten at once, which is nearly all: a tenth of the time went into clearing it away.
  execArgv: ['--max-semi-space-size=64'],
};

/** Replaces a package by one that counts its calls, which works only where nobody has loaded it before. */
const SPYING_TEST = 'tests/security/enumeration.test.ts';

/**
 * `npm run test:slow`: what starts whole portals, database servers or builds, calls every endpoint, plays through
 * models and races, or fills a database.
 */
const SLOW_TESTS = [
  'tests/{faults,security}/**/*.test.ts',
  'server/**/{*-model,*-race,query-plans}.test.ts',
  'server/core/rate-limiter.test.ts',
  'server/demo/load-demo.test.ts',
  'server/features/account/{account-takeover,login-throttle}.test.ts',
  'server/features/account/credentials/{credential-table,in-flight}.test.ts',
  'server/features/members/contact-matrix.test.ts',
  'server/features/newsletter/sending.service.test.ts',
  'cli/portal.test.ts',
  'server/features/backup/backup{,-faults}.test.ts',
  'server/database/embedded/{embedded-postgres,machine-conditions}.test.ts',
  'scripts/start/read-only-checkout.test.mjs',
  'scripts/test/run-tests.test.mjs',
];

export default defineConfig({
  test: {
    // Of the whole run, not of a project: one PostgreSQL serves all of them.
    globalSetup: 'tests/support/global-setup.ts',
    // Twice the cores of a small machine: tests wait for mail, locks and restarts half of their time.
    maxWorkers: 4,
    projects: [
      // One project, because each has workers of its own, which load the server again.
      {
        test: {
          ...everyTest,
          name: 'unit',
          include: ['{contract,server,web,cli,scripts}/**/*.test.{ts,tsx,mjs}', 'tests/support/**/*.test.ts'],
          exclude: SLOW_TESTS,
        },
      },
      // Part of `npm run check`.
      { test: { ...everyTest, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { ...everyTest, name: 'spying', include: [SPYING_TEST], isolate: true } },
      {
        test: {
          ...everyTest,
          testTimeout: 240_000,
          name: 'slow',
          include: SLOW_TESTS,
          exclude: [SPYING_TEST],
          globalSetup: 'tests/faults/global-setup.ts',
        },
      },
      {
        test: {
          ...everyTest,
          testTimeout: 3_600_000,
          // Each needs the whole machine, and tells its figures once.
          retry: 0,
          fileParallelism: false,
          name: 'topologies',
          include: ['tests/topologies/**/*.test.ts'],
          globalSetup: 'tests/faults/global-setup.ts',
        },
      },
    ],
  },
});
