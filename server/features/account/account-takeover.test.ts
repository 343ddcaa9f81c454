import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createPost, createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { catchMails } from '../../../tests/support/ownership-play.ts';
import { addPasskey, addTotp, ageFactors, halfSignedIn, passkeyLogin } from '../../../tests/support/second-factors.ts';
import type { Queryable } from '../../database/database.ts';
import { accountTokens, addressLinks, externalIdentities, users } from '../../database/schema/account.ts';
import { recoveryCodes, totpSecrets } from '../../database/schema/factors.ts';
import { connections } from '../../database/schema/networking.ts';
import { notificationPreferences } from '../../database/schema/notifications.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { issueToken } from './account-tokens.ts';
import { totpCode } from './factors/totp.ts';

let portal: TestApp;
let office: ApiClient;
beforeAll(async () => {
  portal = await createTestApp({ config: { emailConfirmation: true } });
  await catchMails(portal);
  office = (await signedIn(portal, { role: 'admin', isEmailVerified: true })).client;
});
afterAll(() => portal.close());

const NEW_PASSWORD = 'una clave bien nueva';
const newEmail = () => `persona-${crypto.randomUUID()}@prueba.example`;
const member = (values: Partial<typeof users.$inferInsert> = {}) =>
  signedIn(portal, { email: newEmail(), isEmailVerified: true, ...values });
type Member = Awaited<ReturnType<typeof member>>;

async function mailsTo(email: string): Promise<{ subject: string; text: string }[]> {
  const { rows } = await portal.database.execute<{ subject: string; text: string }>(sql`
    select data ->> 'subject' as subject, data ->> 'text' as text from caught_mails where data ->> 'to' = ${email} order by id`);
  return rows;
}
async function tokenTo(email: string, page: string): Promise<string> {
  const tokens = (await mailsTo(email)).map(({ text }) => new RegExp(`/${page}\\S*token=([\\w-]{43})`).exec(text)?.[1]);
  return tokens.filter(Boolean).at(-1) ?? '';
}

const logIn = async (email: string, password = PASSWORD) => {
  const client = portal.visitor();
  return { client, status: (await client.post('/api/auth/login', { email, password })).status };
};
const verify = (client: ApiClient, token: string) => client.post('/api/auth/verify-email', { token });
const undo = (token: string) => portal.visitor().post('/api/auth/email-change/undo', { token });
const statusOf = async (client: ApiClient) => (await client.get('/api/auth/user')).status;
const decide = (id: string, what: string, body: object) => office.put(`/api/admin/members/${id}/${what}`, body);
const suspend = (id: string) => decide(id, 'suspension', { reason: 'Por revisar' });
const reinstate = (id: string) => office.delete(`/api/admin/members/${id}/suspension`);
const ask = (client: ApiClient, email: string, more: { keepIdentities?: boolean } = {}) =>
  client.put('/api/users/profile', { firstName: 'Ana', lastName: 'Gil', email, currentPassword: PASSWORD, ...more });
const passkeysOf = async (client: ApiClient) => (await client.get('/api/auth/factors')).body.passkeys;

const codesLeft = (id: string) => portal.database.$count(recoveryCodes, eq(recoveryCodes.userId, id));

/** An administrator since before addresses were confirmed, with an old factor. */
async function officeUnconfirmed() {
  const person = await member({ role: 'admin', isEmailVerified: false, bio: 'Escribo aquí' });
  const { authenticator } = await addPasskey(person.client);
  await ageFactors(portal.database, person.user.id);
  return { ...person, authenticator };
}

async function resetByMail({ user: { id, email } }: Pick<Member, 'user'>) {
  const token = await issueToken(portal.database, { userId: id, email, purpose: 'reset-password' });
  const client = portal.visitor();
  const { body } = await client.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
  return { client, body };
}

async function asking() {
  const person = await member();
  const email = newEmail();
  expect((await ask(person.client, email)).status).toBe(200);
  return { ...person, email, token: await tokenTo(email, 'verificar-correo') };
}

/** Somebody whose address an intruder has changed. */
async function taken() {
  const person = await asking();
  expect((await verify(person.client, person.token)).status).toBe(200);
  return { ...person, undoToken: await tokenTo(person.user.email, 'deshacer-correo') };
}

