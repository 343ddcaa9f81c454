import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { PASSWORD, signedIn } from '../../../../tests/support/factories.ts';
import { heldSignIn, interleaveOnLock } from '../../../../tests/support/lock-interleaving.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../../../../tests/support/oidc-server.ts';
import { addPasskey, addTotp, ageFactors, passkeyLogin } from '../../../../tests/support/second-factors.ts';
import { accountTokens, externalIdentities, users } from '../../../database/schema/account.ts';
import { issueToken } from '../account-tokens.ts';
import { totpCode } from '../factors/totp.ts';

const SITE = 'http://portal.test';

let issuer: TestIssuer;
let portal: TestApp;
/** Where nobody confirms addresses. */
let openPortal: TestApp;
let office: ApiClient;
beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { oidc: issuer.settings, publicUrl: SITE, emailConfirmation: true } });
  openPortal = await createTestApp({ config: { emailConfirmation: false }, sharing: portal });
  office = (await signedIn(portal, { role: 'admin', isEmailVerified: true })).client;
});
afterAll(async () => {
  await openPortal.close();
  await portal.close();
  await issuer.close();
});

type Member = Awaited<ReturnType<typeof signedIn>>;

const aMember = () => signedIn(portal, { isEmailVerified: true });
const holding = ({ user }: Member) => sql`select from users where id = ${user.id} for update`;
const isSignedIn = async (client: ApiClient) => (await client.get('/api/auth/user')).status === 200;
const newPassword = (token: string) =>
  portal.visitor().post('/api/auth/reset-password', { token, password: 'una clave bien nueva' });
const tokenOf = ({ user: { id, email } }: Member, purpose: 'undo-email' | 'reset-password') =>
  issueToken(portal.database, { userId: id, email, purpose });

/** What takes an account back; made before, so that nothing but the event itself comes in between. */
const RECOVERIES: Record<string, (member: Member) => Promise<() => Promise<{ status: number }>>> = {
  'a reset by mail': async (member) => {
    const token = await tokenOf(member, 'reset-password');
    return () => newPassword(token);
  },
  'a way back': async (member) => {
    const token = await tokenOf(member, 'undo-email');
    return () => portal.visitor().post('/api/auth/email-change/undo', { token });
  },
  'a suspension': async ({ user }) => {
    const reason = 'Se investiga';
    return () => office.put(`/api/admin/members/${user.id}/suspension`, { reason });
  },
};

const reinstate = ({ user }: Member) => office.delete(`/api/admin/members/${user.id}/suspension`);

/** Ways to sign in, of somebody who is no longer to get in. */
const WAYS: Record<string, (member: Member, client: ApiClient) => Promise<() => Promise<unknown>>> = {
  'by the password': async ({ user }, client) => {
    return () => client.post('/api/auth/login', { email: user.email, password: PASSWORD });
  },
  'by an external identity': async ({ user }, client) => {
    const linked = { issuer: issuer.settings.issuer, subject: user.id, userId: user.id };
    await portal.database.insert(externalIdentities).values(linked);
    issuer.person = { subject: user.id };
    const back = await walkThroughIssuer(String((await client.get('/api/login')).headers.location), SITE);
    return () => client.get(back);
  },
  'by a passkey, without a password': async ({ user, client: owner }, client) => {
    const { authenticator } = await addPasskey(owner);
    await portal.database.update(users).set({ password: null, authProvider: 'oidc' }).where(eq(users.id, user.id));
    return () => passkeyLogin(client, authenticator);
  },
  'by a recovery code': async ({ user, client: owner }, client) => {
    const { recoveryCodes } = await addTotp(owner, new Date());
    await ageFactors(portal.database, user.id);
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    return () => client.post('/api/auth/second-factor', { code: recoveryCodes[0] });
  },
};

const newAddress = ({ user }: Member) => ({
  firstName: 'Ana',
  lastName: 'Gil',
  email: `otra-${user.id}@prueba.example`,
});

/** What somebody does in a session that is no longer to do anything; their password was right. */
const WRITES: Record<string, (member: Member) => Promise<{ status: number }>> = {
  'a change of address': (member) =>
    member.client.put('/api/users/profile', { ...newAddress(member), currentPassword: PASSWORD }),
  'a change of address that nobody confirms': (member) => {
    const client = openPortal.visitor();
    client.cookies.set('sid', member.client.cookies.get('sid') ?? '');
    return client.put('/api/users/profile', newAddress(member));
  },
  'a deletion': ({ user, client }) =>
    client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD }),
};

describe.each(Object.keys(RECOVERIES))('%s ends', (recovery) => {
  it.each(Object.keys(WAYS))('a sign-in %s that has checked who it is', async (way) => {
    const member = await aMember();
    const client = portal.visitor();
    const happen = await RECOVERIES[recovery]?.(member);
    const signIn = await WAYS[way]?.(member, client);
    const letGo = await heldSignIn(portal, client, async () => signIn?.());
    expect((await happen?.())?.status).toBe(200);
    await letGo();
    await reinstate(member);
    expect(await isSignedIn(client)).toBe(false);
  });

  it.each(['before', 'after'])('the session that adds a factor, which comes %s it', async (order) => {
    const member = await aMember();
    const happen = await RECOVERIES[recovery]?.(member);
    const { body } = await member.client.post('/api/auth/totp');
    const code = totpCode(body.secret, new Date());
    const calls = [() => member.client.post('/api/auth/totp/confirm', { code }), async () => happen?.()];
    await interleaveOnLock(portal.database, holding(member), order === 'before' ? calls : calls.reverse());
    await reinstate(member);
    expect(await isSignedIn(member.client)).toBe(false);
  });

  it.each(Object.keys(WRITES))('%s that was allowed before', async (write) => {
    const member = await aMember();
    const { id, email } = member.user;
    const happen = await RECOVERIES[recovery]?.(member);
    const [, written] = await interleaveOnLock<{ status: number } | undefined>(portal.database, holding(member), [
      async () => happen?.(),
      async () => WRITES[write]?.(member),
    ]);
    expect(written?.status).toBe(401);
    const [now] = await portal.database.select().from(users).where(eq(users.id, id));
    expect([now?.email, now?.deletedAt]).toEqual([email, null]);
    const pending = and(eq(accountTokens.userId, id), eq(accountTokens.purpose, 'change-email'));
    expect(await portal.database.$count(accountTokens, pending)).toBe(0);
  });

  it('the second step that the old password begins meanwhile', async () => {
    const member = await aMember();
    const { recoveryCodes } = await addTotp(member.client, new Date());
    await ageFactors(portal.database, member.user.id);
    const happen = await RECOVERIES[recovery]?.(member);
    const client = portal.visitor();
    const { email } = member.user;
    await interleaveOnLock<unknown>(portal.database, holding(member), [
      async () => happen?.(),
      () => client.post('/api/auth/login', { email, password: PASSWORD }),
    ]);
    await reinstate(member);
    expect((await client.post('/api/auth/second-factor', { code: recoveryCodes[0] })).status).toBe(401);
    expect(await isSignedIn(client)).toBe(false);
  });
});

it('gives no role to the session that adds a factor meanwhile', async () => {
  const member = await aMember();
  const { body } = await member.client.post('/api/auth/totp');
  const code = totpCode(body.secret, new Date());
  await interleaveOnLock(portal.database, holding(member), [
    () => member.client.post('/api/auth/totp/confirm', { code }),
    () => office.put(`/api/admin/members/${member.user.id}/role`, { role: 'editor' }),
  ]);
  const { status, body: me } = await member.client.get('/api/auth/user');
  expect([status, me.role === 'editor']).not.toEqual([200, true]);
});
