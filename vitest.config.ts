import { defineConfig } from 'vitest/config';

// Generous: a slow machine is no reason to fail, and a test that passes does not wait.
const limits = { testTimeout: 30_000, hookTimeout: 60_000, retry: process.env.CI ? 1 : 0 };

export default defineConfig({
  test: {
    // Of the whole run, not of a project: one PostgreSQL serves all of them.
    globalSetup: 'tests/support/global-setup.ts',
    // The workers share the cores with PostgreSQL; more of them only make the timeouts lie.
    maxWorkers: 2,
    projects: [
      { test: { ...limits, name: 'unit', include: ['{contract,server,web,cli,scripts}/**/*.test.{ts,tsx,mjs}'] } },
      { test: { ...limits, name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      { test: { ...limits, name: 'security', include: ['tests/security/**/*.test.ts'] } },
      // Processes are killed and started again, on a machine that may be busy.
      {
        test: {
          ...limits,
          testTimeout: 120_000,
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          globalSetup: 'tests/faults/global-setup.ts',
        },
      },
    ],
  },
});