describe('a link to another address', () => {
  it('opened elsewhere changes nothing, and is not used up', async () => {
    const { client, token } = await asking();
    for (const elsewhere of [portal.visitor(), (await member()).client])
      expect(await verify(elsewhere, token)).toMatchObject({ status: 409, body: { code: 'session_required' } });
    expect((await verify(client, token)).status).toBe(200);
  });

  it.each<[string, (person: Member) => Promise<unknown>]>([
    ['a reset', resetByMail],
    [
      'another password',
      ({ client }) => client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
    ],
    ['the other sessions were ended', ({ client }) => client.delete('/api/auth/sessions')],
    ['a first factor', ({ client }) => addPasskey(client)],
    ['a role of the office', ({ user }) => decide(user.id, 'role', { role: 'editor' })],
    ['a suspension', ({ user }) => suspend(user.id)],
    ['a suspension that was lifted', ({ user }) => suspend(user.id).then(() => reinstate(user.id))],
  ])('is void after %s', async (_name, event) => {
    const { token, ...person } = await asking();
    await event(person);
    // One that still worked would answer 409.
    expect((await verify(portal.visitor(), token)).status).toBe(400);
  });

  it('is renewed with a proof alone', async () => {
    const { client, user } = await asking();
    await portal.database.execute(sql`update sessions
      set sess = sess - 'provedAt' || jsonb_build_object('signedInAt', now() - interval '11 minutes') where sess ->> 'userId' = ${user.id}`);
    expect((await client.post('/api/auth/email-change/resend')).body.code).toBe('proof_required');
  });
});

describe('an address that was taken from its account', () => {
  it('is registered and changed to by nobody while there is a way back', async () => {
    const { user } = await taken();
    const form = { email: user.email, password: PASSWORD, firstName: 'Ana', lastName: 'Gil' };
    expect((await portal.visitor().post('/api/auth/register', form)).status).toBe(409);
    const other = await member();
    await ask(other.client, user.email);
    const token = await tokenTo(user.email, 'verificar-correo');
    if (token) expect((await verify(other.client, token)).status).toBe(409);
    expect((await undo(await tokenTo(user.email, 'deshacer-correo'))).status).toBe(200);
  });

  it('goes back to its owner although somebody unconfirmed has it', async () => {
    const { user, undoToken } = await taken();
    const expire = (days: number) =>
      portal.database
        .update(accountTokens)
        .set({ expiresAt: sql`now() + make_interval(days => ${days})` })
        .where(eq(accountTokens.userId, user.id));
    await expire(-1);
    const squatter = await signedIn(portal, { email: user.email });
    await expire(1);
    expect((await undo(undoToken)).status).toBe(200);
    expect(await statusOf(squatter.client)).toBe(401);
  });
});

describe('an intruder’s first factor', () => {
  it('goes by the link in the owner’s mail, with every session', async () => {
    const { client, user } = await member();
    const { authenticator } = await addPasskey(client);
    const undone = await undo(await tokenTo(user.email, 'deshacer-correo'));
    expect(undone.status).toBe(200);
    expect(await statusOf(client)).toBe(401);
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(400);
    const owner = portal.visitor();
    const reset = { token: await tokenTo(user.email, 'restablecer'), password: NEW_PASSWORD };
    expect((await owner.post('/api/auth/reset-password', reset)).body.isSignedIn).toBe(true);
  });

  it('goes with a reset by mail; one of more than seven days stays', async () => {
    const intruded = await member();
    await addPasskey(intruded.client);
    const { client, body } = await resetByMail(intruded);
    expect(body.isSignedIn).toBe(true);
    expect(await passkeysOf(client)).toEqual([]);
    const careful = await member();
    await addPasskey(careful.client);
    await ageFactors(portal.database, careful.user.id);
    expect((await resetByMail(careful)).body.isSignedIn).toBe(false);
  });

  it('ends the sessions that were opened without one', async () => {
    const { client, user } = await member();
    const { client: older } = await logIn(user.email);
    await addPasskey(client);
    expect([await statusOf(older), await statusOf(client)]).toEqual([401, 200]);
  });
});

