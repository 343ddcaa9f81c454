import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECOND_STEP } from '#contract/paths.ts';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, KEYRING, type TestApp } from '../../../../tests/support/app.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import { createUser, PASSWORD } from '../../../../tests/support/factories.ts';
import { heldSignIn } from '../../../../tests/support/lock-interleaving.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../../../../tests/support/oidc-server.ts';
import {
  addPasskey,
  addTotp,
  ageFactors,
  INJECTED_ORIGIN,
  passkeyLogin,
} from '../../../../tests/support/second-factors.ts';
import { createLinkToken, hashLinkToken } from '../../../core/link-token.ts';
import {
  accountTokens,
  externalIdentities,
  knownBrowsers,
  type Proof,
  type SessionData,
  sessions,
  users,
} from '../../../database/schema/account.ts';
import { idempotencyKeys } from '../../../database/schema/core.ts';
import { invitations } from '../../../database/schema/invitations.ts';
import { newsletterSubscribers } from '../../../database/schema/newsletter.ts';
import { siteSettings } from '../../../database/schema/site.ts';
import { confirmationToken } from '../../newsletter/subscription.service.ts';
import { issueAddressLink, issueToken } from '../account-tokens.ts';
import { totpCode } from '../factors/totp.ts';
import {
  CREDENTIALS,
  type CredentialEvent,
  type CredentialKind,
  type Effect,
  EVENTS,
  effectOf,
  MAX_KEPT,
} from './credential-table.policy.ts';
import { revoke } from './revoke.service.ts';

const SITE = 'http://portal.test';
const NEW_PASSWORD = 'una-clave-bien-nueva';

let issuer: TestIssuer;
let portal: TestApp;
let office: ApiClient;
beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  const config = { oidc: issuer.settings, publicUrl: SITE, emailConfirmation: true };
  portal = await createTestApp({ config });
  await portal.database.update(siteSettings).set({ requireRecentProof: true });
  office = await sessionOf(await createUser(portal.database, { role: 'admin', isEmailVerified: true }), 'code');
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
});

type User = Awaited<ReturnType<typeof createUser>>;

/** A session in the database, whatever the account's password and factors are by now. */
async function sessionOf(
  { id: userId }: { id: string },
  proof: Proof = 'password',
  more: Partial<SessionData> = {},
): Promise<ApiClient> {
  const token = randomBytes(32).toString('base64url');
  const at = new Date().toISOString();
  const isFactor = proof === 'passkey' || proof === 'code';
  await portal.database.insert(sessions).values({
    sid: KEYRING.hash(token),
    sess: { userId, signedInAt: at, provedAt: at, provedWith: proof, ...(isFactor && { factorAt: at }), ...more },
    expire: new Date(Date.now() + 3_600_000),
  });
  const client = portal.visitor();
  client.cookies.set('sid', token);
  return client;
}

/** Beyond the idle time that a session in use has left. */
/** Used now: later than what a cell prepared, and before what is signed in afterwards. */
const sessionUsedNow = sql<Date>`now() + interval '30 days'`;

const manySessions = ({ id: userId }: { id: string }, count: number) =>
  Array.from({ length: count }, () => ({
    sid: randomBytes(32).toString('hex'),
    sess: { userId, signedInAt: new Date().toISOString(), provedWith: 'password' as const },
    expire: sessionUsedNow,
  }));

const manyBrowsers = ({ id: userId }: { id: string }, count: number) =>
  Array.from({ length: count }, () => ({
    userId,
    browserHash: randomBytes(32).toString('hex'),
    lastSignInAt: sql`now()`,
  }));

/** One cell: somebody whose credential of that kind was made, and how to try it after the event. */
interface Cell {
  user: User;
  /** The owner's own session, in which the event happens. */
  own: ApiClient;
  event: CredentialEvent;
  /** The factor that the event `factor removed` removes. */
  passkeyId: string;
  recoveryCodes: string[];
  authenticator: Authenticator;
}

