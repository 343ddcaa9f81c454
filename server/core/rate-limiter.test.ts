import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../tests/support/factories.ts';
import { rateLimits } from '../database/schema/core.ts';
import { RateLimiter } from './rate-limiter.ts';

let one: TestApp;
let two: TestApp;
beforeAll(async () => {
  one = await createTestApp({ config: { rateLimits: true } });
  two = await createTestApp({ config: { rateLimits: true }, sharing: one });
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const attempts = (count: number, body: (index: number) => unknown, headers?: Record<string, string>) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      (index % 2 ? one : two).visitor().post('/api/auth/login', body(index), headers),
    ),
  );

describe('the login limit', () => {
  it('lets exactly six a minute through for one account and one address, over two processes', async () => {
    const { email } = await createUser(one.database);
    const answers = await attempts(20, () => ({ email, password: 'mala-clave' }));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(6);
    const refused = answers.filter((answer) => answer.status === 429);
    expect(refused).toHaveLength(14);
    expect(refused[0]?.body.message).toBe('Has hecho demasiados intentos. Espera un momento y vuelve a probar.');
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  it('is not passed by naming other accounts or forging the address', async () => {
    await one.database.delete(rateLimits);
    const answers = await attempts(30, (index) => ({ email: `otra${index}@prueba.example`, password: 'mala-clave' }), {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.10',
    });
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(20);
  });

  it('opens again when the minute is over, while the hour goes on counting', async () => {
    await one.database.delete(rateLimits);
    const { email } = await createUser(one.database);
    for (let minute = 0; minute < 5; minute += 1) {
      const answers = await attempts(6, () => ({ email, password: 'mala-clave' }));
      expect(answers.every((answer) => answer.status === 401)).toBe(true);
      await expireMinutes();
    }
    const refused = await one.visitor().post('/api/auth/login', { email, password: PASSWORD });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  });
});

describe('a login that succeeds', () => {
  it('never counts, however many at once from one address', async () => {
    await one.database.delete(rateLimits);
    const { email } = await createUser(one.database);
    const answers = await attempts(40, () => ({ email, password: PASSWORD }));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await one.database.select().from(rateLimits)).toEqual([]);
  });
});

describe('in demo mode', () => {
  let demo: TestApp;
  beforeAll(async () => {
    await one.database.delete(rateLimits);
    demo = await createTestApp({ config: { rateLimits: true, demo: true }, sharing: one });
  });
  afterAll(() => demo.close());

  it('thirty people register and sign in from one address, all at once', async () => {
    const people = Array.from({ length: 30 }, (_, index) => ({
      email: `visita${index}@prueba.example`,
      password: 'secreto',
      firstName: 'Ana',
      lastName: 'Gil',
    }));
    const registered = await Promise.all(people.map((form) => demo.visitor().post('/api/auth/register', form)));
    expect(new Set(registered.map(({ status }) => status))).toEqual(new Set([201]));
    const signedIn = await Promise.all(people.map((form) => demo.visitor().post('/api/auth/login', form)));
    expect(new Set(signedIn.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it.each([
    ['register', 200],
    ['forumPost', 100],
    ['login', 6],
  ] as const)('%s stops after %i', async (name, most) => {
    const limiter = new RateLimiter(one.database, { rateLimits: true, demo: true });
    for (let count = 0; count < most; count += 1) await limiter.hit(name, ['demo']);
    await expect(limiter.hit(name, ['demo'])).rejects.toMatchObject({ status: 429 });
  });
});

async function expireMinutes(): Promise<void> {
  await one.database.execute(`update rate_limits set expires_at = now() where key ~ '^login(Address)?:60:'`);
  // Resets the delay after many failures, which is not under test here.
  await one.database.execute(`delete from rate_limits where key like 'loginAccount:%'`);
}

it('registering and the newsletter have limits of their own', async () => {
  await one.database.delete(rateLimits);
  const send = (url: string, body: (index: number) => unknown) =>
    Promise.all(Array.from({ length: 11 }, (_, index) => one.visitor().post(url, body(index))));
  const registered = await send('/api/auth/register', (index) => ({
    email: `limite${index}@prueba.example`,
    password: 'secreto',
    firstName: 'Ana',
    lastName: 'Gil',
  }));
  expect(registered.map((answer) => answer.status).sort()).toEqual([...Array(10).fill(201), 429]);
  const subscribed = await send('/api/newsletter/subscribe', (index) => ({ email: `limite${index}@prueba.example` }));
  expect(subscribed.map((answer) => answer.status).sort()).toEqual([...Array(10).fill(201), 429]);
});

describe('pruning', () => {
  it('removes what is over, and waits for nobody who is counting on it', async () => {
    const expiresAt = new Date(0);
    const keys = ['poda:1', 'poda:2'];
    await one.database.insert(rateLimits).values(keys.map((key) => ({ key, count: 1, expiresAt })));
    const left = like(rateLimits.key, 'poda:%');
    const limiter = new RateLimiter(one.database, { rateLimits: true, demo: false });
    await two.database.transaction(async (counting) => {
      await counting.update(rateLimits).set({ count: 2 }).where(eq(rateLimits.key, 'poda:1'));
      await limiter.prune();
      expect(await one.database.select({ key: rateLimits.key }).from(rateLimits).where(left)).toEqual([
        { key: 'poda:1' },
      ]);
    });
    await limiter.prune();
    expect(await one.database.select().from(rateLimits).where(left)).toEqual([]);
  });
});
