import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD } from '../../../tests/support/factories.ts';
import { queuedMailsTo, recordQueuedMails } from '../../../tests/support/queued-mails.ts';
import { addTotp, halfSignedIn } from '../../../tests/support/second-factors.ts';
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

describe('a copied session', () => {
  async function copied() {
    const [copy, owner] = [portal.visitor(), portal.visitor()];
    for (const client of [copy, owner]) await client.post('/api/auth/login', { email, password: PASSWORD });
    return { copy, owner };
  }
  const statuses = (count: number, call: () => Promise<{ status: number }>) =>
    Promise.all(Array.from({ length: count }, async () => (await call()).status));

  it('that guesses the password uses up its own guesses, and not those of the owner’s other session', async () => {
    const { copy, owner } = await copied();
    const prove = (client: ApiClient, password: string) => client.post('/api/auth/proof/password', { password });
    const guesses = await statuses(20, () => prove(copy, 'mala-clave'));
    expect([guesses.filter((status) => status === 400).length, (await prove(copy, PASSWORD)).status]).toEqual([6, 429]);
    expect((await prove(owner, PASSWORD)).status).toBe(200);
    const change = { currentPassword: PASSWORD, newPassword: 'otra-clave' };
    expect((await owner.put('/api/auth/password', change)).status).toBe(200);
    expect((await copy.get('/api/auth/user')).status).toBe(401);
  });

  it('does not keep the owner from ending it', async () => {
    const { copy, owner } = await copied();
    for (let count = 0; count < 30; count += 1) await copy.delete('/api/auth/sessions');
    expect((await copy.delete('/api/auth/sessions')).status).toBe(429);
    // That ended the owner's session too: they sign in again.
    await owner.post('/api/auth/login', { email, password: PASSWORD });
    expect((await owner.delete('/api/auth/sessions')).status).toBe(200);
    expect((await copy.get('/api/auth/user')).status).toBe(401);
  });

  it('that guesses codes keeps the owner out of no other browser', async () => {
    const { owner } = await copied();
    const now = new Date();
    const { recoveryCodes } = await addTotp(owner, now);
    // A copy of the session alone, without the cookie of its browser.
    const copy = portal.visitor();
    copy.cookies.set('sid', owner.cookies.get('sid') ?? '');
    const guesses = await statuses(12, () => copy.post('/api/auth/proof/code', { code: '000000' }));
    expect(guesses.filter((status) => status === 400)).toHaveLength(5);
    const elsewhere = await halfSignedIn(portal, email);
    expect((await elsewhere.post('/api/auth/second-factor', { code: recoveryCodes[0] })).status).toBe(200);
  });
});
