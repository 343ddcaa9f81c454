import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions } from '../../server/database/schema/account.ts';
import { issueToken } from '../../server/features/account/account-tokens.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { createUser, PASSWORD, signedIn } from '../support/factories.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../support/oidc-server.ts';

const SITE = 'http://portal.test';

let issuer: TestIssuer;
let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { oidc: issuer.settings, publicUrl: SITE } });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
});

const sidOf = (client: ApiClient) => client.cookies.get('sid') ?? '';

function browserWith(sid: string): ApiClient {
  const client = portal.visitor();
  client.cookies.set('sid', sid);
  return client;
}

const opens = async (sid: string) => (await browserWith(sid).get('/api/auth/user')).status === 200;

const WAYS_IN: Record<string, (client: ApiClient) => Promise<{ status: number }>> = {
  'signing in': async (client) => {
    const { email } = await createUser(portal.database);
    return client.post('/api/auth/login', { email, password: PASSWORD });
  },
  registering: (client) => {
    const email = `${crypto.randomUUID()}@prueba.example`;
    return client.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Ana', lastName: 'Peña' });
  },
  'signing in from outside': async (client) => {
    const subject = crypto.randomUUID();
    issuer.person = { subject, email: `${subject}@prueba.example`, email_verified: true, name: 'Ana Peña' };
    // A session would skip the issuer: it is put aside on the way.
    const kept = sidOf(client);
    client.cookies.delete('sid');
    const away = await client.get('/api/login');
    const back = await walkThroughIssuer(String(away.headers.location), SITE);
    client.cookies.set('sid', kept);
    return client.get(back);
  },
};

describe.each(Object.entries(WAYS_IN))('%s', (_name, enter) => {
  it('never goes on with an id that somebody made up', async () => {
    const planted = 'x'.repeat(43);
    const client = browserWith(planted);
    expect((await enter(client)).status).toBeLessThan(400);
    expect(sidOf(client)).toMatch(/^[\w-]{43}$/);
    expect(sidOf(client)).not.toBe(planted);
    expect(await opens(sidOf(client))).toBe(true);
    expect(await opens(planted)).toBe(false);
  });

  it('never goes on with the session of somebody else, which ends', async () => {
    const attacker = await signedIn(portal);
    const planted = sidOf(attacker.client);
    const client = browserWith(planted);
    expect((await enter(client)).status).toBeLessThan(400);
    expect(sidOf(client)).not.toBe(planted);
    expect((await client.get('/api/auth/user')).body.id).not.toBe(attacker.user.id);
    expect(await opens(planted)).toBe(false);
  });
});

type Member = Awaited<ReturnType<typeof signedIn>>;

/** Ways to end a session, and whether another session of the same person survives. */
const WAYS_OUT: Record<string, { leave: (member: Member) => Promise<{ status: number }>; other: boolean }> = {
  'signing out': { leave: ({ client }) => client.get('/api/logout'), other: true },
  'changing the password': {
    leave: ({ client }) =>
      client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra-clave-de-prueba' }),
    other: false,
  },
  'choosing a new password by mail': {
    leave: async ({ user }) => {
      const { id: userId, email } = user;
      const token = await issueToken(portal.database, { userId, email, purpose: 'reset-password' });
      return portal.visitor().post('/api/auth/reset-password', { token, password: 'otra-clave-de-prueba' });
    },
    other: false,
  },
  'being suspended': {
    leave: ({ user }) => admin.client.put(`/api/admin/members/${user.id}/suspension`, { reason: 'Insultos' }),
    other: false,
  },
  'becoming an administrator': {
    leave: ({ user }) => admin.client.put(`/api/admin/members/${user.id}/role`, { role: 'admin' }),
    other: false,
  },
  'deleting the account': {
    leave: ({ client, user }) => client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD }),
    other: false,
  },
};

