import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE_MESSAGE } from '#contract/fields.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { runRetention } from '../../../tests/support/retention.ts';
import { sessions, users } from '../../database/schema/account.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const form = (changes: Record<string, unknown> = {}) => ({
  email: `nueva-${crypto.randomUUID()}@prueba.example`,
  password: 'secreto',
  firstName: 'Yokasta',
  lastName: 'Peña',
  ...changes,
});

describe('register', () => {
  it('creates the account, signs it in and never shows the password', async () => {
    const client = portal.visitor();
    const sent = form({ company: 'Ferretería Peña', position: 'Gerente', phone: '809-555-0101', location: 'Higüey' });
    const answer = await client.post('/api/auth/register', sent);

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ email: sent.email, firstName: 'Yokasta', company: 'Ferretería Peña' });
    expect(answer.body.phone).toBe('+18095550101');
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|secreto|"password"/);
    const me = await client.get('/api/auth/user');
    expect(me.body).toMatchObject({ email: sent.email, isEmailVerified: false, authProvider: 'local' });
  });

  it.each([
    [{ email: 'nada' }, 'email', 'Email inválido'],
    [{ email: '' }, 'email', 'Email inválido'],
    [{ password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ firstName: '' }, 'firstName', 'El nombre es requerido'],
    [{ firstName: '   ' }, 'firstName', 'El nombre es requerido'],
    [{ lastName: '' }, 'lastName', 'El apellido es requerido'],
    [{ firstName: undefined }, 'firstName', 'El nombre es requerido'],
    [{ password: undefined }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [{ email: undefined }, 'email', 'Email inválido'],
    [{ firstName: 'Ana\r\nBcc: otra@evil.example' }, 'firstName', 'Contiene caracteres que no se permiten'],
    [{ position: 'Gerente\r\nBcc: otra@evil.example' }, 'position', 'Contiene caracteres que no se permiten'],
    [{ lastName: 'Gil\u202e' }, 'lastName', 'Contiene caracteres que no se permiten'],
    [{ email: ['a@b.example'] }, 'email', 'Email inválido'],
    [{ phone: 'mi celular' }, 'phone', PHONE_MESSAGE],
    [{ phone: '809 555 123' }, 'phone', PHONE_MESSAGE],
    [{ phone: '+999 12345678' }, 'phone', PHONE_MESSAGE],
    [{ phone: 8095550101 }, 'phone', PHONE_MESSAGE],
  ])('refuses %j with the message of the field', async (change, field, message) => {
    const answer = await portal.visitor().post('/api/auth/register', form(change));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: message });
    expect(answer.body.message).toBe(message);
  });

  it.each([undefined, null, '', '   '])('needs no telephone: %j', async (phone) => {
    const answer = await portal.visitor().post('/api/auth/register', form({ phone }));
    expect([answer.status, answer.body.phone]).toEqual([201, null]);
  });

  it('knows an address however its letters are cased', async () => {
    const email = `maria-${crypto.randomUUID()}@prueba.example`;
    await portal.visitor().post('/api/auth/register', form({ email }));
    const again = await portal.visitor().post('/api/auth/register', form({ email: email.toUpperCase() }));
    expect(again.status).toBe(409);
    expect(again.body.fields.email).toBe('Ya existe una cuenta con este correo.');
    const login = await portal
      .visitor()
      .post('/api/auth/login', { email: ` ${email.toUpperCase()} `, password: 'secreto' });
    expect(login.status).toBe(200);
  });

  it('ignores what a person may not set about themselves', async () => {
    await createUser(portal.database, { role: 'admin' });
    const id = crypto.randomUUID();
    const sent = form({
      id,
      role: 'admin',
      isAdmin: true,
      isEmailVerified: true,
      authProvider: 'oidc',
    });
    const answer = await portal.visitor().post('/api/auth/register', sent);
    expect(answer.body).toMatchObject({ role: 'member', isEmailVerified: false, authProvider: 'local' });
    expect(answer.body.id).not.toBe(id);
  });
});

describe('the first administrator', () => {
  it('is the first to register on a site without one, and only one of several at once', async () => {
    const fresh = await createTestApp();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => fresh.visitor().post('/api/auth/register', form())),
    );
    expect(answers.map((answer) => answer.body.role).sort()).toEqual(['admin', ...Array(7).fill('member')]);
    await fresh.close();
  });

  it('is never made by registering in production', async () => {
    const fresh = await createTestApp({ config: { production: true } });
    const answer = await fresh.visitor().post('/api/auth/register', form());
    expect(answer.body.role).toBe('member');
    await fresh.close();
  });
});