describe('an account of the office', () => {
  it.each(['a reset by mail', 'a way back'])('keeps a factor of this week after %s', async (name) => {
    const { client, user } = await member({ role: 'admin' });
    const { authenticator } = await addPasskey(client);
    await addTotp(client, new Date());
    const thief = portal.visitor();
    await undo(await tokenTo(user.email, 'deshacer-correo'));
    const { id: userId, email } = user;
    const token =
      name === 'a way back'
        ? await tokenTo(email, 'restablecer')
        : await issueToken(portal.database, { userId, email, purpose: 'reset-password' });
    const { body } = await thief.post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect([body.isSignedIn, await statusOf(thief), await statusOf(client)]).toEqual([false, 401, 401]);
    expect(await codesLeft(user.id)).toBe(10);
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(200);
  });

  it('loses what was added after a change of address to its way back, but never its last factor', async () => {
    const { client, user } = await member();
    const { authenticator: owners } = await addPasskey(client);
    await ageFactors(portal.database, user.id);
    await portal.database.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    await portal.database.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    // An intruder with a copy of the session.
    const email = newEmail();
    expect((await ask(client, email)).status).toBe(200);
    await verify(client, await tokenTo(email, 'verificar-correo'));
    const { authenticator: intruders } = await addPasskey(client, undefined, 'Otra');
    const codes = (await client.post('/api/auth/recovery-codes')).body.recoveryCodes;
    await undo(await tokenTo(user.email, 'deshacer-correo'));
    const reset = { token: await tokenTo(user.email, 'restablecer'), password: NEW_PASSWORD };
    const chosen = await portal.visitor().post('/api/auth/reset-password', reset);
    expect(chosen.body.isSignedIn).toBe(false);
    expect((await passkeyLogin(portal.visitor(), intruders)).status).toBe(400);
    const half = await halfSignedIn(portal, user.email, NEW_PASSWORD);
    expect((await half.post('/api/auth/second-factor', { code: codes[0] })).status).toBe(400);
    expect((await passkeyLogin(portal.visitor(), owners)).status).toBe(200);
  });

  it('whose only factor is later than its change of address keeps it after a way back, for the operator', async () => {
    const { client, user } = await member({ role: 'admin' });
    const email = newEmail();
    await ask(client, email);
    await verify(client, await tokenTo(email, 'verificar-correo'));
    await addPasskey(client);
    await undo(await tokenTo(user.email, 'deshacer-correo'));
    const reset = { token: await tokenTo(user.email, 'restablecer'), password: NEW_PASSWORD };
    expect((await portal.visitor().post('/api/auth/reset-password', reset)).body.isSignedIn).toBe(false);
  });

  it('which replaced its factor keeps the new one after a way back', async () => {
    const { client, user } = await member();
    await addTotp(client, new Date());
    await ageFactors(portal.database, user.id);
    await portal.database.delete(accountTokens).where(eq(accountTokens.userId, user.id));
    await portal.database.update(users).set({ role: 'admin' }).where(eq(users.id, user.id));
    await addPasskey(client);
    expect((await client.delete('/api/auth/totp')).status).toBe(200);
    await undo(await tokenTo(user.email, 'deshacer-correo'));
    const reset = { token: await tokenTo(user.email, 'restablecer'), password: NEW_PASSWORD };
    expect((await portal.visitor().post('/api/auth/reset-password', reset)).body.isSignedIn).toBe(false);
  });

  it('still loses an identity of this week to a way back', async () => {
    const { client, user } = await member({ role: 'admin' });
    const identity = { issuer: 'https://identidad.example', subject: user.id, userId: user.id };
    await portal.database.insert(externalIdentities).values(identity);
    await addPasskey(client);
    expect((await undo(await tokenTo(user.email, 'deshacer-correo'))).status).toBe(200);
    expect(await portal.database.$count(externalIdentities, eq(externalIdentities.userId, user.id))).toBe(0);
  });

  it.each([true, false])(
    'whose address nobody confirmed keeps its profile and old factors after a reset by mail (confirmation %s)',
    async (emailConfirmation) => {
      const site = await createTestApp({ config: { emailConfirmation }, sharing: portal });
      const { user, authenticator } = await officeUnconfirmed();
      const token = await issueToken(portal.database, {
        userId: user.id,
        email: user.email,
        purpose: 'reset-password',
      });
      const answer = await site.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
      expect([answer.status, answer.body.isSignedIn]).toEqual([200, false]);
      const back = await passkeyLogin(site.visitor(), authenticator);
      expect([back.status, back.body.bio]).toEqual([200, 'Escribo aquí']);
      await site.close();
    },
  );

  it('whose registration’s link is opened outside a session keeps them too, and waits for a new password', async () => {
    const { client, user, authenticator } = await officeUnconfirmed();
    const { id: userId, email } = user;
    const token = await issueToken(portal.database, { userId, email, purpose: 'verify-email' });
    const { body } = await verify(portal.visitor(), token);
    expect([await statusOf(client), (await logIn(email)).status]).toEqual([401, 401]);
    const reset = { token: body.passwordToken, password: NEW_PASSWORD };
    expect((await portal.visitor().post('/api/auth/reset-password', reset)).body.isSignedIn).toBe(false);
    expect((await passkeyLogin(portal.visitor(), authenticator)).body).toMatchObject({
      bio: 'Escribo aquí',
      role: 'admin',
    });
  });
});

