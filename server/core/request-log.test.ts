import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { signedIn } from '../../tests/support/factories.ts';
import { ErrorDeduplicator } from './error-deduplicator.ts';
import { createLogger } from './logger.ts';
import { requestContext } from './telemetry.ts';
import { trustedProxies } from './trusted-proxies.ts';

const lines: Record<string, unknown>[] = [];
const output = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)));
    done();
  },
});
const requestsTo = (route: string) => lines.filter((line) => line.msg === 'request' && line.route === route);

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  const config = { trustProxy: 'loopback', slowQueryMs: 100 };
  portal = await createTestApp({ config, log: createLogger('info', output) });
  member = await signedIn(portal);
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => portal.close());

const ask = (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
  portal.app.inject({ url: '/api/events?search=secreto', headers, remoteAddress });

describe('the log', () => {
  it('has one line a request, by its pattern, with the account and a truncated address', async () => {
    const { client, user } = member;
    await client.put('/api/users/profile', { email: user.email, firstName: 'Ana', lastName: 'Gil' });
    const [line, ...others] = requestsTo('/api/users/profile');
    expect(others).toEqual([]);
    expect(line).toMatchObject({ method: 'PUT', status: 200, ip: '127.0.0.0/24', account: user.id });
    expect(line?.reqId).toEqual(expect.any(String));
    // The body arrives by events of the connection; the queries after it count all the same.
    expect(line?.dbMs).toBeGreaterThan(0);
    expect(line?.ms).toBeGreaterThanOrEqual(0);
  });

  it('has neither search words nor headers', async () => {
    await ask({ cookie: 'sid=secreto', 'x-request-id': 'del-proxy-1' });
    expect(requestsTo('/api/events')).toMatchObject([{ reqId: 'del-proxy-1' }]);
    expect(JSON.stringify(lines)).not.toContain('secreto');
  });

  it('names slow queries without their values', async () => {
    await portal.database.execute(sql`select pg_sleep(0.15), ${'secreto'}::text`);
    const query = expect.stringContaining('pg_sleep');
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'slow query', query }));
    expect(JSON.stringify(lines)).not.toContain('secreto');
  });

  it('has inner calls under the id of the page that makes them', async () => {
    await requestContext.run({ id: 'la-pagina', databaseMs: 0 }, async () => {
      await portal.app.inject('/api/news');
    });
    expect(requestsTo('/api/news')).toMatchObject([{ reqId: 'la-pagina', inner: true }]);
  });

  it('folds an error that comes again and again', () => {
    const folding = new ErrorDeduplicator();
    const fail = () => new Error('la misma');
    const log = { warn: () => {} };
    const admitted = [0, 1, 59_999, 60_000].map((now) => folding.admit(fail(), log, now));
    expect(admitted).toEqual([true, false, false, true]);
    expect(folding.admit(new TypeError('otra'), log, 1)).toBe(true);
  });
});

describe('X-Request-Id', () => {
  it('is always returned, and taken over from a trusted proxy only', async () => {
    const idOf = async (...parameters: Parameters<typeof ask>) =>
      (await ask(...parameters)).headers['x-request-id'] as string;
    expect(await idOf({})).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf({ 'x-request-id': 'traza-0001' })).toBe('traza-0001');
    expect(await idOf({ 'x-request-id': 'traza-0001' }, '203.0.113.7')).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf({ 'x-request-id': 'no vale <b>' })).toMatch(/^[\da-f-]{36}$/);
  });

  it.each([
    ['127.0.0.1', '127.0.0.1', true],
    ['127.0.0.1', '::ffff:127.0.0.1', true],
    ['10.0.0.0/8, ::1', '10.9.9.9', true],
    ['10.0.0.0/8, ::1', '::1', true],
    ['10.0.0.0/8', '11.0.0.1', false],
    ['uniquelocal', 'fd00::1', true],
    ['loopback', '192.168.0.1', false],
  ])('with TRUST_PROXY=%s from %s: %s', (list, address, isTrusted) => {
    expect(trustedProxies(list)(address)).toBe(isTrusted);
    expect(trustedProxies(false)(address)).toBe(false);
  });
});
