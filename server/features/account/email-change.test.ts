import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { addPasskey } from '../../../tests/support/second-factors.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { accountTokens, externalIdentities, users } from '../../database/schema/account.ts';
import { siteSettings } from '../../database/schema/site.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  const config = { smtpUrl: smtp.url, emailConfirmation: true, publicUrl: 'https://portal.example' };
  portal = await createTestApp({ config });
  await createUser(portal.database, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const newEmail = () => `cambio-${crypto.randomUUID()}@prueba.example`;

async function mailTo(email: string, subject: string): Promise<string> {
  const found = () => smtp.mails.find((mail) => mail.to.includes(email) && mailSubject(mail).includes(subject));
  await expect.poll(found, { timeout: 10_000 }).toBeDefined();
  const mail = found();
  return mail ? mailPart(mail, 'text/plain') : '';
}

const tokenIn = (text: string) => /token=([\w-]{43})/.exec(text)?.[1];
const whoAmI = async (client: ApiClient) => (await client.get('/api/auth/user')).body;
const logIn = (email: string, password = PASSWORD) => portal.visitor().post('/api/auth/login', { email, password });

function ask(client: ApiClient, email: string, currentPassword?: string) {
  return client.put('/api/users/profile', { firstName: 'Ana', lastName: 'Gil', email, currentPassword });
}

const signedInAgo = ({ id }: { id: string }, minutes: number) =>
  portal.database.execute(sql`update sessions
    set sess = sess - 'provedAt' || jsonb_build_object('signedInAt', now() - make_interval(mins => ${minutes}))
    where sess ->> 'userId' = ${id}`);

/** Somebody with a confirmed address who has asked for another one. */
async function changing() {
  const { client, user } = await signedIn(portal, { isEmailVerified: true, email: newEmail() });
  const email = newEmail();
  expect((await ask(client, email, PASSWORD)).status).toBe(200);
  const token = tokenIn(await mailTo(email, 'Confirma tu correo nuevo'));
  return { client, user, email, token };
}

describe('a new address', () => {
  it.each([
    ['no password', undefined, 'Escribe tu contraseña actual para cambiar el correo'],
    ['a wrong one', 'otra-cosa', 'La contraseña actual no es correcta'],
  ])('is refused with %s', async (_name, password, message) => {
    const { client, user } = await signedIn(portal, { isEmailVerified: true });
    const edit = { email: newEmail(), currentPassword: password, version: 1 };
    for (const answer of [await ask(client, newEmail(), password), await client.patch('/api/users/profile', edit)]) {
      expect(answer).toMatchObject({ status: 400, body: { fields: { currentPassword: message } } });
    }
    expect(await whoAmI(client)).toMatchObject({ email: user.email, pendingEmail: null, emailChangeNeeds: 'password' });
  });

  it('is asked for in an edit as in the whole form, and nothing else of the profile changes', async () => {
    const { client, user } = await signedIn(portal, { isEmailVerified: true, email: newEmail(), bio: 'Horneo pan.' });
    const email = newEmail();
    const edit = { email, currentPassword: PASSWORD, version: 1 };
    expect(await client.patch('/api/users/profile', edit)).toMatchObject({
      status: 200,
      body: { email: user.email, pendingEmail: email, bio: 'Horneo pan.' },
    });
    const token = tokenIn(await mailTo(email, 'Confirma tu correo nuevo'));
    await client.post('/api/auth/verify-email', { token });
    // A form that was open meanwhile notices.
    expect(await client.patch('/api/users/profile', { bio: 'Otra', version: 1 })).toMatchObject({
      status: 409,
      body: { current: { email, bio: 'Horneo pan.', version: 2 } },
    });
  });

  it('waits for its confirmation, and holds from then on', async () => {
    const { client, user, email, token } = await changing();
    expect(await whoAmI(client)).toMatchObject({ email: user.email, isEmailVerified: true, pendingEmail: email });
    await mailTo(user.email, 'Se pidió cambiar tu correo');
    expect((await logIn(email)).status).toBe(401);

    const confirmed = await client.post('/api/auth/verify-email', { token });
    expect(confirmed).toMatchObject({ status: 200, body: { passwordToken: null } });
    expect(await whoAmI(client)).toMatchObject({ email, isEmailVerified: true, pendingEmail: null });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(user.email)).status).toBe(401);
  });

  it('can be withdrawn, and its link sent again', async () => {
    const { client, user, token } = await changing();
    expect((await client.post('/api/auth/email-change/resend')).status).toBe(200);
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(400);
    expect((await client.delete('/api/auth/email-change')).status).toBe(200);
    expect(await whoAmI(client)).toMatchObject({ email: user.email, pendingEmail: null });
    expect((await client.post('/api/auth/email-change/resend')).status).toBe(404);
  });

  it('that somebody else has is refused, also when they come to have it meanwhile', async () => {
    const { client, email, token } = await changing();
    await createUser(portal.database, { email, isEmailVerified: true });
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(409);
    const { client: another } = await signedIn(portal, { isEmailVerified: true });
    expect((await ask(another, email, PASSWORD)).status).toBe(409);
  });

  it.each(['before it is asked for', 'meanwhile'])(
    'is taken from an unconfirmed account that got it %s',
    async (when) => {
      const { client } = await signedIn(portal, { isEmailVerified: true });
      const email = newEmail();
      const squat = () => signedIn(portal, { email, bio: 'Vendo dulces' });
      const early = when === 'meanwhile' ? undefined : await squat();
      expect((await ask(client, email, PASSWORD)).status).toBe(200);
      const squatter = early ?? (await squat());
      const token = tokenIn(await mailTo(email, 'Confirma tu correo nuevo'));
      expect((await squatter.client.get('/api/auth/user')).status).toBe(200);
      expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
      expect(await whoAmI(client)).toMatchObject({ email, isEmailVerified: true });
      expect((await squatter.client.get('/api/auth/user')).status).toBe(401);
      // For the office, as it was.
      const [kept] = await portal.database.select().from(users).where(eq(users.id, squatter.user.id));
      expect(kept).toMatchObject({ password: '', bio: 'Vendo dulces' });
    },
  );

  it('stays with an account of the office, though nobody confirmed it', async () => {
    const { client } = await signedIn(portal, { isEmailVerified: true });
    const { email } = await createUser(portal.database, { role: 'editor', email: newEmail() });
    expect((await ask(client, email, PASSWORD)).status).toBe(409);
  });

  it('takes a sign-in of a moment ago where there is no password', async () => {
    const { client, user } = await signedIn(portal, { isEmailVerified: true });
    await portal.database.update(users).set({ password: null, authProvider: 'oidc' }).where(eq(users.id, user.id));
    expect(await whoAmI(client)).toMatchObject({ emailChangeNeeds: 'recent-sign-in' });
    await signedInAgo(user, 11);
    expect(await ask(client, newEmail())).toMatchObject({ status: 403, body: { code: 'recent_sign_in_required' } });
    await signedInAgo(user, 9);
    expect((await ask(client, newEmail())).status).toBe(200);
  });

  describe('where the site asks for step-up as well', () => {
    beforeAll(() => portal.database.update(siteSettings).set({ requireRecentProof: true }));
    afterAll(() => portal.database.update(siteSettings).set({ requireRecentProof: null }));

    it('takes the password alone, and nothing in its place', async () => {
      const { client, user } = await signedIn(portal, { isEmailVerified: true });
      const refused = { status: 400, body: { fields: { currentPassword: expect.any(String) } } };
      expect(await ask(client, newEmail())).toMatchObject(refused);
      await signedInAgo(user, 11);
      expect(await ask(client, newEmail())).toMatchObject(refused);
      expect(await ask(client, newEmail(), 'otra-cosa')).toMatchObject(refused);
      expect((await ask(client, newEmail(), PASSWORD)).status).toBe(200);
    });

    it('takes a proof of a moment ago where there is no password', async () => {
      const { client, user } = await signedIn(portal, { isEmailVerified: true });
      const { authenticator } = await addPasskey(client);
      await portal.database.update(users).set({ password: null, authProvider: 'oidc' }).where(eq(users.id, user.id));
      await signedInAgo(user, 11);
      expect(await ask(client, newEmail(), PASSWORD)).toMatchObject({ status: 403, body: { code: 'proof_required' } });
      const { body } = await client.post('/api/auth/proof/passkey/options');
      await client.post('/api/auth/proof/passkey', { response: authenticator.get(body.options) });
      expect((await ask(client, newEmail())).status).toBe(200);
    });
  });

  it('holds at once where the portal sends no mail', async () => {
    const plain = await createTestApp({ sharing: portal });
    const { client } = await signedIn(plain);
    const email = newEmail();
    expect(await ask(client, email)).toMatchObject({ status: 200, body: { email, pendingEmail: null } });
    await plain.close();
  });
});

