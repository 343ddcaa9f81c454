import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { Authenticator } from '../../../../tests/support/authenticator.ts';
import { createUser, PASSWORD, signedIn } from '../../../../tests/support/factories.ts';
import {
  addPasskey,
  halfSignedIn,
  INJECTED_ORIGIN,
  memberWithTotp,
  passkeyLogin,
} from '../../../../tests/support/second-factors.ts';
import { users } from '../../../database/schema/account.ts';
import { passkeys } from '../../../database/schema/factors.ts';
import { totpCode } from './totp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await createUser(portal.database, { role: 'admin' });
});
afterAll(() => portal.close());

async function memberWithPasskey() {
  const member = await signedIn(portal);
  return { ...member, ...(await addPasskey(member.client)) };
}

describe('adding a passkey', () => {
  it('asks for one that the browser finds by itself and that makes sure who uses it', async () => {
    const { client, user } = await signedIn(portal);
    const { body } = await client.post('/api/auth/passkeys/options');
    expect(body.options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('names it, and gives recovery codes with the first one only', async () => {
    const { client, added } = await memberWithPasskey();
    expect(added.status).toBe(201);
    expect(added.body.passkey).toMatchObject({ name: 'Mi teléfono', lastUsedAt: null });
    expect(added.body.recoveryCodes).toHaveLength(10);
    const second = await addPasskey(client, undefined, 'La de la oficina');
    expect(second.added.body.recoveryCodes).toBeNull();
    const { body } = await client.get('/api/auth/factors');
    expect(body.passkeys.map(({ name }: { name: string }) => name)).toEqual(['Mi teléfono', 'La de la oficina']);
  });

  it.each([
    ['for another site', (key: Authenticator) => (key.origin = 'https://otro.example')],
    ['for another name', (key: Authenticator) => (key.rpId = 'otro.example')],
    ['by whoever is in front of it', (key: Authenticator) => (key.verifiesUser = false)],
  ])('refuses one that was made %s', async (_name, change) => {
    const { client } = await signedIn(portal);
    const authenticator = new Authenticator(INJECTED_ORIGIN);
    change(authenticator);
    const { added } = await addPasskey(client, authenticator);
    expect([added.status, added.body.code]).toEqual([400, 'invalid']);
    expect((await client.get('/api/auth/factors')).body.passkeys).toEqual([]);
  });

  it('refuses an answer to another question, and the same answer twice', async () => {
    const { client } = await signedIn(portal);
    const authenticator = new Authenticator(INJECTED_ORIGIN);
    const { body } = await client.post('/api/auth/passkeys/options');
    const response = authenticator.create(body.options);
    const stranger = await signedIn(portal);
    await stranger.client.post('/api/auth/passkeys/options');
    expect((await stranger.client.post('/api/auth/passkeys', { name: 'Ajena', response })).status).toBe(400);
    expect((await client.post('/api/auth/passkeys', { name: 'Mía', response })).status).toBe(201);
    expect((await client.post('/api/auth/passkeys', { name: 'Otra vez', response })).status).toBe(400);
  });

  it('refuses the key of somebody else', async () => {
    const { authenticator } = await memberWithPasskey();
    const { added } = await addPasskey((await signedIn(portal)).client, authenticator);
    expect(added.status).toBe(409);
  });

  it('says where it works when the portal was opened by its number', async () => {
    const { client } = await signedIn(portal);
    const answer = await client.post('/api/auth/passkeys/options', undefined, { host: '127.0.0.1:3000' });
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Las llaves de acceso no funcionan en una dirección con números. Abre el portal en http://localhost:3000.',
    ]);
  });

  it('is for the public address in production, whatever host is asked for', async () => {
    const config = { production: true, publicUrl: 'https://portal.test' };
    const live = await createTestApp({ sharing: portal, config });
    const { body } = await live.visitor().post('/api/auth/passkey/options', undefined, { host: 'localhost:3000' });
    expect(body.options.rpId).toBe('portal.test');
    await live.close();
  });
});

describe('signing in with a passkey', () => {
  it('needs no password', async () => {
    const { user, authenticator } = await memberWithPasskey();
    const client = portal.visitor();
    const answer = await passkeyLogin(client, authenticator);
    expect([answer.status, answer.body.id]).toEqual([200, user.id]);
    const { body } = await client.get('/api/auth/factors');
    expect(body.passkeys[0].lastUsedAt).not.toBeNull();
  });

  it('is the second factor after a password, among that person’s own keys', async () => {
    const { user, authenticator } = await memberWithPasskey();
    const client = await halfSignedIn(portal, user.email);
    expect((await client.get('/api/auth/second-factor')).body).toEqual({ totp: false, passkey: true });
    const { body } = await client.post('/api/auth/passkey/options');
    expect(body.options.allowCredentials).toMatchObject([{ id: authenticator.id.toString('base64url') }]);
    const other = await memberWithPasskey();
    const wrong = await client.post('/api/auth/passkey', { response: other.authenticator.get(body.options) });
    expect(wrong.status).toBe(400);
    expect((await passkeyLogin(client, authenticator)).body.id).toBe(user.id);
  });

  it('leaves the half that waited for a code worth nothing', async () => {
    const member = await memberWithTotp(portal, new Date());
    const { authenticator } = await addPasskey(member.client);
    const client = await halfSignedIn(portal, member.user.email);
    await passkeyLogin(client, authenticator);
    expect(client.cookies.get('second-factor')).toBeUndefined();
  });

  it.each([
    ['for another site', (key: Authenticator) => (key.origin = 'https://otro.example')],
    ['for another name', (key: Authenticator) => (key.rpId = 'otro.example')],
    ['by whoever is in front of it', (key: Authenticator) => (key.verifiesUser = false)],
    ['by a copy, which counts less', (key: Authenticator) => (key.counter = 0)],
  ])('refuses a signature made %s', async (_name, change) => {
    const { authenticator } = await memberWithPasskey();
    authenticator.counter = 5;
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(200);
    change(authenticator);
    const client = portal.visitor();
    expect((await passkeyLogin(client, authenticator)).status).toBe(400);
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });

  it('refuses a signature twice, and in another browser', async () => {
    const { authenticator } = await memberWithPasskey();
    // An authenticator without a signature counter.
    authenticator.counter = -1;
    const client = portal.visitor();
    const { body } = await client.post('/api/auth/passkey/options');
    const begun = client.cookies.get('passkey') ?? '';
    const response = authenticator.get(body.options);
    const stranger = portal.visitor();
    await stranger.post('/api/auth/passkey/options');
    expect((await stranger.post('/api/auth/passkey', { response })).status).toBe(400);
    expect((await client.post('/api/auth/passkey', { response })).status).toBe(200);
    client.cookies.set('passkey', begun);
    expect((await client.post('/api/auth/passkey', { response })).status).toBe(400);
  });

  it('takes a key that does not count', async () => {
    const { user, authenticator } = await memberWithPasskey();
    for (const _ of [1, 2]) {
      authenticator.counter = -1;
      expect((await passkeyLogin(portal.visitor(), authenticator)).body.id).toBe(user.id);
    }
  });

  it('refuses the suspended, and a key that was removed', async () => {
    const { user, client, authenticator, added } = await memberWithPasskey();
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(403);
    await portal.database.update(users).set({ suspendedAt: null }).where(eq(users.id, user.id));
    expect((await client.delete(`/api/auth/passkeys/${added.body.passkey.id}`)).status).toBe(200);
    expect((await passkeyLogin(portal.visitor(), authenticator)).status).toBe(400);
    expect((await client.get('/api/auth/factors')).body).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    const login = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(login.status).toBe(200);
  });
});

it('a passkey is renamed by its owner alone', async () => {
  const { client, added } = await memberWithPasskey();
  const url = `/api/auth/passkeys/${added.body.passkey.id}`;
  expect((await (await signedIn(portal)).client.put(url, { name: 'Robada' })).status).toBe(404);
  expect((await client.put(url, { name: '  Llavero  ' })).body.name).toBe('Llavero');
  expect((await client.put(url, { name: ' ' })).body.fields).toEqual({ name: 'Ponle un nombre a la llave' });
  expect(await portal.database.$count(passkeys, eq(passkeys.name, 'Llavero'))).toBe(1);
});

describe('removing a passkey', () => {
  const remove = (client: ApiClient, { added }: Awaited<ReturnType<typeof addPasskey>>) =>
    client.delete(`/api/auth/passkeys/${added.body.passkey.id}`);
  const isOpen = async (client: ApiClient) => (await client.get('/api/auth/user')).status === 200;

  it('ends the sessions that it opened, and no others', async () => {
    const { client, ...own } = await memberWithPasskey();
    const lost = await addPasskey(client, undefined, 'El que se perdió');
    const [byLost, byOwn] = [portal.visitor(), portal.visitor()];
    await passkeyLogin(byLost, lost.authenticator);
    await passkeyLogin(byOwn, own.authenticator);
    expect((await remove(byOwn, lost)).status).toBe(200);
    expect([await isOpen(byLost), await isOpen(byOwn)]).toEqual([false, true]);
    // The session that added it was proved with it.
    expect(await isOpen(client)).toBe(false);
  });

  it('leaves the session that removes it, though it opened that one', async () => {
    const { client, ...own } = await memberWithPasskey();
    expect((await remove(client, own)).status).toBe(200);
    expect(await isOpen(client)).toBe(true);
  });

  it('ends a session that was proved with it since', async () => {
    const { client, user, ...own } = await memberWithPasskey();
    const byCode = await halfSignedIn(portal, user.email);
    await byCode.post('/api/auth/second-factor', { code: own.added.body.recoveryCodes[0] });
    const { body } = await byCode.post('/api/auth/proof/passkey/options');
    const response = own.authenticator.get(body.options);
    expect((await byCode.post('/api/auth/proof/passkey', { response })).status).toBe(200);
    expect((await remove(client, own)).status).toBe(200);
    expect(await isOpen(byCode)).toBe(false);
  });
});

it('removing the app ends the sessions of its codes', async () => {
  const now = new Date();
  const { client, user, secret } = await memberWithTotp(portal, now);
  const copy = await halfSignedIn(portal, user.email);
  await copy.post('/api/auth/second-factor', { code: totpCode(secret, new Date(now.getTime() + 30_000)) });
  expect((await copy.get('/api/auth/user')).status).toBe(200);
  expect((await client.delete('/api/auth/totp')).status).toBe(200);
  expect([(await copy.get('/api/auth/user')).status, (await client.get('/api/auth/user')).status]).toEqual([401, 200]);
});
