import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../support/app.ts';
import { createOpenEvent } from '../support/factories.ts';
import { cpuMsOf, repeatedPatterns } from '../support/repeated-patterns.ts';

/** Of the only thread, for one text. */
const BUDGET_MS = 30;

/** Patterns over which `work` takes longer than it may. */
async function slowPatterns(length: number, work: (text: string) => unknown): Promise<string[]> {
  const slow: string[] = [];
  for (const { name, text } of repeatedPatterns(length)) {
    const ms = await cpuMsOf(() => work(text), BUDGET_MS);
    if (ms > BUDGET_MS) slow.push(`${name}: ${Math.round(ms)} ms`);
  }
  return slow;
}

describe('a text of one repeated pattern takes no time', () => {
  let portal: TestApp;
  beforeAll(async () => {
    portal = await createTestApp();
    await createOpenEvent(portal.database, { description: 'Una línea sobre el tema. '.repeat(40) });
  });
  afterAll(() => portal.close());

  it('as a header', async () => {
    const names = [
      'accept',
      'accept-encoding',
      'authorization',
      'cookie',
      'idempotency-key',
      'if-none-match',
      'if-range',
      'last-event-id',
      'origin',
      'range',
      'referer',
      'traceparent',
      'user-agent',
      'x-forwarded-for',
      'x-request-id',
    ];
    const ask = (text: string) =>
      portal.app.inject({ url: '/api/events', headers: Object.fromEntries(names.map((name) => [name, text])) });
    expect(await slowPatterns(15_000, ask)).toEqual([]);
  });
});