describe('an external identity', () => {
  const link = ({ user }: Member) =>
    portal.database
      .insert(externalIdentities)
      .values({ issuer: 'https://identidad.example', subject: user.id, userId: user.id });

  it('is listed and unlinked, unless it is the only way in', async () => {
    const person = await member();
    await link(person);
    const [own] = (await person.client.get('/api/auth/identities')).body;
    expect(own.issuer).toBe('identidad.example');
    const who = eq(users.id, person.user.id);
    await portal.database.update(users).set({ password: null, authProvider: 'oidc' }).where(who);
    expect((await person.client.delete(`/api/auth/identities/${own.id}`)).status).toBe(409);
    await portal.database.update(users).set({ password: person.user.password }).where(who);
    expect((await person.client.delete(`/api/auth/identities/${own.id}`)).status).toBe(200);
    expect((await person.client.get('/api/auth/identities')).body).toEqual([]);
  });

  it('is unlinked beside a passkey, which stays then as the only way in', async () => {
    const person = await member();
    await link(person);
    const { added } = await addPasskey(person.client);
    const who = eq(users.id, person.user.id);
    await portal.database.update(users).set({ password: null, authProvider: 'oidc' }).where(who);
    const [own] = (await person.client.get('/api/auth/identities')).body;
    expect((await person.client.delete(`/api/auth/identities/${own.id}`)).status).toBe(200);
    const passkey = `/api/auth/passkeys/${added.body.passkey.id}`;
    expect((await person.client.delete(passkey)).status).toBe(409);
    expect(await passkeysOf(person.client)).toHaveLength(1);
    await portal.database.update(users).set({ password: person.user.password }).where(who);
    expect((await person.client.delete(passkey)).status).toBe(200);
  });

  it.each([
    ['goes with a change of address', false, 0],
    ['stays with one if its owner says so, when asking and when asking again', true, 1],
  ])('%s', async (_name, keepIdentities, left) => {
    const person = await member();
    await link(person);
    const email = newEmail();
    await ask(person.client, email, { keepIdentities });
    await person.client.post('/api/auth/email-change/resend');
    expect((await verify(person.client, await tokenTo(email, 'verificar-correo'))).status).toBe(200);
    expect((await person.client.get('/api/auth/identities')).body).toHaveLength(left);
  });
});

describe('a session knows its factor:', () => {
  it('beside a factor, the password proves nothing', async () => {
    const { client } = await member();
    await addPasskey(client);
    expect((await client.post('/api/auth/proof/password', { password: PASSWORD })).status).toBe(400);
  });

  it('the office stays shut to a session that was refused, whatever its owner adds', async () => {
    await portal.database.update(siteSettings).set({ requireAdminFactor: true });
    const { client, user } = await member({ role: 'moderator' });
    const hidden = await createPost(portal.database, { isPublished: false });
    expect((await client.get('/api/admin/moderation')).status).toBe(403);
    expect((await client.get(`/api/forum/posts/${hidden.id}`)).status).toBe(404);
    const { client: owner } = await logIn(user.email);
    await addTotp(owner, new Date());
    expect((await client.get('/api/admin/moderation')).status).toBe(401);
    expect((await owner.get(`/api/forum/posts/${hidden.id}`)).status).toBe(200);
    await portal.database.update(siteSettings).set({ requireAdminFactor: null });
  });
});

