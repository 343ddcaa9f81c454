import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { AREAS, type Area } from '../../contract/account/roles.ts';
import { type AnyEndpoint, isAreaGuard } from '../../contract/endpoint.ts';
import type { HttpError } from '../../server/core/errors.ts';
import { LIMITS, type LimitName, RateLimiter } from '../../server/core/rate-limiter.ts';
import { users } from '../../server/database/schema/account.ts';
import { rateLimits } from '../../server/database/schema/core.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { contractEndpoints, endpointName } from '../support/contract-endpoints.ts';
import { signedIn } from '../support/factories.ts';
import { LIMITED, type LimitedCall, SOFT_LIMITS, UNLIMITED } from './limited-calls.ts';

/** Nothing listens there: an external sign-in fails at once. */
const oidc = { issuer: 'http://127.0.0.1:9', clientId: 'portal', clientSecret: 'x' };
const BEYOND = 4;
/**
 * Concurrency: more writers of one row would time out on a busy machine. No limit is a multiple of it, so that the
 * attempt over the limit is always concurrent with others.
 */
const AT_ONCE = 17;

/** Two processes of the portal, as far as the database can tell. */
let portals: [TestApp, TestApp];
let endpoints: AnyEndpoint[];
type Cookies = Record<string, string>;
let cookies: Record<AnyEndpoint['guard'], Cookies>;

beforeAll(async () => {
  endpoints = await contractEndpoints();
  const one = await createTestApp({ config: { rateLimits: true, oidc } });
  portals = [one, await createTestApp({ config: { rateLimits: true, oidc }, sharing: one })];
  const member = await signedIn(one);
  const admin = await signedIn(one, { role: 'admin' });
  const ofMember = cookiesOf(member.client);
  const ofAdmin = Object.fromEntries(AREAS.map((area) => [area, cookiesOf(admin.client)])) as Record<Area, Cookies>;
  cookies = { public: {}, member: ofMember, confirmed: ofMember, ...ofAdmin };
  const who = eq(users.id, member.user.id);
  await one.database.update(users).set({ email: 'propia@prueba.example' }).where(who);
});
afterAll(async () => {
  for (const portal of portals.toReversed()) await portal.close();
});
beforeEach(async () => {
  await portals[0].database.delete(rateLimits);
});

const cookiesOf = (client: ApiClient) => Object.fromEntries(client.cookies);
function first(limit: LimitName) {
  const [rule] = LIMITS[limit];
  if (!rule) throw new Error(`${limit} has no rule`);
  return rule;
}

describe('every call that changes something, searches, or answers with a file or a stream', () => {
  const searches = ({ query }: AnyEndpoint) => {
    const { properties = {} } = query ? z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }) : {};
    return ['q', 'search', 'title'].some((name) => name in properties);
  };

  it('has a limit, or says why not; those for the office are few people, and their deeds are recorded', () => {
    const costly = endpoints.filter(
      (endpoint) => endpoint.method !== 'GET' || !endpoint.response || searches(endpoint),
    );
    const limited = LIMITED.map(([name]) => name);
    const explained = Object.keys(UNLIMITED);
    const silent = costly.filter(({ guard }) => !isAreaGuard(guard)).map(endpointName);
    expect(silent.filter((name) => !limited.includes(name) && !explained.includes(name))).toEqual([]);
    const known = costly.map(endpointName);
    expect([...limited, ...explained].filter((name) => !known.includes(name))).toEqual([]);
    expect(explained.filter((name) => limited.includes(name))).toEqual([]);
  });

  it('between them use every limit there is', () => {
    const used = new Set(LIMITED.map(([, { limit }]) => limit));
    const unused = Object.keys(LIMITS).filter((name) => !used.has(name as LimitName));
    expect(unused.sort()).toEqual(Object.keys(SOFT_LIMITS).sort());
  });

  async function send(name: string, { body, headers, cookies: own, query }: LimitedCall, index: number) {
    const [method, path = ''] = name.split(' ') as ['GET', string];
    const endpoint = endpoints.find((each) => endpointName(each) === name);
    const answer = await portals[index % 2 === 0 ? 0 : 1].app.inject({
      method,
      url: path.replace(/:\w+/g, crypto.randomUUID()),
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      cookies: { ...cookies[endpoint?.guard ?? 'public'], ...own },
      ...(query && { query }),
      ...(body && { payload: body(index) as object }),
    });
    return { status: answer.statusCode, wait: Number(answer.headers['retry-after'] ?? 0) };
  }

  it.each(LIMITED)('%s stops at its number, all at once over two processes', async (name, call) => {
    const { max, windowSeconds } = first(call.limit);
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    while (answers.length < max + BEYOND) {
      const wave = Math.min(AT_ONCE, max + BEYOND - answers.length);
      const from = answers.length;
      answers.push(...(await Promise.all(Array.from({ length: wave }, (_, index) => send(name, call, from + index)))));
    }
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 400 || status === 401 || status >= 500)).toEqual(
      // After counting, the call itself refuses a wrong token, password or picture with 400 or 401.
      answers.filter(({ status }) => REFUSES_ANYWAY.has(name) && (status === 400 || status === 401)),
    );
    expect(refused).toHaveLength(BEYOND);
    for (const { wait } of refused) expect(wait > 0 && wait <= windowSeconds).toBe(true);
  });

  const REFUSES_ANYWAY = new Set([
    'POST /api/auth/login',
    'POST /api/auth/invitation',
    'POST /api/auth/verify-email',
    'POST /api/auth/email-change/undo',
    'POST /api/auth/reset-password',
    'PUT /api/auth/password',
    'POST /api/auth/passkey',
    'POST /api/auth/proof/password',
    'POST /api/auth/proof/code',
    'POST /api/auth/proof/passkey',
    'POST /api/auth/totp/confirm',
    'DELETE /api/users/account',
    'PUT /api/users/photo',
    'POST /api/forum/images',
    'POST /api/forum/posts',
    'POST /api/newsletter/confirm',
  ]);
});

