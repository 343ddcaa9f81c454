import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../../tests/support/factories.ts';
import { type Person, startIssuer, type TestIssuer, walkThroughIssuer } from '../../../../tests/support/oidc-server.ts';
import { queuedMailsTo, recordQueuedMails } from '../../../../tests/support/queued-mails.ts';
import { addPasskey, addTotp, ageFactors, passkeyLogin } from '../../../../tests/support/second-factors.ts';
import { beginMaintenance, endMaintenance } from '../../../core/maintenance-mode.ts';
import { accountTokens, externalIdentities, users } from '../../../database/schema/account.ts';
import { siteSettings } from '../../../database/schema/site.ts';
import { issueToken } from '../account-tokens.ts';

const SITE = 'http://portal.test';

let issuer: TestIssuer;
let portal: TestApp;

beforeAll(async () => {
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { oidc: issuer.settings, publicUrl: SITE } });
  await recordQueuedMails(portal.database);
  // Otherwise the first account would become the administrator.
  await createUser(portal.database, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
});
beforeEach(() => {
  issuer.consents = true;
  issuer.forgery = undefined;
});

let people = 0;
function newPerson(values: Partial<Person> = {}): Person {
  people += 1;
  const email = `externa${people}@prueba.example`;
  return { subject: `sujeto-${people}`, email, email_verified: true, name: 'Yudelka Peña', ...values };
}

/** Up to the moment in which the issuer sends the browser back. */
async function leaveAndReturn(client: ApiClient, person: Person, query = ''): Promise<string> {
  issuer.person = person;
  const away = await client.get(`/api/login${query}`);
  expect(away.status).toBe(302);
  return walkThroughIssuer(String(away.headers.location), SITE);
}

async function signIn(client: ApiClient, person: Person, query = ''): Promise<string> {
  const answer = await client.get(await leaveAndReturn(client, person, query));
  expect(answer.status).toBe(302);
  return String(answer.headers.location);
}

const whoAmI = async (client: ApiClient) => (await client.get('/api/auth/user')).body;

describe('proving who one is at the issuer', () => {
  const advanceTime = () =>
    portal.database.execute(
      sql`update sessions set sess = sess || jsonb_build_object('signedInAt', ${new Date(Date.now() - 660_000).toISOString()}::text)`,
    );
  const isRecent = async (client: ApiClient) => (await client.get('/api/auth/proof')).body.isRecent;
  beforeEach(() => portal.database.update(siteSettings).set({ requireRecentProof: true }));
  afterEach(() => portal.database.update(siteSettings).set({ requireRecentProof: null }));

  it('keeps the session, and counts for it', async () => {
    const client = portal.visitor();
    const person = newPerson();
    await signIn(client, person);
    await advanceTime();
    const sid = client.cookies.get('sid');
    expect((await client.get('/api/auth/proof')).body).toMatchObject({ isRecent: false, externalLogin: true });
    issuer.person = person;
    const away = String((await client.get('/api/login?prove=1&next=%2Fprofile')).headers.location);
    expect(new URL(away).searchParams.get('prompt')).toBe('login');
    const back = await client.get(await walkThroughIssuer(away, SITE));
    expect(back.headers.location).toBe('/profile');
    expect([client.cookies.get('sid'), await isRecent(client)]).toEqual([sid, true]);
  });

  it('is not done with the account of somebody else, nor by saying no', async () => {
    const client = portal.visitor();
    const person = newPerson();
    await signIn(client, person);
    const { id } = await whoAmI(client);
    await advanceTime();
    const known = await portal.database.$count(users);
    expect(await signIn(client, newPerson(), '?prove=1&next=%2Fprofile')).toBe('/profile');
    issuer.consents = false;
    expect(await signIn(client, person, '?prove=1&next=%2Fprofile')).toBe('/profile');
    expect([(await whoAmI(client)).id, await isRecent(client)]).toEqual([id, false]);
    expect(await portal.database.$count(users)).toBe(known);
  });

  it('is signing in for who has no session', async () => {
    const client = portal.visitor();
    await signIn(client, newPerson(), '?prove=1');
    expect((await whoAmI(client)).id).toBeDefined();
  });
});