describe('another password makes nothing younger:', () => {
  const age = (id: string, minutes: number) =>
    portal.database.execute(sql`update sessions set sess = sess || jsonb_strip_nulls(jsonb_build_object(
        'signedInAt', (sess ->> 'signedInAt')::timestamptz - make_interval(mins => ${minutes}),
        'provedAt', (sess ->> 'provedAt')::timestamptz - make_interval(mins => ${minutes})))
      where sess ->> 'userId' = ${id}`);
  const change = (client: ApiClient, currentPassword: string, newPassword: string) =>
    client.put('/api/auth/password', { currentPassword, newPassword });
  async function copied() {
    const { client, user } = await member();
    const { authenticator } = await addPasskey(client);
    const copy = portal.visitor();
    await passkeyLogin(copy, authenticator);
    return { copy, user };
  }

  it('not a factor that was used long ago, where the site asks for no proof', async () => {
    const { copy, user } = await copied();
    await age(user.id, 120);
    expect((await change(copy, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    expect((await ask(copy, newEmail())).body.code).toBe('proof_required');
  });

  it('neither a proof nor a session, as often as it is changed', async () => {
    await portal.database.update(siteSettings).set({ requireRecentProof: true });
    const { copy, user } = await copied();
    await age(user.id, 6);
    expect((await change(copy, PASSWORD, NEW_PASSWORD)).status).toBe(200);
    await age(user.id, 6);
    expect((await change(copy, NEW_PASSWORD, 'y otra clave bien nueva')).body.code).toBe('proof_required');
    await portal.database.update(siteSettings).set({ requireRecentProof: null });
    const [session] = (await copy.get('/api/auth/sessions')).body;
    expect(Date.parse(session.signedInAt)).toBeLessThan(Date.now() - 11 * 60_000);
    expect(Date.parse(session.lastUsedOn)).toBeGreaterThan(Date.now() - 60_000);
  });
});

describe('the way back to a former address', () => {
  const changeAddress = async ({ client, user }: Member) => {
    const email = newEmail();
    await ask(client, email);
    await verify(client, await tokenTo(email, 'verificar-correo'));
    return { email, undone: await undo(await tokenTo(user.email, 'deshacer-correo')) };
  };
  const choosePassword = (token: string) =>
    portal.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });

  it('leaves what was there before the change, and tells the address that it displaces', async () => {
    const person = await member();
    const { authenticator: older } = await addPasskey(person.client);
    await ageFactors(portal.database, person.user.id);
    const { email, undone } = await changeAddress(person);
    // Nothing opens the account before its owner has chosen a password.
    expect(await passkeyLogin(portal.visitor(), older)).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('contraseña nueva') },
    });
    expect(undone.body.passwordToken).toBeNull();
    await choosePassword(await tokenTo(person.user.email, 'restablecer'));
    const back = await passkeyLogin(portal.visitor(), older);
    expect([back.status, back.body.email]).toEqual([200, person.user.email]);
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Se deshizo un cambio de correo');
  });

  it('that somebody kept from a moment in the mailbox takes away, and opens nothing', async () => {
    const person = await member();
    await addPasskey(person.client);
    const kept = await tokenTo(person.user.email, 'deshacer-correo');
    await resetByMail(person);
    const undone = await undo(kept);
    expect(undone.body.passwordToken).toBeNull();
    // Nobody enters but by the link that went to the mailbox now.
    expect((await logIn(person.user.email, NEW_PASSWORD)).status).toBe(401);
    const { body } = await choosePassword(await tokenTo(person.user.email, 'restablecer'));
    expect(body.isSignedIn).toBe(true);
  });

  it('is open while the office has the account suspended, which it stays', async () => {
    const person = await taken();
    await suspend(person.user.id);
    const undone = await undo(person.undoToken);
    expect(undone.body).toMatchObject({ passwordToken: null, message: expect.stringContaining('suspendida') });
    expect((await logIn(person.user.email)).status).toBe(401);
    await reinstate(person.user.id);
    expect((await logIn(person.email)).status).toBe(401);
    const { client } = await resetByMail(person);
    expect(await statusOf(client)).toBe(200);
  });

  it('takes what an intruder added in the days before the change, although an old factor vouched for it', async () => {
    const person = await member();
    const { authenticator: owners } = await addPasskey(person.client);
    await ageFactors(portal.database, person.user.id);
    // Of a copy of the owner's session.
    const { authenticator: intruders } = await addPasskey(person.client, undefined, 'Otra');
    await changeAddress(person);
    await choosePassword(await tokenTo(person.user.email, 'restablecer'));
    expect((await passkeyLogin(portal.visitor(), intruders)).status).toBe(400);
    expect((await passkeyLogin(portal.visitor(), owners)).status).toBe(200);
  });

  describe('after two changes', () => {
    async function changedTwice() {
      const { client, user } = await member();
      const addresses = [user.email, newEmail(), newEmail()] as const;
      for (const to of addresses.slice(1)) {
        await ask(client, to);
        await verify(client, await tokenTo(to, 'verificar-correo'));
      }
      const [first, second] = await Promise.all(
        addresses.slice(0, 2).map((address) => tokenTo(address, 'deshacer-correo')),
      );
      return { addresses, first: first ?? '', second: second ?? '' };
    }
    const signInAs = async (address: string, wayBack: string) => {
      await undo(wayBack);
      const { body } = await choosePassword(await tokenTo(address, 'restablecer'));
      expect(body.isSignedIn).toBe(true);
      return (await logIn(address, NEW_PASSWORD)).status;
    };

    it('the later one leads to the address in between, and the earlier one still to the first', async () => {
      const { addresses, first, second } = await changedTwice();
      expect(await signInAs(addresses[1], second)).toBe(200);
      expect(await signInAs(addresses[0], first)).toBe(200);
    });

    it('the earlier one leads to the first address, and voids the later one', async () => {
      const { addresses, first, second } = await changedTwice();
      expect(await signInAs(addresses[0], first)).toBe(200);
      expect((await undo(second)).status).toBe(400);
    });
  });

  it('keeps a role of the office from the account', async () => {
    const { user } = await taken();
    expect((await decide(user.id, 'role', { role: 'admin' })).status).toBe(409);
  });

  it('counts from when it was issued, not from when its transaction began', async () => {
    const { user } = await member();
    const wayBackTo = (database: Queryable, email: string) =>
      issueToken(database, { userId: user.id, email, purpose: 'undo-email' });
    await portal.database.transaction(async (transaction) => {
      await transaction.execute(sql`select now()`);
      await wayBackTo(portal.database, 'primero@prueba.example');
      await wayBackTo(transaction, 'segundo@prueba.example');
    });
    const issued = await portal.database
      .select({ email: accountTokens.email })
      .from(accountTokens)
      .where(eq(accountTokens.userId, user.id))
      .orderBy(accountTokens.createdAt);
    expect(issued.map(({ email }) => email)).toEqual(['primero@prueba.example', 'segundo@prueba.example']);
  });
});