describe('login', () => {
  it('answers the same for an unknown e-mail and for a wrong password', async () => {
    const user = await createUser(portal.database);
    const wrong = await portal.visitor().post('/api/auth/login', { email: user.email, password: 'otra-clave' });
    const unknown = await portal.visitor().post('/api/auth/login', { email: 'nadie@prueba.example', password: 'otra' });
    expect(wrong).toMatchObject({ status: 401, body: { message: 'Email o contraseña incorrectos.' } });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.body).toEqual(wrong.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers));
  });

  it.each([
    [{ email: 'x', password: 'y' }, { email: 'Email inválido' }],
    [{ email: 'a@b.example', password: '' }, { password: 'La contraseña es requerida' }],
    [{ email: 'a@b.example' }, { password: 'La contraseña es requerida' }],
    [{}, { email: 'Email inválido', password: 'La contraseña es requerida' }],
  ])('refuses %j', async (body, fields) => {
    const answer = await portal.visitor().post('/api/auth/login', body);
    expect(answer).toMatchObject({ status: 400, body: { fields } });
  });

  it('has no password for people who only sign in from outside', async () => {
    const user = await createUser(portal.database, { authProvider: 'oidc', password: null });
    const answer = await portal.visitor().post('/api/auth/login', { email: user.email, password: 'nobody' });
    expect(answer.status).toBe(401);
  });

  it('gives a new session id each time and forgets the old one', async () => {
    const { client, user } = await signedIn(portal);
    const before = client.cookies.get('sid');
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    const after = client.cookies.get('sid');
    expect(after).not.toBe(before);

    const thief = portal.visitor();
    thief.cookies.set('sid', before ?? '');
    expect((await thief.get('/api/auth/user')).status).toBe(401);
  });

  it('takes no session id that a visitor brought along', async () => {
    const user = await createUser(portal.database);
    const client = portal.visitor();
    client.cookies.set('sid', 'planted');
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(client.cookies.get('sid')).not.toBe('planted');
  });

  it('sets cookies that scripts and other sites do not get', async () => {
    const user = await createUser(portal.database);
    const answer = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^browser=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  it('sets secure cookies bound to the host in production', async () => {
    const live = await createTestApp({ config: { production: true }, sharing: portal });
    const user = await createUser(portal.database);
    const answer = await live.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-sid=.*; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^__Host-browser=.*; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await live.close();
  });
});

describe('sessions', () => {
  it('are stored by a hash, so a copy of the table opens none', async () => {
    const { client, user } = await signedIn(portal);
    const rows = await portal.database.select().from(sessions);
    const own = rows.filter((row) => row.sess.userId === user.id);
    expect(own).toHaveLength(1);
    expect(own[0]?.sid).not.toContain(client.cookies.get('sid'));
  });

  it('end after 30 days without use and are pruned', async () => {
    const { client, user } = await signedIn(portal);
    await portal.database.update(sessions).set({ expire: new Date(Date.now() - 1000) });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    await runRetention(portal);
    const rows = await portal.database.select().from(sessions);
    expect(rows.filter((row) => row.sess.userId === user.id)).toEqual([]);
  });

  it('slide while in use, renewing the cookie at most once a day', async () => {
    const { client } = await signedIn(portal);
    expect((await client.get('/api/auth/user')).headers['set-cookie']).toBeUndefined();

    await portal.database.update(sessions).set({ expire: new Date(Date.now() + 10 * 86_400_000) });
    expect((await client.get('/api/auth/user')).headers['set-cookie']).toMatch(/Max-Age=2592000/);
    const [row] = await portal.database.select().from(sessions);
    expect(row?.expire.getTime()).toBeGreaterThan(Date.now() + 29 * 86_400_000);
  });

  it('end with the account', async () => {
    const { client, user } = await signedIn(portal);
    await portal.database.delete(users).where(eq(users.id, user.id));
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });
});

describe('current user', () => {
  it('is 401 with the word the client looks for when there is no session', async () => {
    const answer = await portal.visitor().get('/api/auth/user');
    expect(answer.status).toBe(401);
    expect(answer.body.message).toBe('Unauthorized');
  });
});

describe('the demo accounts, whose password everybody knows', () => {
  const enter = async (config: object, ip: string) => {
    const demo = await createTestApp({ config: { demo: true, trustProxy: 'loopback', ...config } });
    const { user } = await signedIn(demo, { email: 'admin@demo.example', role: 'admin' });
    const login = { email: user.email, password: PASSWORD };
    const answer = await demo.visitor({ 'x-forwarded-for': ip }).post('/api/auth/login', login);
    await demo.close();
    return [answer.status, answer.body.message];
  };

  it('open from this machine, and from others only where the demo was asked for', async () => {
    const closed = { openDemoAccounts: false };
    expect((await enter(closed, '127.0.0.1'))[0]).toBe(200);
    expect(await enter(closed, '192.168.1.20')).toEqual([403, expect.stringContaining('DEMO=on')]);
    expect((await enter({ openDemoAccounts: true }, '192.168.1.20'))[0]).toBe(200);
  });
});

describe('/api/logout', () => {
  it('ends the session on the server and goes home', async () => {
    const { client } = await signedIn(portal);
    const kept = client.cookies.get('sid') ?? '';
    const answer = await client.get('/api/logout');
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect(answer).toMatchObject({ status: 302, headers: { location: '/' } });

    const replay = portal.visitor();
    replay.cookies.set('sid', kept);
    expect((await replay.get('/api/auth/user')).status).toBe(401);
  });

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': '', referer: 'https://evil.example/' },
  ])('changes nothing when another site asks: %j', async (headers) => {
    const { client } = await signedIn(portal);
    await client.get('/api/logout', headers);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('obeys a typed address', async () => {
    const { client } = await signedIn(portal);
    await client.get('/api/logout', { 'sec-fetch-site': 'none' });
    expect((await client.get('/api/auth/user')).status).toBe(401);
  });
});

describe('/api/login', () => {
  it.each([
    ['/api/login', '/login'],
    ['/api/login?next=/contact', '/login?next=%2Fcontact'],
    ['/api/login?next=//evil.example', '/login'],
    ['/api/login?next=https://evil.example', '/login'],
    ['/api/login?next=%09//evil.example', '/login'],
  ])('%s leads to %s without an external issuer', async (url, location) => {
    expect(await portal.visitor().get(url)).toMatchObject({ status: 302, headers: { location } });
  });

  it('sends somebody who is signed in where they wanted to go', async () => {
    const { client } = await signedIn(portal);
    expect(await client.get('/api/login?next=/forum')).toMatchObject({ headers: { location: '/forum' } });
  });
});