describe.each(Object.entries(WAYS_OUT))('%s', (_name, { leave, other }) => {
  it('ends on the server the session that the browser had', async () => {
    const member = await signedIn(portal);
    const elsewhere = portal.visitor();
    await elsewhere.post('/api/auth/login', { email: member.user.email, password: PASSWORD });
    const sid = sidOf(member.client);
    expect([await opens(sid), await opens(sidOf(elsewhere))]).toEqual([true, true]);
    expect((await leave(member)).status).toBeLessThan(400);
    expect([await opens(sid), await opens(sidOf(elsewhere))]).toEqual([false, other]);
  });
});

it('who changes the password stays signed in, under a new id', async () => {
  const { client, user } = await signedIn(portal);
  const before = sidOf(client);
  await client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra-clave-de-prueba' });
  expect(sidOf(client)).not.toBe(before);
  expect((await client.get('/api/auth/user')).body.id).toBe(user.id);
});

it('a role that is taken is gone with the next request', async () => {
  const { client, user } = await signedIn(portal, { role: 'admin' });
  expect((await client.get('/api/admin/stats')).status).toBe(200);
  await admin.client.put(`/api/admin/members/${user.id}/role`, { role: 'member' });
  expect((await client.get('/api/admin/stats')).status).toBe(403);
});

describe('a cookie that nobody was given', () => {
  it('opens nothing and starts nothing', async () => {
    const { client } = await signedIn(portal);
    const rows = await portal.database.select().from(sessions);
    const { body: own } = await client.get('/api/auth/sessions');
    const madeUp = [
      '',
      'x',
      'x'.repeat(4000),
      'null',
      '{"userId":"1"}',
      "' or '1'='1",
      '%00',
      '%',
      '../../etc/passwd',
      sidOf(client).toLowerCase(),
      `${sidOf(client)}x`,
      sidOf(client).slice(0, -1),
      // Stored hashes and public ids open no session.
      ...rows.map(({ sid }) => sid),
      ...own.map(({ id }: { id: string }) => id),
    ];
    for (const sid of madeUp) {
      const answer = await browserWith(sid).get('/api/auth/user');
      expect([sid, answer.status, answer.headers['set-cookie']]).toEqual([sid, 401, undefined]);
    }
    expect(await portal.database.$count(sessions)).toBe(rows.length);
  });
});

describe('in production', () => {
  let live: TestApp;
  beforeAll(async () => {
    const config = { production: true, oidc: issuer.settings, publicUrl: 'https://portal.test' };
    live = await createTestApp({ sharing: portal, config });
  });
  afterAll(() => live.close());

  it('every cookie is for this host over TLS, and out of reach of scripts and other sites', async () => {
    const { email } = await createUser(portal.database);
    const client = live.visitor();
    const person = { email: 'nueva@prueba.example', password: PASSWORD, firstName: 'Ana', lastName: 'Peña' };
    const answers = [
      await client.get('/api/login'),
      await client.post('/api/auth/login', { email, password: PASSWORD }),
      await live.visitor().post('/api/auth/register', person),
      await client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra-clave-de-prueba' }),
      await client.get('/api/logout'),
      await live.visitor().get('/api/login/callback?code=x'),
    ];
    for (const { headers } of answers) {
      const cookies = [headers['set-cookie'] ?? []].flat();
      expect(cookies.length).toBeGreaterThan(0);
      for (const cookie of cookies) {
        expect(cookie).toMatch(/^__Host-(sid|login|browser)=/);
        expect(cookie).toContain('; Path=/');
        expect(cookie).toContain('; Secure');
        expect(cookie).not.toMatch(/domain=/i);
        // A deleted cookie has nothing to protect.
        if (!/=;/.test(cookie)) expect(cookie).toMatch(/; HttpOnly.*; SameSite=Lax/);
      }
    }
  });

  it('a cookie without the prefix, as another subdomain could plant it, opens nothing', async () => {
    const { email } = await createUser(portal.database);
    const client = live.visitor();
    await client.post('/api/auth/login', { email, password: PASSWORD });
    const planted = live.visitor();
    planted.cookies.set('sid', client.cookies.get('__Host-sid') ?? '');
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await planted.get('/api/auth/user')).status).toBe(401);
  });
});