describe('new recovery codes', () => {
  const renewed = async () => {
    const person = await member();
    const { authenticator } = await addPasskey(person.client);
    await ageFactors(portal.database, person.user.id);
    const { body } = await person.client.post('/api/auth/recovery-codes');
    return { ...person, authenticator, code: body.recoveryCodes[0] as string };
  };
  const useCode = async (email: string, code: string) =>
    (await (await halfSignedIn(portal, email, NEW_PASSWORD)).post('/api/auth/second-factor', { code })).status;

  it('are told to their owner, with a way back that ends them', async () => {
    const { client, user, authenticator, code } = await renewed();
    expect((await mailsTo(user.email)).at(-1)?.subject).toContain('Códigos de recuperación nuevos');
    const { events } = (await client.get('/api/users/security-events')).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('recovery-codes-renewed');
    await undo(await tokenTo(user.email, 'deshacer-correo'));
    const reset = { token: await tokenTo(user.email, 'restablecer'), password: NEW_PASSWORD };
    await portal.visitor().post('/api/auth/reset-password', reset);
    expect(await useCode(user.email, code)).toBe(400);
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(200);
  });

  it('go with a reset by mail; those of more than seven days stay', async () => {
    const young = await renewed();
    await resetByMail(young);
    expect(await useCode(young.user.email, young.code)).toBe(400);
    const old = await renewed();
    await ageFactors(portal.database, old.user.id);
    await resetByMail(old);
    expect(await useCode(old.user.email, old.code)).toBe(200);
  });
});

it('nobody gets a role of the office within the days in which a new factor can be undone', async () => {
  const { client, user } = await member();
  await addPasskey(client);
  expect((await decide(user.id, 'role', { role: 'admin' })).status).toBe(409);
  await portal.database.delete(accountTokens).where(eq(accountTokens.userId, user.id));
  expect((await decide(user.id, 'role', { role: 'admin' })).status).toBe(200);
});

