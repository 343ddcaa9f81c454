import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../../tests/support/factories.ts';
import { queuedMailsTo, recordQueuedMails } from '../../../tests/support/queued-mails.ts';
import { stressSize } from '../../../tests/support/thoroughness.ts';
import { rateLimits } from '../../database/schema/core.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ config: { rateLimits: true } });
  await recordQueuedMails(portal.database);
});
afterAll(() => portal.close());

let email: string;
beforeEach(async () => {
  await portal.database.delete(rateLimits);
  email = (await createUser(portal.database)).email;
});

const addressOf = (index: number) => `198.51.100.${index}`;

async function login(password: string, remoteAddress: string, cookies: Record<string, string> = {}) {
  const payload = { email, password };
  const answer = await portal.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, cookies, payload });
  const browser = answer.cookies.find(({ name }) => name === 'browser')?.value;
  return { status: answer.statusCode, browser };
}

/** Wrong passwords, a few from each of many addresses. */
const guess = (addresses: number, each: number, from = 1) =>
  Promise.all(
    Array.from({ length: addresses * each }, (_, index) => login('mala-clave', addressOf(from + (index % addresses)))),
  );

describe('strangers who guess a password', () => {
  it('do not keep its owner out, elsewhere and with the right one', async () => {
    const answers = await guess(1, 40);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect((await login(PASSWORD, addressOf(200))).status).toBe(200);
  });

  it('are counted no further once their address is refused', async () => {
    await guess(1, 40);
    const keys = await portal.database.select().from(rateLimits);
    expect(Math.max(...keys.map(({ count }) => count))).toBeLessThanOrEqual(6 + 4);
  });

  it('cannot lock many accounts from one address', async () => {
    const owners = await Promise.all(Array.from({ length: 10 }, () => createUser(portal.database)));
    for (const owner of owners) {
      email = owner.email;
      await guess(1, 30);
    }
    for (const owner of owners) {
      email = owner.email;
      expect((await login(PASSWORD, addressOf(200))).status).toBe(200);
    }
  });

  it('with many addresses do not make a browser wait in which its owner has signed in before', async () => {
    const { browser = '' } = await login(PASSWORD, addressOf(200));
    let isOver = false;
    const attack = guess(stressSize({ usual: 30, thorough: 100 }), 3).finally(() => {
      isOver = true;
    });
    expect((await login(PASSWORD, addressOf(200), { browser })).status).toBe(200);
    expect(isOver).toBe(false);
    await attack;
  });

  it('are slowed down for that account once they are many, but not refused', async () => {
    await guess(4, 5);
    expect((await login(PASSWORD, addressOf(201))).status).toBe(200);
    const since = performance.now();
    expect((await login('mala-clave', addressOf(202))).status).toBe(401);
    expect((await login(PASSWORD, addressOf(203))).status).toBe(200);
    expect(performance.now() - since).toBeGreaterThan(1_000);
  });

  it('are told to its owner by mail, once', async () => {
    await guess(6, 5);
    await expect
      .poll(() => queuedMailsTo(portal.database, email), { timeout: 20_000 })
      .toEqual([expect.stringMatching(/^Alguien intenta entrar a tu cuenta$/)]);
  });
});

describe('a browser in which somebody has signed in before', () => {
  it('may fail as often as one address may', async () => {
    const { browser = '' } = await login(PASSWORD, addressOf(1));
    const answers = await Promise.all(Array.from({ length: 20 }, () => login('mala-clave', addressOf(1), { browser })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(6);
    expect((await login(PASSWORD, addressOf(1), { browser })).status).toBe(429);
  });

  it('is known for that account alone, and no longer after the password changed', async () => {
    const { browser = '' } = await login(PASSWORD, addressOf(1));
    expect(await isKnown(browser)).toBe(true);
    const first = email;
    email = (await createUser(portal.database)).email;
    expect(await isKnown(browser)).toBe(false);
    email = first;
    const visitor = portal.visitor();
    await visitor.post('/api/auth/login', { email, password: PASSWORD });
    const changed = await visitor.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra-clave' });
    expect(changed.status).toBe(200);
    expect(await isKnown(browser)).toBe(false);
  });

  /** Its failures count for the browser, not for the address. */
  async function isKnown(browser: string): Promise<boolean> {
    await portal.database.delete(rateLimits);
    await login('mala-clave', addressOf(9), { browser });
    const keys = await portal.database.select().from(rateLimits);
    return keys.some(({ key }) => key.includes('browser:'));
  }
});

describe('asking for a new password', () => {
  it('is refused to an address that asks too often, not to the account', async () => {
    const ask = (remoteAddress: string) =>
      portal.app.inject({ method: 'POST', url: '/api/auth/forgot-password', remoteAddress, payload: { email } });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(addressOf(1))));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
    expect((await ask(addressOf(2))).statusCode).toBe(200);
  });
});