/** What ends with an external account or a factor is what that proved. */
const PROOFS: Partial<Record<CredentialEvent, Proof>> = { 'identity removed': 'issuer', 'factor removed': 'passkey' };

const keptSession = ({ user, event, passkeyId }: Cell, browserHash?: string) =>
  sessionOf(user, PROOFS[event], { ...(passkeyId && { passkeyId }), ...(browserHash && { browserHash }) });

const link = ({ id }: User, subject: string) =>
  portal.database.insert(externalIdentities).values({ issuer: issuer.settings.issuer, subject, userId: id });

/** The account that the event unlinks, beside one that stays. */
const removedSubject = ({ id }: User) => `unlinked-${id}`;

type Attempt = () => Promise<boolean>;

const isDone = ({ status }: { status: number }) => status < 300;
const setUser = ({ id }: { id: string }, values: Partial<User>) =>
  portal.database.update(users).set(values).where(eq(users.id, id));

function tokenFor({ id: userId, email }: User, purpose: Parameters<typeof issueToken>[1]['purpose'], more = {}) {
  return issueToken(portal.database, { userId, email, purpose, ...more });
}

/** Without `issueToken`, which would void the one before: two of them are the case to try. */
async function changeToken(user: User, to: string): Promise<string> {
  const token = createLinkToken();
  await portal.database.insert(accountTokens).values({
    tokenHash: hashLinkToken(token),
    userId: user.id,
    email: `${to}-${user.id}@prueba.example`,
    purpose: 'change-email',
    replaces: user.email,
    expiresAt: new Date(Date.now() + 3_600_000),
  });
  return token;
}

async function passwordAndCode({ user }: Cell, code: () => string): Promise<boolean> {
  const [now] = await portal.database.select().from(users).where(eq(users.id, user.id));
  if (!now || now.deletedAt) return false;
  await setUser(user, { password: user.password });
  const client = portal.visitor();
  const login = await client.post('/api/auth/login', { email: now.email, password: PASSWORD });
  if (login.body.code !== 'second_factor_required') return false;
  return isDone(await client.post('/api/auth/second-factor', { code: code() }));
}

async function throughIssuer(client: ApiClient, away: string): Promise<string> {
  const back = await client.get(await walkThroughIssuer(away, SITE));
  return String(back.headers.location);
}

const newPassword = (token: string) =>
  portal
    .visitor()
    .post('/api/auth/reset-password', { token, password: NEW_PASSWORD, firstName: 'Ana', lastName: 'Gil' });

const passwordToken = (purpose: 'reset-password' | 'claim-password' | 'operator-password') => async (cell: Cell) => {
  const token = await tokenFor(cell.user, purpose);
  return async () => isDone(await newPassword(token));
};

/** A body that is held back until the event has happened. */
async function heldBack(client: ApiClient, method: 'PUT' | 'POST', url: string, body: object): Promise<Attempt> {
  let isAuthorized: () => void = () => {};
  const authorized = new Promise<void>((resolve) => {
    isAuthorized = resolve;
  });
  // Read only after the rights were checked by the header.
  const payload = new Readable({ read: () => isAuthorized() });
  const answer = portal.app.inject({
    method,
    url,
    payload,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    cookies: Object.fromEntries(client.cookies),
  });
  await authorized;
  return async () => {
    payload.push(JSON.stringify(body));
    payload.push(null);
    return isDone({ status: (await answer).statusCode });
  };
}