describe('an account that somebody registered with the address of another', () => {
  async function squatted() {
    const client = portal.visitor();
    const email = newEmail();
    const form = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Gil', phone: '809-555-0102' };
    const { body } = await client.post('/api/auth/register', form);
    await client.patch('/api/users/profile', { bio: 'Vendo dulces', website: 'https://dulces.example', version: 1 });
    await client.put('/api/users/skills', { skills: [{ skill: 'Dulces', level: 'expert' }] });
    await portal.database.update(users).set({ profileImageUrl: '/uploads/dulces.png' }).where(eq(users.email, email));
    return { client, email, id: body.id as string, token: await tokenTo(email, 'verificar-correo') };
  }

  it('keeps nothing of what they wrote, nor their way back, once its owner has claimed it', async () => {
    const { client, email, id, token } = await squatted();
    const neighbour = await member();
    expect((await client.put(`/api/members/${neighbour.user.id}/block`)).status).toBeLessThan(300);
    expect((await client.put('/api/notifications/preferences/events', { site: false, mail: false })).status).toBe(200);
    const hidden = { emailVisibility: 'nobody', phoneVisibility: 'nobody' } as const;
    await portal.database.update(users).set(hidden).where(eq(users.id, id));
    const wayBack = await issueToken(portal.database, { userId: id, email: newEmail(), purpose: 'undo-email' });
    const owner = portal.visitor();
    const { passwordToken } = (await verify(owner, token)).body;
    const names = { firstName: 'Berta', lastName: 'Mejía' };
    await owner.post('/api/auth/reset-password', { token: passwordToken, password: NEW_PASSWORD, ...names });
    expect((await owner.get('/api/auth/user')).body).toMatchObject({
      ...names,
      email,
      phone: null,
      bio: null,
      website: null,
      profileImageUrl: null,
      emailVisibility: 'members',
      phoneVisibility: 'members',
    });
    expect(await portal.database.$count(connections, eq(connections.requesterId, id))).toBe(0);
    expect(await portal.database.$count(notificationPreferences, eq(notificationPreferences.userId, id))).toBe(0);
    expect((await owner.get('/api/users/skills')).body).toEqual([]);
    expect((await undo(wayBack)).status).toBe(400);
  });

  it('keeps none of its keys after a link of the operator, however old they are', async () => {
    const { user, client } = await member({ isEmailVerified: false });
    const { authenticator } = await addPasskey(client);
    await ageFactors(portal.database, user.id);
    const token = await issueToken(portal.database, {
      userId: user.id,
      email: user.email,
      purpose: 'operator-password',
    });
    const reset = await portal.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect(reset.status).toBe(200);
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(400);
  });

  it('is theirs no less when its first link is opened after another confirmed it', async () => {
    const { email, id, token } = await squatted();
    await portal.database.update(users).set({ isEmailVerified: true }).where(eq(users.id, id));
    expect((await verify(portal.visitor(), token)).status).toBe(400);
    expect((await logIn(email)).status).toBe(200);
  });

  it('keeps the address from nobody once it has moved to one of theirs', async () => {
    const { client, email, id } = await squatted();
    await addPasskey(client);
    await client.post('/api/auth/recovery-codes');
    const wayBack = and(eq(accountTokens.userId, id), eq(accountTokens.purpose, 'undo-email'));
    expect(await portal.database.$count(accountTokens, wayBack)).toBe(0);
    // As issued while the portal confirmed no addresses.
    await issueToken(portal.database, { userId: id, email, purpose: 'undo-email' });
    const own = newEmail();
    expect((await ask(client, own)).status).toBe(200);
    expect((await verify(client, await tokenTo(own, 'verificar-correo'))).status).toBe(200);
    const form = { email, password: PASSWORD, firstName: 'Berta', lastName: 'Mejía' };
    expect((await portal.visitor().post('/api/auth/register', form)).status).toBe(201);
  });

  it('gives the address up once the office has suspended it, and stays as it was for the office', async () => {
    const { email, id } = await squatted();
    await suspend(id);
    expect((await portal.visitor().post('/api/auth/forgot-password', { email })).status).toBe(200);
    await expect.poll(() => tokenTo(email, 'restablecer')).not.toBe('');
    const owner = portal.visitor();
    const reset = { token: await tokenTo(email, 'restablecer'), password: NEW_PASSWORD };
    expect(await owner.post('/api/auth/reset-password', reset)).toMatchObject({
      status: 409,
      body: { code: 'address_released' },
    });
    const form = { email, password: NEW_PASSWORD, firstName: 'Berta', lastName: 'Mejía' };
    expect((await owner.post('/api/auth/register', form)).status).toBe(201);
    const [kept] = await portal.database.select().from(users).where(eq(users.id, id));
    expect(kept).toMatchObject({ password: '', bio: 'Vendo dulces', suspendedReason: 'Por revisar' });
    await reinstate(id);
    expect((await logIn(email)).status).toBe(401);
  });

  it.each([
    ['it was confirmed', { isEmailVerified: true }, true],
    ['nobody confirms addresses', {}, false],
    ['it has a role of the office', { role: 'editor' } as const, true],
  ])('keeps it though suspended where %s', async (_name, values, emailConfirmation) => {
    const site = await createTestApp({ config: { emailConfirmation }, sharing: portal });
    const user = await createUser(portal.database, { email: newEmail(), suspendedAt: new Date(), ...values });
    const token = await issueToken(portal.database, { userId: user.id, email: user.email, purpose: 'reset-password' });
    const answer = await site.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD });
    expect(answer.status).toBe(400);
    expect(await portal.database.$count(users, eq(users.email, user.email))).toBe(1);
    await site.close();
  });

  describe('and a forgotten password:', () => {
    async function askedFor(email: string): Promise<string> {
      const before = await tokenTo(email, 'restablecer');
      await portal.visitor().post('/api/auth/forgot-password', { email });
      await expect.poll(() => tokenTo(email, 'restablecer')).not.toBe(before);
      return tokenTo(email, 'restablecer');
    }
    const choose = (token: string) => {
      const names = { firstName: 'Berta', lastName: 'Mejía' };
      return portal.visitor().post('/api/auth/reset-password', { token, password: NEW_PASSWORD, ...names });
    };
    const leave = (client: ApiClient, email: string) =>
      client.send('DELETE', '/api/users/account', { email, password: PASSWORD });
    const register = async (email: string) => {
      const client = portal.visitor();
      const form = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Gil' };
      expect((await client.post('/api/auth/register', form)).status).toBe(201);
      return client;
    };

    it.each<[string, (squatter: ApiClient, email: string) => Promise<unknown>]>([
      ['asks for another', (_, email) => askedFor(email)],
      [
        'changes the password',
        (client) => client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: 'otra clave' }),
      ],
      ['deletes the account and makes it anew', (client, email) => leave(client, email).then(() => register(email))],
    ])('the owner’s link takes the account though its squatter %s', async (_name, act) => {
      const { client, email } = await squatted();
      const token = await askedFor(email);
      await act(client, email);
      expect(await choose(token)).toMatchObject({ status: 200, body: { isSignedIn: true } });
      const { client: owner, status } = await logIn(email, NEW_PASSWORD);
      expect([status, (await owner.get('/api/auth/user')).body.firstName]).toEqual([200, 'Berta']);
    });

    it('a link of this morning still works when the day has no more of them, and once', async () => {
      const { email } = await squatted();
      const [first, second] = [await askedFor(email), await askedFor(email)];
      await portal.database
        .update(addressLinks)
        .set({ expiresAt: sql`expires_at - interval '23 hours'` })
        .where(eq(addressLinks.email, email));
      expect((await choose(first)).status).toBe(200);
      expect([(await choose(first)).status, (await choose(second)).status]).toEqual([400, 400]);
    });

    it('where the account is gone the link says that the address is free, and takes the next one that holds it', async () => {
      const { client, email } = await squatted();
      const token = await askedFor(email);
      expect((await leave(client, email)).status).toBe(200);
      expect(await choose(token)).toMatchObject({ status: 409, body: { code: 'address_released' } });
      const again = await register(email);
      expect((await choose(token)).status).toBe(200);
      expect(await statusOf(again)).toBe(401);
    });

    it('a suspended account gives the address up, and no other one keeps it after that', async () => {
      const { email, id } = await squatted();
      const token = await askedFor(email);
      await suspend(id);
      expect((await choose(token)).body.code).toBe('address_released');
      await register(email);
      expect((await choose(token)).status).toBe(200);
    });
  });

  it('gets no role of the office', async () => {
    const { id } = await createUser(portal.database, { email: newEmail() });
    expect((await decide(id, 'role', { role: 'editor' })).status).toBe(409);
  });
});

