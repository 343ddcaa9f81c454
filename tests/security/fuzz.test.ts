import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { fuzz } from './fuzz-run.ts';

/** A slice of what `npm run tool -- fuzz` does at length, or as much as `FUZZ_REQUESTS` says. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const SEED = Number(process.env.FUZZ_SEED ?? 42);
const MS_A_REQUEST = 60;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

it(
  'whatever is sent to whichever endpoint, it answers clearly and by its own schema',
  async () => {
    const report = await fuzz(portal, REQUESTS, SEED);
    console.log(`${report.requests} requests to ${report.endpoints} endpoints:`, report.byStatus);
    expect(report.findings).toEqual([]);
    expect(report.requests).toBeGreaterThanOrEqual(REQUESTS);
  },
  60_000 + REQUESTS * MS_A_REQUEST,
);