describe('the former address', () => {
  it('takes the account back within seven days, and shuts out whoever changed it', async () => {
    const { client, user, email, token } = await changing();
    await client.post('/api/auth/verify-email', { token });
    const undo = tokenIn(await mailTo(user.email, 'El correo de tu cuenta cambió'));
    const [row] = await portal.database
      .select({ expiresAt: accountTokens.expiresAt })
      .from(accountTokens)
      .where(eq(accountTokens.purpose, 'undo-email'));
    expect(Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000)).toBe(7);

    // A second change must not revoke the first undo link.
    const third = newEmail();
    expect((await ask(client, third, PASSWORD)).status).toBe(200);
    const next = tokenIn(await mailTo(third, 'Confirma tu correo nuevo'));
    expect((await client.post('/api/auth/verify-email', { token: next })).status).toBe(200);
    const later = tokenIn(await mailTo(email, 'El correo de tu cuenta cambió'));

    const undone = await portal.visitor().post('/api/auth/email-change/undo', { token: undo });
    expect(undone.status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    for (const address of [user.email, email, third]) expect((await logIn(address)).status).toBe(401);
    const link = tokenIn(await mailTo(user.email, 'Tu cuenta vuelve a ser tuya'));
    const reset = { token: link, password: 'una-clave-bien-nueva' };
    expect((await portal.visitor().post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await logIn(user.email, 'una-clave-bien-nueva')).status).toBe(200);
    expect((await portal.visitor().post('/api/auth/email-change/undo', { token: later })).status).toBe(400);
    expect((await portal.visitor().post('/api/auth/email-change/undo', { token: undo })).status).toBe(400);
  });

  it('gets no way back where it was never confirmed', async () => {
    const { client, user } = await signedIn(portal, { email: newEmail() });
    const email = newEmail();
    await ask(client, email, PASSWORD);
    const token = tokenIn(await mailTo(email, 'Confirma tu correo nuevo'));
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
    const undos = await portal.database.select().from(accountTokens).where(eq(accountTokens.userId, user.id));
    expect(undos).toEqual([]);
  });
});