/** Makes a credential of the kind, and returns how somebody who kept it tries it. */
const MAKE: Record<CredentialKind, (cell: Cell) => Promise<Attempt>> = {
  session: async (cell) => {
    const kept = await keptSession(cell);
    return async () => isDone(await kept.get('/api/auth/user'));
  },
  proof: async (cell) => {
    const kept = await keptSession(cell);
    return async () => (await kept.get('/api/auth/proof')).body.isRecent === true;
  },
  'sign-in in flight': async ({ user, event, authenticator }) => {
    const client = portal.visitor();
    const letGo = await heldSignIn(portal, client, () =>
      event === 'factor removed'
        ? passkeyLogin(client, authenticator)
        : client.post('/api/auth/login', { email: user.email, password: PASSWORD }),
    );
    return async () => {
      await letGo();
      return isDone(await client.get('/api/auth/user'));
    };
  },
  'request in flight': async (cell) => {
    const { user, event } = cell;
    const kept = await keptSession(cell);
    if (event === 'role down') {
      const category = { name: `De ${user.lastName}`, slug: user.id, description: 'Prueba', color: '#112233' };
      return heldBack(kept, 'POST', '/api/admin/categories', category);
    }
    return heldBack(kept, 'PUT', '/api/users/skills', { skills: [] });
  },
  'verify-email': async ({ user, event }) => {
    await setUser(user, { isEmailVerified: false });
    const token = await tokenFor(user, 'verify-email');
    // Confirmed in another way: nobody gets a role before.
    if (event === 'role up') await setUser(user, { isEmailVerified: true });
    return async () => isDone(await portal.visitor().post('/api/auth/verify-email', { token }));
  },
  'change-email': async ({ user }) => {
    const token = await changeToken(user, 'otra');
    return async () => isDone(await (await sessionOf(user)).post('/api/auth/verify-email', { token }));
  },
  'reset-password': passwordToken('reset-password'),
  'claim-password': passwordToken('claim-password'),
  'operator-password': passwordToken('operator-password'),
  'address-password': async ({ user, event }) => {
    await setUser(user, { isEmailVerified: event === 'role up' });
    const token = await issueAddressLink(portal.database, user.email);
    return async () => {
      const answer = await newPassword(token);
      // What the address is then worth: whoever comes first makes an account with it, or takes the one that is there.
      return isDone(answer) || answer.body.code === 'address_released';
    };
  },
  'undo-email': async ({ user }) => {
    const token = await tokenFor(user, 'undo-email');
    return async () => isDone(await portal.visitor().post('/api/auth/email-change/undo', { token }));
  },
  'second-factor': async ({ user, recoveryCodes }) => {
    const client = portal.visitor();
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    return async () => isDone(await client.post('/api/auth/second-factor', { code: recoveryCodes[0] }));
  },
  'passkey-sign-in': async ({ user, authenticator }) => {
    const client = portal.visitor();
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const { body } = await client.post('/api/auth/passkey/options');
    return async () => isDone(await client.post('/api/auth/passkey', { response: authenticator.get(body.options) }));
  },
  'passkey-proof': async ({ user, authenticator }) => {
    const kept = await sessionOf(user, 'passkey');
    const { body } = await kept.post('/api/auth/proof/passkey/options');
    return async () => {
      kept.cookies.set('sid', (await sessionOf(user, 'passkey')).cookies.get('sid') ?? '');
      return isDone(await kept.post('/api/auth/proof/passkey', { response: authenticator.get(body.options) }));
    };
  },
  'passkey-registration': async ({ user }) => {
    const kept = await sessionOf(user, 'passkey');
    const another = new Authenticator(INJECTED_ORIGIN);
    const { body } = await kept.post('/api/auth/passkeys/options');
    return async () => {
      kept.cookies.set('sid', (await sessionOf(user, 'passkey')).cookies.get('sid') ?? '');
      const response = another.create(body.options);
      return isDone(await kept.post('/api/auth/passkeys', { name: 'Otra', response }));
    };
  },
  'issuer attempt': async ({ user, event }) => {
    const client = portal.visitor();
    const away = String((await client.get('/api/login')).headers.location);
    // An attempt is nobody's until the issuer says whose: of a suspended account, or of one that is linked no more.
    if (event === 'suspended') await link(user, user.id);
    const known = { suspended: user.id, 'identity removed': removedSubject(user) }[event as string];
    return async () => {
      issuer.person =
        known !== undefined
          ? { subject: known, email: user.email, email_verified: true }
          : { subject: `x-${user.id}`, email: `x-${user.id}@prueba.example`, email_verified: true, name: 'Ana Gil' };
      return !(await throughIssuer(client, away)).includes('externo=');
    };
  },
  'external identity': async ({ user }) => {
    await link(user, user.id);
    return async () => {
      const [now] = await portal.database.select().from(users).where(eq(users.id, user.id));
      // Nothing opens an account before its owner has chosen a password.
      if (now && !now.deletedAt) await setUser(user, { password: user.password });
      const client = portal.visitor();
      issuer.person = { subject: user.id, email: now?.email ?? user.email, email_verified: true };
      const location = await throughIssuer(client, String((await client.get('/api/login')).headers.location));
      if (location.includes('externo=')) return false;
      const { status, body } = await client.get('/api/auth/user');
      return status === 401 ? location.includes(SECOND_STEP) : body.id === user.id;
    };
  },
  passkey: async ({ authenticator }) => {
    return async () => {
      const client = portal.visitor();
      const { body } = await client.post('/api/auth/passkey/options');
      return isDone(await client.post('/api/auth/passkey', { response: authenticator.get(body.options) }));
    };
  },
  TOTP: async (cell) => {
    const now = new Date();
    const { secret } = await addTotp(cell.own, now);
    return () => passwordAndCode(cell, () => totpCode(secret, new Date(now.getTime() + 30_000)));
  },
  'unconfirmed TOTP': async ({ user, own }) => {
    const { body } = await own.post('/api/auth/totp');
    return async () => {
      const code = totpCode(body.secret, new Date());
      return isDone(await (await sessionOf(user, 'code')).post('/api/auth/totp/confirm', { code }));
    };
  },
  'recovery codes': async (cell) => () => passwordAndCode(cell, () => cell.recoveryCodes[0] ?? ''),
  'known browser': async (cell) => {
    const { user } = cell;
    const browserHash = randomBytes(32).toString('hex');
    await keptSession(cell, browserHash);
    await portal.database.insert(knownBrowsers).values({ userId: user.id, browserHash });
    return async () => (await portal.database.$count(knownBrowsers, eq(knownBrowsers.browserHash, browserHash))) > 0;
  },
  'invitation sent': async ({ user }) => {
    const token = createLinkToken();
    const email = `invitada-${user.id}@prueba.example`;
    const expiresAt = new Date(Date.now() + 3_600_000);
    const invited = { email, firstName: 'Eva', lastName: 'Gil', invitedBy: user.id, expiresAt, sentAt: new Date() };
    await portal.database.insert(invitations).values({ ...invited, tokenHash: hashLinkToken(token) });
    return async () => isDone(await portal.visitor().post('/api/auth/invitation', { token }));
  },
  'newsletter confirmation': async ({ user }) => {
    const sentAt = new Date();
    const values = { email: user.email, confirmationSentAt: sentAt };
    const [subscriber] = await portal.database.insert(newsletterSubscribers).values(values).returning();
    const token = confirmationToken(KEYRING, { id: subscriber?.id ?? '', sentAt });
    return async () => isDone(await portal.visitor().post('/api/newsletter/confirm', { token }));
  },
  'idempotency key': async ({ user, event }) => {
    const key = randomBytes(16).toString('hex');
    await portal.database
      .insert(idempotencyKeys)
      .values({ userId: user.id, key, requestHash: 'x'.repeat(64), answer: {} });
    // A suspended account makes no call at all.
    if (event === 'suspended') return async () => isDone(await (await sessionOf(user)).get('/api/auth/user'));
    const own = and(eq(idempotencyKeys.userId, user.id), eq(idempotencyKeys.key, key));
    return async () => (await portal.database.$count(idempotencyKeys, own)) > 0;
  },
};

