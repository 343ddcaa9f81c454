import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, KEYRING, type TestApp } from '../../../../tests/support/app.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import { createUser, PASSWORD, signedIn } from '../../../../tests/support/factories.ts';
import { heldAtLock, interleaveOnLock, waitForBlockedQueries } from '../../../../tests/support/lock-interleaving.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../../../../tests/support/oidc-server.ts';
import { addPasskey, INJECTED_ORIGIN, passkeyLogin } from '../../../../tests/support/second-factors.ts';
import {
  accountTokens,
  externalIdentities,
  knownBrowsers,
  userSkills,
  users,
} from '../../../database/schema/account.ts';
import { eventSubscribers } from '../../../database/schema/events.ts';
import { totpSecrets } from '../../../database/schema/factors.ts';
import { consents } from '../../../database/schema/legal.ts';
import { connections } from '../../../database/schema/networking.ts';
import { notificationPreferences } from '../../../database/schema/notifications.ts';
import { siteSettings } from '../../../database/schema/site.ts';
import { issueToken } from '../account-tokens.ts';

const SITE = 'http://portal.test';
const NEW_PASSWORD = 'una clave bien nueva';

let issuer: TestIssuer;
let portal: TestApp;
let limited: TestApp;
beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { oidc: issuer.settings, publicUrl: SITE, emailConfirmation: true } });
  limited = await createTestApp({ config: { rateLimits: true }, sharing: portal });
  await portal.database.update(siteSettings).set({ requireRecentProof: true });
});
afterAll(async () => {
  await limited.close();
  await portal.close();
  await issuer.close();
});

type Member = Awaited<ReturnType<typeof signedIn>>;

const aMember = () => signedIn(portal, { isEmailVerified: true });
const locked = ({ user }: Member) => sql`select from users where id = ${user.id} for update`;
const logIn = (client: ApiClient, { user }: Member) =>
  client.post('/api/auth/login', { email: user.email, password: PASSWORD });
const newPassword = ({ client }: Member) =>
  client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });

describe('a new password leaves no known browser of a sign-in that', () => {
  const browsersOf = ({ user }: Member) => portal.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id));

  it('remembers it meanwhile', async () => {
    const owner = await aMember();
    const intruder = portal.visitor();
    intruder.cookies.set('browser', 'of-the-intruder');
    const browserHash = KEYRING.hash('browser:of-the-intruder');
    // The row that it is about to write.
    const hold = sql`insert into known_browsers (user_id, browser_hash) values (${owner.user.id}, ${browserHash})`;
    const letGo = await heldAtLock(portal.database, hold, () => logIn(intruder, owner));
    const changed = newPassword(owner);
    await Promise.race([changed, waitForBlockedQueries(portal.database, 2)]);
    await letGo();
    expect((await changed).status).toBe(200);
    expect((await intruder.get('/api/auth/user')).status).toBe(401);
    // Its owner's own.
    expect(await browsersOf(owner)).toBe(1);
  });

  it('has its session already', async () => {
    const owner = await aMember();
    const intruder = portal.visitor();
    const hold = sql`select from users where id = ${owner.user.id} for share`;
    const [changed] = await interleaveOnLock(portal.database, hold, [
      () => newPassword(owner),
      () => logIn(intruder, owner),
    ]);
    expect(changed?.status).toBe(200);
    expect((await intruder.get('/api/auth/user')).status).toBe(401);
    expect(await browsersOf(owner)).toBe(1);
  });
});

/** The intruder's session is of the one that stays: it goes on, without its proof. */
async function withTwoPasskeys() {
  const owner = await aMember();
  const { added } = await addPasskey(owner.client);
  const { authenticator } = await addPasskey(owner.client, new Authenticator(INJECTED_ORIGIN), 'La que se queda');
  const intruder = portal.visitor();
  expect((await passkeyLogin(intruder, authenticator)).status).toBe(200);
  return { owner, added, intruder };
}