describe('every rule of every limit', () => {
  const rules = Object.entries(LIMITS).flatMap(([name, own]) =>
    own.map((rule, index) => ({ name: name as LimitName, ...rule, shorter: own.slice(0, index) })),
  );

  it.each(rules)('$name: $most in $seconds seconds', async ({ name, max, windowSeconds, shorter }) => {
    const limiters = portals.map(({ database }) => new RateLimiter(database, { rateLimits: true, demo: false }));
    const attempt = (index: number) =>
      limiters[index % 2]?.hit(name, ['alguien']).then(
        () => 0,
        (error: HttpError) => error.details.retryAfterSeconds ?? Number.NaN,
      );
    const atOnce = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => attempt(index)));
    const step = Math.min(max, ...shorter.map((rule) => rule.max));
    for (let passed = 0; passed < max; passed += step) {
      const count = Math.min(step, max - passed);
      expect(await atOnce(count)).toEqual(Array(count).fill(0));
      for (const rule of shorter) await expire(`${name}:${rule.windowSeconds}:alguien`);
    }
    const waits = await atOnce(2);
    for (const wait of waits) expect(wait && wait > windowSeconds - 60 && wait <= windowSeconds).toBe(true);
    await expire(`${name}:${windowSeconds}:alguien`);
    expect(await attempt(0)).toBe(0);
  });

  async function expire(key: string): Promise<void> {
    await portals[0].database
      .update(rateLimits)
      .set({ expiresAt: new Date(0) })
      .where(eq(rateLimits.key, key));
  }
});

describe('who asks', () => {
  const PROXY = '10.0.0.1';
  const { max } = first('oneTimeLink');

  async function verify(portal: TestApp, remoteAddress: string, headers: Record<string, string> = {}) {
    const url = '/api/auth/verify-email';
    const payload = { token: 'x'.repeat(43) };
    return (await portal.app.inject({ method: 'POST', url, remoteAddress, headers, payload })).statusCode;
  }
  const statuses = (portal: TestApp, from: string, headers: (index: number) => Record<string, string>) =>
    Promise.all(Array.from({ length: max + BEYOND }, (_, index) => verify(portal, from, headers(index))));
  const refused = (all: number[]) => all.filter((status) => status === 429).length;
  const other = (index: number) => `203.0.113.${index}`;

  it.each([
    ['X-Forwarded-For', (index: number) => ({ 'x-forwarded-for': other(index) })],
    ['Forwarded', (index: number) => ({ forwarded: `for=${other(index)}` })],
    ['X-Real-IP', (index: number) => ({ 'x-real-ip': other(index) })],
    ['True-Client-IP', (index: number) => ({ 'true-client-ip': other(index) })],
    ['CF-Connecting-IP', (index: number) => ({ 'cf-connecting-ip': other(index) })],
    [
      'all of them',
      (index: number) => ({ 'x-forwarded-for': other(index), 'x-real-ip': other(index), via: other(index) }),
    ],
  ])('is not told by a forged %s', async (_name, headers) => {
    expect(refused(await statuses(portals[0], '198.51.100.1', headers))).toBe(BEYOND);
  });

  it('is a whole IPv6 /64, and eight times as widely a /48', async () => {
    const from = (address: string) => statuses(portals[0], address, () => ({}));
    const inOneNetwork = await Promise.all(
      Array.from({ length: max + BEYOND }, (_, index) => verify(portals[0], `2001:db8:1:1::${index + 1}`)),
    );
    expect(refused(inOneNetwork)).toBe(BEYOND);
    expect(refused(await from('2001:db8:1:2::1'))).toBe(BEYOND);
    // A few more such networks exhaust the provider's limit.
    for (let network = 3; network <= 8; network += 1) await from(`2001:db8:1:${network}::1`);
    expect(refused(await from('2001:db8:1:9::1'))).toBe(max + BEYOND);
    expect(refused(await from('2001:db8:2:1::1'))).toBe(BEYOND);
  });

  describe('behind a proxy that is configured', () => {
    let behind: TestApp;
    beforeAll(async () => {
      behind = await createTestApp({
        config: { rateLimits: true, trustProxy: `${PROXY},10.0.0.2` },
        sharing: portals[0],
      });
    });
    afterAll(() => behind.close());

    const via = (list: (index: number) => string) => (index: number) => ({ 'x-forwarded-for': list(index) });

    it('is the last address that the proxies did not vouch for, whatever was written before it', async () => {
      const one = await statuses(
        behind,
        PROXY,
        via((index) => `${other(index)}, 198.51.100.7`),
      );
      expect(refused(one)).toBe(BEYOND);
      const two = await statuses(
        behind,
        PROXY,
        via((index) => `${other(index)}, 198.51.100.8, 10.0.0.2`),
      );
      expect(refused(two)).toBe(BEYOND);
    });

    it('is each visitor on their own', async () => {
      expect(refused(await statuses(behind, PROXY, via(other)))).toBe(0);
    });

    it('is the sender itself when that is no proxy', async () => {
      expect(refused(await statuses(behind, '198.51.100.9', via(other)))).toBe(BEYOND);
    });

    it('is not told by headers that the proxy does not set', async () => {
      const headers = (index: number) => ({ 'x-real-ip': other(index), forwarded: `for=${other(index)}` });
      expect(refused(await statuses(behind, PROXY, headers))).toBe(BEYOND);
    });
  });
});