/** What happens, through the portal; returns the answer's status. */
const HAPPEN: Record<CredentialEvent, (cell: Cell, kind: CredentialKind, undoToken: string) => Promise<number>> = {
  'password changed': async ({ own }) =>
    (await own.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })).status,
  recovered: async ({ user }, kind) =>
    (await newPassword(await tokenFor(user, kind === 'reset-password' ? 'operator-password' : 'reset-password')))
      .status,
  claimed: async ({ user }, kind) => {
    await setUser(user, { isEmailVerified: false });
    if (kind === 'verify-email') return (await newPassword(await tokenFor(user, 'reset-password'))).status;
    const token = await tokenFor(user, 'verify-email');
    return (await portal.visitor().post('/api/auth/verify-email', { token })).status;
  },
  'address changed': async ({ user, own }) =>
    (await own.post('/api/auth/verify-email', { token: await changeToken(user, 'nueva') })).status,
  'other sessions ended': async ({ own }) => (await own.delete('/api/auth/sessions')).status,
  'session ended': async ({ user, own }) => {
    await sessionOf(user);
    const listed: { id: string; isCurrent: boolean }[] = (await own.get('/api/auth/sessions')).body;
    const others = listed.filter(({ isCurrent }) => !isCurrent);
    const ended = await Promise.all(others.map(({ id }) => own.delete(`/api/auth/sessions/${id}`)));
    return Math.max(...ended.map(({ status }) => status));
  },
  suspended: async ({ user }) =>
    (await office.put(`/api/admin/members/${user.id}/suspension`, { reason: 'Se investiga' })).status,
  reinstated: async ({ user }) => {
    await setUser(user, { suspendedAt: new Date() });
    return (await office.delete(`/api/admin/members/${user.id}/suspension`)).status;
  },
  deleted: async ({ user, own }) =>
    (await own.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD })).status,
  'factor added': async ({ own }) =>
    (await addPasskey(own, new Authenticator(INJECTED_ORIGIN), 'Otra llave')).added.status,
  'factor removed': async ({ own, passkeyId }) => (await own.delete(`/api/auth/passkeys/${passkeyId}`)).status,
  'role up': async ({ user }) => (await office.put(`/api/admin/members/${user.id}/role`, { role: 'editor' })).status,
  'role down': async ({ user }) => (await office.put(`/api/admin/members/${user.id}/role`, { role: 'member' })).status,
  undone: async (_cell, _kind, undoToken) =>
    (await portal.visitor().post('/api/auth/email-change/undo', { token: undoToken })).status,
  'factors removed by the operator': async ({ user }) => {
    await portal.database.transaction((transaction) => revoke(transaction, user.id, 'factors removed by the operator'));
    return 200;
  },
  'signed in': async ({ user }) => {
    await portal.database.insert(sessions).values(manySessions(user, MAX_KEPT.session));
    await portal.database.insert(knownBrowsers).values(manyBrowsers(user, MAX_KEPT['known browser']));
    await portal.database.transaction((transaction) => revoke(transaction, user.id, 'signed in'));
    return 200;
  },
  'identity removed': async ({ user, own }) => {
    await link(user, removedSubject(user));
    const identities: { id: string }[] = (await own.get('/api/auth/identities')).body;
    return (await own.delete(`/api/auth/identities/${identities.at(-1)?.id}`)).status;
  },
};