it('a factor is not added with a proof that has ended while the call waited', async () => {
  const { owner, added, intruder } = await withTwoPasskeys();
  const another = new Authenticator(INJECTED_ORIGIN);
  const { body } = await intruder.post('/api/auth/passkeys/options');
  const [removed, confirmed] = await interleaveOnLock(portal.database, locked(owner), [
    () => owner.client.delete(`/api/auth/passkeys/${added.body.passkey.id}`),
    () => intruder.post('/api/auth/passkeys', { name: 'Otra', response: another.create(body.options) }),
  ]);
  expect([removed?.status, confirmed?.status, confirmed?.body.code]).toEqual([200, 403, 'proof_required']);
  expect((await passkeyLogin(portal.visitor(), another)).status).toBe(400);
});

it('an address is not changed with a proof that has ended while the call waited', async () => {
  const { owner, added, intruder } = await withTwoPasskeys();
  const another = { firstName: 'Ana', lastName: 'Gil', email: `otra-${owner.user.email}` };
  const [removed, asked] = await interleaveOnLock(portal.database, locked(owner), [
    () => owner.client.delete(`/api/auth/passkeys/${added.body.passkey.id}`),
    () => intruder.put('/api/users/profile', another),
  ]);
  expect([removed?.status, asked?.status, asked?.body.code]).toEqual([200, 403, 'proof_required']);
  const isPending = and(eq(accountTokens.userId, owner.user.id), eq(accountTokens.purpose, 'change-email'));
  expect(await portal.database.$count(accountTokens, isPending)).toBe(0);
});

it('a session is not proved by an external account that was unlinked while the call waited', async () => {
  const owner = await aMember();
  const { id } = owner.user;
  await portal.database.insert(externalIdentities).values({ issuer: issuer.settings.issuer, subject: id, userId: id });
  const intruder = portal.visitor();
  await logIn(intruder, owner);
  const sid = KEYRING.hash(intruder.cookies.get('sid') ?? '');
  await portal.database.execute(sql`update sessions
    set sess = sess || jsonb_build_object('provedAt', now() - interval '1 hour') where sid = ${sid}`);
  issuer.person = { subject: id };
  const away = String((await intruder.get('/api/login?prove=1')).headers.location);
  const back = await walkThroughIssuer(away, SITE);
  const [own] = (await owner.client.get('/api/auth/identities')).body;
  const [unlinked] = await interleaveOnLock(portal.database, locked(owner), [
    () => owner.client.delete(`/api/auth/identities/${own.id}`),
    () => intruder.get(back),
  ]);
  expect(unlinked?.status).toBe(200);
  expect((await intruder.get('/api/auth/proof')).body.isRecent).toBe(false);
});

it('an account is not deleted without its password while its address changes', async () => {
  const owner = await aMember();
  const thief = limited.visitor();
  thief.cookies.set('sid', owner.client.cookies.get('sid') ?? '');
  const { id, email } = owner.user;
  const letGo = await heldAtLock(portal.database, sql`lock table rate_limits in access exclusive mode`, () =>
    thief.send('DELETE', '/api/users/account', { email, password: 'not the password' }),
  );
  await portal.database
    .update(users)
    .set({ email: `otra-${email}` })
    .where(eq(users.id, id));
  expect((await letGo()).status).toBe(400);
  const [now] = await portal.database.select().from(users).where(eq(users.id, id));
  expect(now?.deletedAt).toBe(null);
});

it.each<[string, (member: Member) => Promise<{ status: number }>]>([
  ['the other sessions are ended', ({ client }) => client.delete('/api/auth/sessions')],
  [
    'an external account is unlinked',
    async ({ client, user: { id } }) => {
      await portal.database.insert(externalIdentities).values({ issuer: 'https://x.example', subject: id, userId: id });
      const [own] = (await client.get('/api/auth/identities')).body;
      return client.delete(`/api/auth/identities/${own.id}`);
    },
  ],
])('the browser of the call stays known, and no other, when %s', async (_name, happen) => {
  const owner = await aMember();
  await logIn(owner.client, owner);
  await logIn(portal.visitor(), owner);
  expect((await happen(owner)).status).toBe(200);
  const known = await portal.database.select().from(knownBrowsers).where(eq(knownBrowsers.userId, owner.user.id));
  expect(known.map(({ browserHash }) => browserHash)).toEqual([
    KEYRING.hash(`browser:${owner.client.cookies.get('browser')}`),
  ]);
});