describe('a confirmation link', () => {
  async function registered() {
    const client = portal.visitor();
    const email = newEmail();
    const form = { email, password: PASSWORD, firstName: 'Ana', lastName: 'Gil' };
    const { body } = await client.post('/api/auth/register', form);
    const token = tokenIn(await mailTo(email, 'Confirma tu correo'));
    return { client, email, token, id: body.id as string };
  }

  it('opened by who registered leaves everything as it is', async () => {
    const { client, email, token } = await registered();
    expect((await client.post('/api/auth/verify-email', { token })).body.passwordToken).toBeNull();
    expect(await whoAmI(client)).toMatchObject({ isEmailVerified: true, mustConfirmEmail: false });
    expect((await logIn(email)).status).toBe(200);
  });

  it.each([
    ['without a session', async () => portal.visitor()],
    ['in a session of somebody else', async () => (await signedIn(portal)).client],
  ])('opened %s leaves nothing to whoever registered the address', async (_name, browser) => {
    const { client, email, token, id } = await registered();
    await portal.database.insert(externalIdentities).values({ issuer: 'https://x.example', subject: id, userId: id });
    const owner = await browser();
    const confirmed = await owner.post('/api/auth/verify-email', { token });
    expect(confirmed.status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect(await portal.database.select().from(externalIdentities).where(eq(externalIdentities.userId, id))).toEqual(
      [],
    );

    const password = { token: confirmed.body.passwordToken, password: 'una-clave-bien-nueva' };
    expect(await owner.post('/api/auth/reset-password', password)).toMatchObject({
      status: 400,
      body: { fields: { firstName: expect.any(String), lastName: expect.any(String) } },
    });
    const reset = { ...password, firstName: 'Berta', lastName: 'Mejía' };
    expect((await owner.post('/api/auth/reset-password', reset)).status).toBe(200);
    expect((await logIn(email, 'una-clave-bien-nueva')).body).toMatchObject({ id, isEmailVerified: true });
  });
});