const FACTOR_KINDS: CredentialKind[] = ['passkey', 'TOTP', 'recovery codes'];
const NEEDS_FACTOR: CredentialKind[] = [
  'second-factor',
  'passkey-sign-in',
  'passkey-proof',
  'passkey-registration',
  'passkey',
  'recovery codes',
];

/** Whether a credential works after an event with that effect. */
const WORKS: Record<Effect, (kind: CredentialKind, event: CredentialEvent) => boolean> = {
  lives: () => true,
  blocks: () => true,
  ends: () => false,
  others: () => false,
  chosen: () => false,
  weaker: () => false,
  issued: () => false,
  unvouched: () => false,
  orphaned: () => false,
  later: () => false,
  recent: () => false,
  'member recent': () => false,
  'recent or later': () => false,
  unkept: () => false,
  surplus: () => false,
  refused: () => false,
  // Nobody has a way back to the address that the event brings.
  outranked: () => true,
  // Those of a member are left.
  asks: (_kind, event) => event !== 'role down',
};

const forgetWaysBack = ({ id }: User) =>
  portal.database
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, id), eq(accountTokens.purpose, 'undo-email')));

async function prepare(kind: CredentialKind, event: CredentialEvent): Promise<Cell & { undoToken: string }> {
  const role = event === 'role down' ? 'admin' : 'member';
  const user = await createUser(portal.database, { role, isEmailVerified: true });
  const own = await sessionOf(user, 'password');
  let factor = { passkeyId: '', recoveryCodes: [] as string[], authenticator: new Authenticator(INJECTED_ORIGIN) };
  if (NEEDS_FACTOR.includes(kind) || event === 'factor removed') {
    const { authenticator, added } = await addPasskey(own);
    factor = { passkeyId: added.body.passkey.id, recoveryCodes: added.body.recoveryCodes, authenticator };
  }
  // The one that is removed is another one than the one that is kept.
  if (kind === 'passkey' && event === 'factor removed') {
    const another = await addPasskey(own, new Authenticator(INJECTED_ORIGIN), 'Otra llave');
    factor.passkeyId = another.added.body.passkey.id;
  }
  if (!FACTOR_KINDS.includes(kind)) await ageFactors(portal.database, user.id);
  const undoToken = event === 'undone' ? await tokenFor(user, 'undo-email') : '';
  return { user, own, event, ...factor, undoToken };
}