describe('consent, which an issuer does not ask for,', () => {
  const own = async (client: ApiClient) => (await client.get('/api/users/consents')).body.consents;

  it('is asked for once where the portal requires it', async () => {
    const config = { oidc: issuer.settings, publicUrl: SITE, requireConsent: true };
    const strict = await createTestApp({ sharing: portal, config });
    const person = newPerson();
    const client = strict.visitor();
    await signIn(client, person);
    expect(await whoAmI(client)).toMatchObject({ needsConsent: true });
    for (const body of [{}, { consent: false }]) {
      expect(await client.post('/api/users/consents', body)).toMatchObject({
        status: 400,
        body: { fields: { consent: 'Acepta la política de privacidad para continuar' } },
      });
    }
    expect(await whoAmI(client)).toMatchObject({ needsConsent: true });
    const answers = await Promise.all([1, 2, 3].map(() => client.post('/api/users/consents', { consent: true })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [given, ...before] = await own(client);
    expect(given).toMatchObject({ purpose: 'registration', given: true, version: 1, withdrawnAt: null });
    expect(before).toMatchObject([{ purpose: 'registration', given: false }]);

    const later = strict.visitor();
    await signIn(later, person);
    expect(await whoAmI(later)).toMatchObject({ needsConsent: false });
    await later.delete(`/api/users/consents/${given.id}`);
    expect(await whoAmI(later)).toMatchObject({ needsConsent: false });
    await strict.close();
  });

  it('is not asked for elsewhere', async () => {
    const client = portal.visitor();
    await signIn(client, newPerson());
    expect(await whoAmI(client)).toMatchObject({ needsConsent: false });
    expect(await own(client)).toMatchObject([{ purpose: 'registration', given: false }]);
  });
});

describe('signing in with an external account', () => {
  it('makes an account the first time and finds it the next', async () => {
    const person = newPerson();
    const first = portal.visitor();
    expect(await signIn(first, person)).toBe('/');
    expect(await whoAmI(first)).toMatchObject({
      email: person.email,
      firstName: 'Yudelka',
      lastName: 'Peña',
      role: 'member',
      authProvider: 'oidc',
      isEmailVerified: true,
    });
    const second = portal.visitor();
    await signIn(second, person);
    expect((await whoAmI(second)).id).toBe((await whoAmI(first)).id);
  });

  it('comes back to the page that asked for it, and only to one of this site', async () => {
    expect(await signIn(portal.visitor(), newPerson(), '?next=%2Fforum%3Fpage%3D2')).toBe('/forum?page=2');
    expect(await signIn(portal.visitor(), newPerson(), '?next=https%3A%2F%2Fotro.example')).toBe('/');
  });

  it('knows a person by the issuer and its name for them, whatever becomes of the e-mail', async () => {
    const person = newPerson();
    const client = portal.visitor();
    await signIn(client, person);
    const again = portal.visitor();
    await signIn(again, { ...person, email: 'otra-direccion@prueba.example' });
    expect(await whoAmI(again)).toMatchObject({ id: (await whoAmI(client)).id, email: person.email });
  });

  it('joins the account that has the same e-mail when the issuer vouches for it', async () => {
    const local = await createUser(portal.database, { isEmailVerified: true });
    const client = portal.visitor();
    expect(await signIn(client, newPerson({ email: local.email }))).toBe('/');
    expect(await whoAmI(client)).toMatchObject({ id: local.id, authProvider: 'local' });
    const withPassword = await portal.visitor().post('/api/auth/login', { email: local.email, password: PASSWORD });
    expect(withPassword.status).toBe(200);
  });

  it('tells the account’s address of every way in that is added to it, and of no other sign-in', async () => {
    const local = await createUser(portal.database, { isEmailVerified: true });
    const told = () => queuedMailsTo(portal.database, local.email);
    const person = newPerson({ email: local.email });
    await signIn(portal.visitor(), person);
    expect(await told()).toEqual(['Inicio de sesión externo enlazado']);
    await signIn(portal.visitor(), person);
    expect(await told()).toHaveLength(1);
  });

  it('leaves nothing to whoever registered an address that was not theirs', async () => {
    const squatter = await signedIn(portal);
    const client = portal.visitor();
    await signIn(client, newPerson({ email: squatter.user.email }));
    expect((await whoAmI(client)).id).toBe(squatter.user.id);
    expect((await squatter.client.get('/api/auth/user')).status).toBe(401);
    const credentials = { email: squatter.user.email, password: PASSWORD };
    expect((await portal.visitor().post('/api/auth/login', credentials)).status).toBe(401);
  });

  describe('that has a second factor', () => {
    const linked = (id: string) => portal.database.$count(externalIdentities, eq(externalIdentities.userId, id));
    const waysBack = (id: string) => portal.database.$count(accountTokens, eq(accountTokens.userId, id));
    async function halfLinked() {
      const { user, client: owner } = await signedIn(portal, { isEmailVerified: true });
      const { recoveryCodes } = await addTotp(owner, new Date());
      await portal.database.delete(accountTokens).where(eq(accountTokens.userId, user.id));
      const person = newPerson({ email: user.email });
      const client = portal.visitor();
      expect(await signIn(client, person)).toBe('/login?paso=segundo-factor');
      return { user, owner, client, person, showCode: () => sendCode(client, recoveryCodes) };
    }
    const sendCode = async (client: ApiClient, [code]: string[]) =>
      (await client.post('/api/auth/second-factor', { code })).status;

    it('links nothing before it was shown, and joins after it', async () => {
      const { user, client, person, showCode } = await halfLinked();
      expect([await linked(user.id), await waysBack(user.id)]).toEqual([0, 0]);
      expect(await showCode()).toBe(200);
      expect([(await whoAmI(client)).id, await linked(user.id), await waysBack(user.id)]).toEqual([user.id, 1, 1]);
      const again = portal.visitor();
      expect(await signIn(again, { ...person, email: 'otra@prueba.example' })).toBe('/login?paso=segundo-factor');
    });

    it('joins after a passkey of the account, and after none of another', async () => {
      for (const isTheirs of [true, false]) {
        const { user, client, owner } = await halfLinked();
        const { authenticator } = await addPasskey(owner);
        const stranger = await signedIn(portal);
        const other = (await addPasskey(stranger.client)).authenticator;
        // The new factor ended the sign-in under way.
        await signIn(client, newPerson({ email: user.email }));
        await passkeyLogin(client, isTheirs ? authenticator : other);
        expect(await linked(user.id)).toBe(isTheirs ? 1 : 0);
        expect(await linked(stranger.user.id)).toBe(0);
      }
    });

    it('links nothing to an account whose address is another one by now', async () => {
      const { user, client, showCode } = await halfLinked();
      await portal.database
        .update(users)
        .set({ email: `ya-no-${user.email}` })
        .where(eq(users.id, user.id));
      expect(await showCode()).toBe(200);
      expect([(await whoAmI(client)).id, await linked(user.id)]).toEqual([user.id, 0]);
    });
  });

  it('leaves the profile to its owner where nobody confirms addresses', async () => {
    const { user, client: before } = await signedIn(portal, { bio: 'Vendo dulces' });
    const client = portal.visitor();
    await signIn(client, newPerson({ email: user.email }));
    const { firstName, lastName } = user;
    expect(await whoAmI(client)).toMatchObject({ id: user.id, bio: 'Vendo dulces', firstName, lastName });
    expect((await before.get('/api/auth/user')).status).toBe(401);
  });

  it('takes nothing from an account of the office whose address nobody confirmed, and asks for its factor', async () => {
    const { user, client: owner } = await signedIn(portal, { role: 'admin', bio: 'Escribo aquí' });
    const { authenticator } = await addPasskey(owner);
    await ageFactors(portal.database, user.id);
    const config = { oidc: issuer.settings, publicUrl: SITE, emailConfirmation: true };
    const confirming = await createTestApp({ sharing: portal, config });
    for (const site of [portal, confirming]) {
      const thief = site.visitor();
      expect(await signIn(thief, newPerson({ email: user.email }))).toBe('/login?paso=segundo-factor');
      const password = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
      expect(password.body.code).toBe('second_factor_required');
      const back = await passkeyLogin(portal.visitor(), authenticator);
      expect([back.status, back.body.bio, back.body.role]).toEqual([200, 'Escribo aquí', 'admin']);
    }
    await confirming.close();
  });

  it('leaves nothing to whoever came first from outside, with an address that was not theirs', async () => {
    const squatter = newPerson({ email_verified: false });
    const first = portal.visitor();
    await signIn(first, squatter);
    const owner = portal.visitor();
    await signIn(owner, newPerson({ email: squatter.email }));
    expect((await first.get('/api/auth/user')).status).toBe(401);
    const again = portal.visitor();
    expect(await signIn(again, squatter)).toBe('/login?externo=correo-sin-verificar');
    expect((await again.get('/api/auth/user')).status).toBe(401);
    expect((await whoAmI(owner)).email).toBe(squatter.email);
  });

  it('does not join on an e-mail that the issuer has not verified', async () => {
    const local = await createUser(portal.database, { isEmailVerified: true });
    const client = portal.visitor();
    const person = newPerson({ email: local.email, email_verified: false });
    expect(await signIn(client, person)).toBe('/login?externo=correo-sin-verificar');
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const joined = await portal.database
      .select()
      .from(externalIdentities)
      .where(eq(externalIdentities.userId, local.id));
    expect(joined).toEqual([]);
  });

  it('takes an unverified e-mail that nobody has, to be confirmed by mail', async () => {
    const client = portal.visitor();
    await signIn(client, newPerson({ email_verified: false }));
    expect((await whoAmI(client)).isEmailVerified).toBe(false);
  });

  it('needs an e-mail', async () => {
    const { email, ...person } = newPerson();
    expect(await signIn(portal.visitor(), person)).toBe('/login?externo=sin-correo');
  });

  it('refuses whoever is suspended', async () => {
    const person = newPerson();
    await signIn(portal.visitor(), person);
    await portal.database
      .update(users)
      .set({ suspendedAt: new Date() })
      .where(eq(users.email, person.email ?? ''));
    expect(await signIn(portal.visitor(), person)).toBe('/login?externo=suspendida');
  });

  it('gives the address of an unconfirmed account that is suspended to its owner', async () => {
    const config = { oidc: issuer.settings, publicUrl: SITE, emailConfirmation: true };
    const confirming = await createTestApp({ sharing: portal, config });
    const squatter = await createUser(portal.database, { suspendedAt: new Date(), suspendedReason: 'Estafas' });
    const owner = confirming.visitor();
    const person = newPerson({ email: squatter.email });
    expect(await signIn(owner, { ...person, email_verified: false })).toBe('/login?externo=correo-sin-verificar');
    expect(await signIn(owner, person)).toBe('/');
    const { id, email } = await whoAmI(owner);
    expect([id === squatter.id, email]).toEqual([false, squatter.email]);
    const [kept] = await portal.database.select().from(users).where(eq(users.id, squatter.id));
    expect(kept).toMatchObject({ suspendedReason: 'Estafas', lastName: squatter.lastName });
    await confirming.close();
  });

  it('refuses an account that waits for its new password: an intruder’s identity must not open it before', async () => {
    const person = newPerson();
    const client = portal.visitor();
    await signIn(client, person);
    const { id: userId, email } = await whoAmI(client);
    // It counts from here on: the identity is older.
    const token = await issueToken(portal.database, { userId, email, purpose: 'undo-email' });
    expect((await portal.visitor().post('/api/auth/email-change/undo', { token })).status).toBe(200);
    for (const subject of [person.subject, `otra-${person.subject}`])
      expect(await signIn(portal.visitor(), { ...person, subject })).toBe('/login?externo=espera-contrasena');
    await portal.database.update(users).set({ password: 'chosen' }).where(eq(users.id, userId));
    // The way back unlinked it: only the owner links it again.
    expect(await signIn(portal.visitor(), person)).toBe('/login?externo=sin-enlazar');
  });

  it('lets in whoever is known while nothing may be changed, and makes no account then', async () => {
    const known = newPerson();
    await signIn(portal.visitor(), known);
    await beginMaintenance(portal.database, '');
    try {
      expect(await signIn(portal.visitor(), known)).toBe('/');
      const stranger = newPerson();
      expect(await signIn(portal.visitor(), stranger)).toBe('/login?externo=mantenimiento');
      expect(await portal.database.$count(users, eq(users.email, stranger.email ?? ''))).toBe(0);
    } finally {
      await endMaintenance(portal.database);
    }
  });

  it('makes one account when the same person comes twice at once', async () => {
    const person = newPerson();
    const clients = [portal.visitor(), portal.visitor()];
    const returns: string[] = [];
    for (const client of clients) returns.push(await leaveAndReturn(client, person));
    await Promise.all(clients.map((client, index) => client.get(returns[index] ?? '')));
    const [one, other] = await Promise.all(clients.map(whoAmI));
    expect(one.id).toBe(other.id);
  });

  it('is begun by the portal’s own pages alone: other sites use up nobody’s attempts', async () => {
    const config = { oidc: issuer.settings, publicUrl: SITE, rateLimits: true };
    const limited = await createTestApp({ sharing: portal, config });
    const begin = async (headers: Record<string, string>) => {
      const { headers: answered } = await limited.app.inject({ url: '/api/login?next=%2Fforum', headers });
      return [String(answered.location), 'set-cookie' in answered];
    };
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://otro.example/x' },
    ];
    for (let count = 0; count < 60; count += 1)
      expect(await begin(elsewhere[count % elsewhere.length] ?? {})).toEqual(['/login?next=%2Fforum', false]);
    expect(await begin({ 'sec-fetch-site': 'same-origin' })).toEqual([
      expect.stringContaining(issuer.settings.issuer),
      true,
    ]);
    await limited.close();
  });

  it('says so when the person refuses, and keeps the way back', async () => {
    issuer.consents = false;
    const location = await signIn(portal.visitor(), newPerson(), '?next=%2Fforum');
    expect(location).toBe('/login?externo=rechazado&next=%2Fforum');
  });

  it('gives the session a new id, and ends it on the server when signing out', async () => {
    const client = portal.visitor();
    client.cookies.set('sid', 'a value that somebody planted');
    await signIn(client, newPerson());
    const { cookies } = client;
    expect(cookies.get('sid')).not.toBe('a value that somebody planted');
    const kept = cookies.get('sid') ?? '';
    await client.get('/api/logout');
    cookies.set('sid', kept);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('goes straight on for whoever has a session already', async () => {
    const { client } = await signedIn(portal);
    expect((await client.get('/api/login?next=%2Fforum')).headers.location).toBe('/forum');
    // Letters that a header cannot hold.
    const answer = await client.get(`/api/login?next=${encodeURIComponent('/search?q=日本 %20ñ')}`);
    expect(answer.headers.location).toBe('/search?q=%E6%97%A5%E6%9C%AC%20%20%C3%B1');
  });
});

describe('an external account that was unlinked', () => {
  const identitiesOf = async (client: ApiClient): Promise<{ id: string }[]> =>
    (await client.get('/api/auth/identities')).body;

  /** A member with a password whose external account was linked by signing in, and unlinked again. */
  async function unlinked() {
    const { user, client } = await signedIn(portal, { isEmailVerified: true });
    const person = newPerson({ email: user.email });
    expect(await signIn(portal.visitor(), person)).toBe('/');
    const [linked] = await identitiesOf(client);
    expect((await client.delete(`/api/auth/identities/${linked?.id}`)).status).toBe(200);
    return { user, client, person };
  }

  it('is not linked again by signing in with it, nor when a second factor follows', async () => {
    const { user, client, person } = await unlinked();
    const visitor = portal.visitor();
    expect(await signIn(visitor, person)).toBe('/login?externo=sin-enlazar');
    await addTotp(client, new Date());
    expect(await signIn(visitor, person)).toBe('/login?externo=sin-enlazar');
    expect((await visitor.get('/api/auth/user')).status).toBe(401);
    expect(await portal.database.$count(externalIdentities, eq(externalIdentities.userId, user.id))).toBe(0);
  });

  it('is linked again on purpose by its owner, in a session, and opens the account as before', async () => {
    const { user, client, person } = await unlinked();
    const outcome = await signIn(client, person, '?link=1');
    expect([outcome, (await identitiesOf(client)).length]).toEqual(['/profile/seguridad?externo=enlazada', 1]);
    expect(await queuedMailsTo(portal.database, user.email)).toContain('Inicio de sesión externo enlazado');
    const again = portal.visitor();
    await signIn(again, person);
    expect((await whoAmI(again)).id).toBe(user.id);
  });

  it('is linked by nobody without a recent proof, not even by one who forges the attempt', async () => {
    const { user, client, person } = await unlinked();
    await portal.database.update(siteSettings).set({ requireRecentProof: true });
    const old = sql`sess || jsonb_build_object('signedInAt', ${new Date(Date.now() - 660_000).toISOString()}::text)`;
    const age = () =>
      portal.database.execute(sql`update sessions set sess = ${old} where sess ->> 'userId' = ${user.id}`);
    try {
      const back = await leaveAndReturn(client, person, '?link=1');
      await age();
      const refused = '/profile/seguridad?externo=sin-confirmar';
      expect((await client.get(back)).headers.location).toBe(refused);
      expect((await client.get('/api/login?link=1')).headers.location).toBe(refused);
      expect(await identitiesOf(client)).toEqual([]);
    } finally {
      await portal.database.update(siteSettings).set({ requireRecentProof: null });
    }
  });

  it('is linked only with the address of the account, verified, and where it opens no other', async () => {
    const { client, person } = await unlinked();
    const elsewhere = newPerson();
    await signIn(portal.visitor(), elsewhere);
    const outcomes = [];
    for (const other of [{ ...person, email_verified: false }, newPerson(), { ...elsewhere, email: person.email }])
      outcomes.push(await signIn(client, other as Person, '?link=1'));
    issuer.consents = false;
    outcomes.push(await signIn(client, person, '?link=1'));
    expect(outcomes.map((location) => location.split('externo=')[1])).toEqual([
      'otro-correo',
      'otro-correo',
      'de-otra-cuenta',
      'rechazado',
    ]);
    expect(await identitiesOf(client)).toEqual([]);
  });

  it('is not asked for by another site, nor without a session', async () => {
    const { client, person } = await unlinked();
    const crossed = await portal.app.inject({
      url: '/api/login?link=1',
      headers: { 'sec-fetch-site': 'cross-site' },
      cookies: Object.fromEntries(client.cookies),
    });
    expect(crossed.headers.location).toBe('/login');
    expect(await signIn(portal.visitor(), person, '?link=1')).toBe('/login?externo=sin-enlazar');
  });
});

it('a second external account of the issuer is not linked by itself to an account that has one', async () => {
  const { user } = await signedIn(portal, { isEmailVerified: true });
  expect(await signIn(portal.visitor(), newPerson({ email: user.email }))).toBe('/');
  expect(await signIn(portal.visitor(), newPerson({ email: user.email }))).toBe('/login?externo=sin-enlazar');
  expect(await portal.database.$count(externalIdentities, eq(externalIdentities.userId, user.id))).toBe(1);
});

describe('what the issuer says of a person', () => {
  it.each<[string, TestIssuer['forgery']]>([
    ['is signed by another key', { key: 'foreign' }],
    // With an e-mail, so that the portal has no reason to ask the issuer for the rest.
    ['names nobody', { key: 'own', claims: { sub: '', email: 'nadie@prueba.example' } }],
    ['names nobody but a space', { key: 'own', claims: { sub: ' ', email: 'nadie@prueba.example' } }],
    ['is for another portal', { key: 'own', claims: { aud: 'otro' } }],
    ['has run out', { key: 'own', claims: { exp: 1 } }],
  ])('is refused when it %s', async (_name, forgery) => {
    const client = portal.visitor();
    issuer.forgery = forgery;
    expect(await signIn(client, newPerson())).toBe('/login?externo=fallo');
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('is taken when it is what the issuer signed', async () => {
    issuer.forgery = { key: 'own' };
    expect(await signIn(portal.visitor(), newPerson())).toBe('/');
  });

  it.each([
    [{ name: 'Administración Portal' }, 'Miembro', 'nuevo'],
    [{ given_name: 'https://premios.example', family_name: 'Gil', name: 'Аna Gil' }, 'externa', 'Gil'],
    [{ given_name: 'Ana\u200b', family_name: 'Gil\u2028', name: 'Ana Gil' }, 'Ana', 'Gil'],
    [{ given_name: 'x'.repeat(300), family_name: 'Gil' }, 'x'.repeat(100), 'Gil'],
  ])('gets a name by the rules for names: %j', async (names, firstName, lastName) => {
    const client = portal.visitor();
    await signIn(client, newPerson({ name: 'Yudelka Peña', ...names }));
    const user = await whoAmI(client);
    expect([user.firstName.replace(/\d+$/, ''), user.lastName]).toEqual([firstName, lastName]);
  });

  it.each(['no es un correo', `${'a'.repeat(250)}@prueba.example`, 'a@b'])(
    'gets no e-mail such as %s',
    async (email) => {
      expect(await signIn(portal.visitor(), newPerson({ email }))).toBe('/login?externo=sin-correo');
    },
  );
});

describe('an answer that was not asked for', () => {
  const failure = '/login?externo=fallo';

  it.each<[string, (client: ApiClient, back: string) => string | Promise<string>]>([
    ['comes to a browser that did not begin it', (client, back) => withAttempt(client, undefined) + back],
    ['has another state', (_client, back) => back.replace(/state=[^&]+/, 'state=otro')],
    ['has no state', (_client, back) => back.replace(/&?state=[^&]+/, '')],
    ['has another code', (_client, back) => back.replace(/code=[^&]+/, 'code=otro')],
    ['names another issuer', (_client, back) => back.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fotro.example')],
    ['has no code at all', () => '/api/login/callback'],
    ['is noise', () => '/api/login/callback?code[]=a&state=b&state=c'],
    ['was begun with another nonce', (client, back) => withAttempt(client, changed(client, 'nonce')) + back],
    ['was begun with another verifier', (client, back) => withAttempt(client, changed(client, 'verifier')) + back],
    ['carries a cookie that nobody made', (client, back) => withAttempt(client, '%%%') + back],
    [
      'was used before',
      async (client, back) => {
        const attempt = client.cookies.get('login') ?? '';
        await client.get(back);
        client.cookies.clear();
        client.cookies.set('login', attempt);
        return back;
      },
    ],
  ])('is refused when it %s', async (_name, tamper) => {
    const client = portal.visitor();
    const back = await tamper(client, await leaveAndReturn(client, newPerson()));
    const answer = await client.get(back);
    expect([answer.status, answer.headers.location]).toEqual([302, failure]);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  /** Changes the cookie only; the callback URL stays as it is. */
  function withAttempt(client: ApiClient, value: string | undefined): '' {
    if (value === undefined) client.cookies.delete('login');
    else client.cookies.set('login', value);
    return '';
  }

  function changed(client: ApiClient, part: string): string {
    const attempt = JSON.parse(Buffer.from(client.cookies.get('login') ?? '', 'base64url').toString());
    return Buffer.from(JSON.stringify({ ...attempt, [part]: `${attempt[part]}x` })).toString('base64url');
  }
});

describe('without an issuer that answers', () => {
  it('people are told, and their password still lets them in', async () => {
    const away = await createTestApp({
      sharing: portal,
      config: { oidc: { issuer: 'http://127.0.0.1:9', clientId: 'portal', clientSecret: 'x' } },
    });
    const visitor = away.visitor();
    const answer = await visitor.get('/api/login?next=%2Fforum');
    expect(answer.headers.location).toBe('/login?externo=no-disponible&next=%2Fforum');
    const user = await createUser(away.database);
    expect((await visitor.post('/api/auth/login', { email: user.email, password: PASSWORD })).status).toBe(200);
    await away.close();
  });

  it('none configured leads to the login page', async () => {
    const plain = await createTestApp({ sharing: portal });
    expect((await plain.visitor().get('/api/login')).headers.location).toBe('/login');
    expect((await plain.visitor().get('/api/login?next=%2Fforum')).headers.location).toBe('/login?next=%2Fforum');
    expect((await plain.visitor().get('/api/login/callback?code=a')).headers.location).toBe('/login?externo=fallo');
    await plain.close();
  });
});