it('wrong codes for a new app keep nobody from showing the factor that they have', async () => {
  const owner = await aMember();
  const { added } = await addPasskey(owner.client);
  const thief = limited.visitor();
  thief.cookies.set('sid', owner.client.cookies.get('sid') ?? '');
  await thief.post('/api/auth/totp');
  const statuses: number[] = [];
  for (let times = 0; times < 40 && !statuses.includes(429); times += 1)
    statuses.push((await thief.post('/api/auth/totp/confirm', { code: '000000' })).status);
  expect(statuses.at(-1)).toBe(429);
  const visitor = limited.visitor();
  expect((await logIn(visitor, owner)).body.code).toBe('second_factor_required');
  const code = added.body.recoveryCodes[0];
  expect((await visitor.post('/api/auth/second-factor', { code })).status).toBe(200);
});

it('a session is not ended by one that has ended while the call waited', async () => {
  const owner = await aMember();
  const thief = portal.visitor();
  await logIn(thief, owner);
  const own = (await owner.client.get('/api/auth/sessions')).body.find(
    ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
  );
  const [ended, cut] = await interleaveOnLock(portal.database, locked(owner), [
    () => owner.client.delete('/api/auth/sessions'),
    () => thief.delete(`/api/auth/sessions/${own.id}`),
  ]);
  expect([ended?.status, cut?.status, (await owner.client.get('/api/auth/user')).status]).toEqual([200, 401, 200]);
});

describe('a claim leaves nothing that its squatter writes meanwhile:', () => {
  const picture = () =>
    sharp({ create: { width: 40, height: 40, channels: 3, background: '#0e7490' } })
      .png()
      .toBuffer();
  const left = (id: string) =>
    Promise.all([
      portal.database.$count(userSkills, eq(userSkills.userId, id)),
      portal.database.$count(connections, eq(connections.requesterId, id)),
      portal.database.$count(notificationPreferences, eq(notificationPreferences.userId, id)),
      portal.database.$count(eventSubscribers, eq(eventSubscribers.userId, id)),
      portal.database.$count(consents, and(eq(consents.userId, id), eq(consents.given, true))),
      portal.database.$count(totpSecrets, eq(totpSecrets.userId, id)),
      portal.database.$count(users, sql`${users.id} = ${id} and ${users.profileImageUrl} is not null`),
    ]);

  it.each<[string, (client: ApiClient, otherId: string) => Promise<{ status: number }>]>([
    ['skills', (client) => client.put('/api/users/skills', { skills: [{ skill: 'Estafas', level: 'expert' }] })],
    [
      'a photo',
      async (client) => client.send('PUT', '/api/users/photo', await picture(), { 'content-type': 'image/png' }),
    ],
    ['a block', (client, otherId) => client.put(`/api/members/${otherId}/block`)],
    [
      'a choice of notices',
      (client) => client.put('/api/notifications/preferences/events', { site: false, mail: false }),
    ],
    ['an end of a block', (client, otherId) => client.delete(`/api/members/${otherId}/block`)],
    ['a wish for news of events', (client) => client.put('/api/events/notifications')],
    ['a consent', (client) => client.post('/api/users/consents', { consent: true })],
    ['an app for codes', (client) => client.post('/api/auth/totp')],
    ['a new address taken back', (client) => client.delete('/api/auth/email-change')],
  ])('%s', async (_name, write) => {
    const squatter = await signedIn(portal, { isEmailVerified: false });
    const { id, email } = squatter.user;
    // Before the claim too.
    await portal.database.insert(eventSubscribers).values({ userId: id });
    await portal.database.insert(consents).values({ userId: id, purpose: 'registration', given: true, version: 1 });
    const other = await createUser(portal.database);
    const token = await issueToken(portal.database, { userId: id, email, purpose: 'verify-email' });
    const [claimed, written] = await interleaveOnLock(portal.database, locked(squatter), [
      () => portal.visitor().post('/api/auth/verify-email', { token }),
      () => write(squatter.client, other.id),
    ]);
    expect([claimed?.status, written?.status]).toEqual([200, 401]);
    expect(await left(id)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