describe.each(EVENTS)('after «%s»', (event) => {
  it.each(Object.keys(CREDENTIALS) as CredentialKind[])('%s', async (kind) => {
    const effect = effectOf(kind, event);
    const { undoToken, ...cell } = await prepare(kind, event);
    const attempt = await MAKE[kind](cell);
    // A role is refused as long as there is a way back, also to before a factor.
    if (event === 'role up' && kind !== 'undo-email') await forgetWaysBack(cell.user);
    const status = await HAPPEN[event](cell, kind, undoToken);
    expect([kind, effect, status < 300]).toEqual([kind, effect, effect !== 'blocks']);
    expect([kind, effect, await attempt()]).toEqual([kind, effect, WORKS[effect](kind, event)]);
  });
});

describe.each(['recovered', 'undone'] as const)('after «%s», of an account of the office', (event) => {
  it.each(FACTOR_KINDS)(
    '%s of this week lives, unless it is later than what is undone and not the only one',
    async (kind) => {
      const { undoToken: _, ...cell } = await prepare(kind, event);
      await setUser(cell.user, { role: 'moderator' });
      const attempt = await MAKE[kind](cell);
      const undoToken = event === 'undone' ? await tokenFor(cell.user, 'undo-email') : '';
      expect(await HAPPEN[event](cell, kind, undoToken)).toBe(200);
      // Nothing opens an account before its owner has chosen a password.
      await setUser(cell.user, { password: cell.user.password });
      expect(await attempt()).toBe(true);
    },
  );
});

it('no sign-in leaves more sessions and known browsers than the bound, however many come at once', async () => {
  const user = await createUser(portal.database);
  await portal.database.insert(sessions).values(manySessions(user, 2 * MAX_KEPT.session));
  await portal.database.insert(knownBrowsers).values(manyBrowsers(user, 2 * MAX_KEPT['known browser']));
  const login = () => portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
  const answers = await Promise.all(Array.from({ length: 5 }, login));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect({
    session: await portal.database.$count(sessions, sql`${sessions.sess} ->> 'userId' = ${user.id}`),
    'known browser': await portal.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id)),
  }).toEqual(MAX_KEPT);
});
