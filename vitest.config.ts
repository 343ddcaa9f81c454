import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** Short in lines, by which Vitest orders what it has not timed yet: begun last, each would end the run on one core. */
const LONG_RUNNING =
  /(mass-assignment|fuzz|naughty-strings|authorization|rate-limits|login-throttle|load-demo|contact-matrix|query-plans)\.test/;

class LongRunningFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    // Workers belong to a project: those of the others go on coming before.
    const isUnit = ({ project }: TestSpecification) => project.name === 'unit';
    const isLong = ({ moduleId }: TestSpecification) => LONG_RUNNING.test(moduleId);
    const units = sorted.filter(isUnit);
    return [
      ...sorted.filter((file) => !isUnit(file)),
      ...units.filter(isLong),
      ...units.filter((file) => !isLong(file)),
    ];
  }
}

/** Replaces a package by one that counts its calls, which works only where nobody has loaded it before. */
const SPYING_TEST = 'tests/security/enumeration.test.ts';

/** Start whole portals, database servers or builds, and kill them: `npm run test:slow`. */
const SLOW_TESTS = [
  'tests/faults/**/*.test.ts',
  'server/features/account/credentials/credential-table.test.ts',
  'cli/portal.test.ts',
  'server/features/backup/backup{,-faults}.test.ts',
  'server/database/embedded/{embedded-postgres,machine-conditions}.test.ts',
  'scripts/start/read-only-checkout.test.mjs',
];

export default defineConfig({
  test: {
    // Of the whole run, not of a project: one PostgreSQL serves all of them.
    globalSetup: 'tests/support/global-setup.ts',
    // Twice the cores of a small machine: tests wait for mail, locks and restarts half of their time.
    maxWorkers: 4,
    sequence: { sequencer: LongRunningFirst },
    projects: [
      // One project, because each has workers of its own, which load the server again.
      {
        test: {
          ...everyTest,
          name: 'unit',
          include: [
            '{contract,server,web,cli,scripts}/**/*.test.{ts,tsx,mjs}',
            'tests/{architecture,security,support}/**/*.test.ts',
          ],
          exclude: [SPYING_TEST, ...SLOW_TESTS],
        },
      },
      { test: { ...everyTest, name: 'spying', include: [SPYING_TEST], isolate: true } },
      {
        test: {
          ...everyTest,
          testTimeout: 240_000,
          name: 'slow',
          include: SLOW_TESTS,
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