it('an app that was begun long ago is not confirmed', async () => {
  const { client, user } = await member();
  const { body } = await client.post('/api/auth/totp');
  await portal.database
    .update(totpSecrets)
    .set({ createdAt: sql`now() - interval '2 hours'` })
    .where(eq(totpSecrets.userId, user.id));
  expect((await client.post('/api/auth/totp/confirm', { code: totpCode(body.secret, new Date()) })).status).toBe(404);
});

it('ending the other sessions ends a sign-in that waits for its second factor', async () => {
  const { client, user } = await member();
  const { recoveryCodes } = await addTotp(client, new Date());
  const waiting = await halfSignedIn(portal, user.email);
  await client.delete('/api/auth/sessions');
  expect((await waiting.post('/api/auth/second-factor', { code: recoveryCodes[0] })).status).toBe(401);
});

it('an invitation does not outlive the role of who sent it', async () => {
  const { client, user } = await member({ role: 'admin' });
  const email = newEmail();
  expect((await client.post('/api/admin/invitations', { firstName: 'Ana', lastName: 'Gil', email })).status).toBe(201);
  await decide(user.id, 'role', { role: 'member' });
  expect((await office.get(`/api/admin/invitations?search=${email}`)).body.invitations[0].state).not.toBe('pending');
});
