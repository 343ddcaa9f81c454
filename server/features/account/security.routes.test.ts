import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { mailPart, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { accountTokens, externalIdentities, knownBrowsers, users } from '../../database/schema/account.ts';
import { siteSettings } from '../../database/schema/site.ts';

const SENT = 'Si hay una cuenta con ese correo, en unos minutos recibirás un enlace para elegir una contraseña nueva.';
const BAD_LINK = 'El enlace no es válido o ya venció.';
const NEW_PASSWORD = 'otra clave bien larga';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' } });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

const lastTextTo = (email: string) =>
  mailsTo(email)
    .slice(-1)
    .map((mail) => mailPart(mail, 'text/plain'))[0] ?? '';

async function linkFor(email: string): Promise<string> {
  const before = mailsTo(email).length;
  const answer = await portal.visitor().post('/api/auth/forgot-password', { email });
  expect(answer).toMatchObject({ status: 200, body: { message: SENT } });
  await expect.poll(() => mailsTo(email).length).toBe(before + 1);
  return /https:\/\/portal\.example\/restablecer\?token=([\w-]{43})/.exec(lastTextTo(email))?.[1] ?? '';
}

const reset = (token: string, password = NEW_PASSWORD, more = {}) =>
  portal.visitor().post('/api/auth/reset-password', { token, password, ...more });
const canLogIn = async (email: string, password: string) =>
  (await portal.visitor().post('/api/auth/login', { email, password })).status === 200;

describe('a forgotten password', () => {
  it('is replaced through a link that works once and ends every session', async () => {
    const { client, user } = await signedIn(portal);
    const token = await linkFor(user.email);
    expect(await reset(token)).toMatchObject({
      status: 200,
      body: { message: 'Tu contraseña quedó cambiada.', isSignedIn: true },
    });
    expect([await canLogIn(user.email, PASSWORD), await canLogIn(user.email, NEW_PASSWORD)]).toEqual([false, true]);
    expect((await client.get('/api/auth/user')).status).toBe(401);
    expect(await reset(token, 'una tercera')).toMatchObject({ status: 400, body: { message: BAD_LINK } });
    // The change is notified; opening the link confirmed the address.
    const texts = () => mailsTo(user.email).map((mail) => mailPart(mail, 'text/plain'));
    const changed = () => texts().find((text) => text.includes('acaba de cambiar'));
    await expect.poll(changed).toContain('elige otra contraseña con el enlace de abajo.');
    const [row] = await portal.database.select().from(users).where(eq(users.id, user.id));
    expect(row?.isEmailVerified).toBe(true);
  });

  it('is notified with the address of the office, once it has one', async () => {
    await portal.database.update(siteSettings).set({ contactEmail: 'info@oficina.example' });
    const { user } = await signedIn(portal);
    await reset(await linkFor(user.email));
    await expect
      .poll(() => lastTextTo(user.email))
      .toContain('elige otra contraseña con el enlace de abajo y escríbenos a info@oficina.example.');
  });

  it('unlinks external accounts, unless the owner of a confirmed address keeps them', async () => {
    const identitiesAfterReset = async (isEmailVerified: boolean, keepIdentities: boolean) => {
      const { id, email } = await createUser(portal.database, { isEmailVerified });
      await portal.database
        .insert(externalIdentities)
        .values({ issuer: 'https://identidad.example', subject: id, userId: id });
      expect((await reset(await linkFor(email), NEW_PASSWORD, { keepIdentities })).status).toBe(200);
      return portal.database.select().from(externalIdentities).where(eq(externalIdentities.userId, id));
    };
    expect(await identitiesAfterReset(false, true)).toEqual([]);
    expect(await identitiesAfterReset(true, false)).toEqual([]);
    expect(await identitiesAfterReset(true, true)).toHaveLength(1);
  });

  it('gives an unknown address the same answer and no mail', async () => {
    const email = 'nadie-conocido@prueba.example';
    const known = await createUser(portal.database);
    const answers = await Promise.all(
      [email, known.email].map((each) => portal.visitor().post('/api/auth/forgot-password', { email: each })),
    );
    expect(answers[0]?.status).toBe(answers[1]?.status);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    await expect.poll(() => mailsTo(known.email).length).toBe(1);
    expect(mailsTo(email)).toEqual([]);
  });

  it('has one valid link: the last one, for an hour, kept as a hash', async () => {
    const user = await createUser(portal.database);
    const first = await linkFor(user.email);
    const second = await linkFor(user.email);
    expect((await reset(first)).status).toBe(400);
    const [row] = await portal.database.select().from(accountTokens).where(eq(accountTokens.userId, user.id));
    expect(row?.tokenHash).not.toContain(second);
    expect(Number(row?.expiresAt) - Date.now()).toBeLessThanOrEqual(3_600_000);
    await portal.database
      .update(accountTokens)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(accountTokens.userId, user.id));
    expect((await reset(second)).status).toBe(400);
  });

  it('of two uses of a link at once, one counts', async () => {
    const user = await createUser(portal.database);
    const token = await linkFor(user.email);
    const answers = await Promise.all([reset(token, 'primera clave'), reset(token, 'segunda clave')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('keeps its link to the address it was sent to, and from the suspended', async () => {
    const moved = await createUser(portal.database);
    const token = await linkFor(moved.email);
    await portal.database.update(users).set({ email: 'mudada@prueba.example' }).where(eq(users.id, moved.id));
    expect((await reset(token)).status).toBe(400);

    const suspended = await createUser(portal.database);
    const stale = await linkFor(suspended.email);
    await portal.database.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, suspended.id));
    expect((await reset(stale)).status).toBe(400);
  });

  it('refuses what is no e-mail, no link or no password', async () => {
    const visitor = portal.visitor();
    const noEmail = await visitor.post('/api/auth/forgot-password', { email: 'nada' });
    expect(noEmail).toMatchObject({ status: 400, body: { fields: { email: 'Email inválido' } } });
    const several = await visitor.post('/api/auth/forgot-password', { email: ['a@b.example', 'c@d.example'] });
    expect(several.status).toBe(400);
    expect((await reset('x'.repeat(43))).body.message).toBe(BAD_LINK);
    expect((await reset('corto')).body.fields).toEqual({ token: 'El enlace no es válido' });
    expect((await reset('x'.repeat(43), 'corta')).body.fields).toEqual({
      password: 'La contraseña debe tener al menos 6 caracteres',
    });
  });
});

describe('changing the password', () => {
  it('asks for the present one and ends the other sessions', async () => {
    const { client, user } = await signedIn(portal);
    const other = portal.visitor();
    await other.post('/api/auth/login', { email: user.email, password: PASSWORD });

    const wrong = await client.put('/api/auth/password', { currentPassword: 'no es', newPassword: NEW_PASSWORD });
    expect(wrong).toMatchObject({
      status: 400,
      body: { fields: { currentPassword: 'La contraseña actual no es correcta' } },
    });
    const right = await client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    expect(right.status).toBe(200);
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await other.get('/api/auth/user')).status).toBe(401);
    expect((await other.get('/api/forum/posts')).status).toBe(401);
    expect(await canLogIn(user.email, NEW_PASSWORD)).toBe(true);
  });

  it('takes no link from the owner’s mailbox, however often somebody who knows the password does it', async () => {
    const { client: intruder, user } = await signedIn(portal);
    const token = await linkFor(user.email);
    const body = { currentPassword: PASSWORD, newPassword: 'la clave de otra persona' };
    expect((await intruder.put('/api/auth/password', body)).status).toBe(200);
    expect((await reset(token)).status).toBe(200);
    expect((await intruder.get('/api/auth/user')).status).toBe(401);
    expect(await canLogIn(user.email, NEW_PASSWORD)).toBe(true);
  });

  it('happens a few times an hour: each hashes a password and sends a mail', async () => {
    const limited = await createTestApp({ sharing: portal, config: { rateLimits: true } });
    const { client } = await signedIn(limited);
    const statuses: number[] = [];
    let currentPassword = PASSWORD;
    for (let times = 0; times < 6; times += 1) {
      const newPassword = `una clave bien larga ${times}`;
      const { status } = await client.put('/api/auth/password', { currentPassword, newPassword });
      statuses.push(status);
      currentPassword = newPassword;
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('changes nothing where the sessions could not be ended', async () => {
    const { client, user } = await signedIn(portal);
    await portal.database.execute(sql`create function refuse() returns trigger language plpgsql as $$
      begin raise exception 'no'; end $$`);
    await portal.database.execute(sql`create trigger refused before delete on sessions execute function refuse()`);
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await client.put('/api/auth/password', body)).status).toBe(500);
    await portal.database.execute(sql`drop function refuse cascade`);
    expect(await canLogIn(user.email, NEW_PASSWORD)).toBe(false);
  });

  it('is for whoever has a session', async () => {
    const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD };
    expect((await portal.visitor().put('/api/auth/password', body)).status).toBe(401);
  });
});

describe('own sessions', () => {
  async function twoBrowsers() {
    const { client, user } = await signedIn(portal);
    const phone = portal.visitor({ 'sec-fetch-site': 'same-origin', 'user-agent': 'Teléfono de prueba' });
    await phone.post('/api/auth/login', { email: user.email, password: PASSWORD });
    return { client, phone, user };
  }

  it('are listed without anything that opens one', async () => {
    const { client, phone } = await twoBrowsers();
    const { body } = await phone.get('/api/auth/sessions');
    expect(body).toHaveLength(2);
    expect(body.filter((session: { isCurrent: boolean }) => session.isCurrent)).toMatchObject([
      { browser: 'Teléfono de prueba' },
    ]);
    const secrets = [...client.cookies.values(), ...phone.cookies.values()];
    for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('end one by one', async () => {
    const { client, phone } = await twoBrowsers();
    const { body } = await client.get('/api/auth/sessions');
    const other = body.find((session: { isCurrent: boolean }) => !session.isCurrent);
    expect((await client.delete(`/api/auth/sessions/${other.id}`)).status).toBe(200);
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await client.delete(`/api/auth/sessions/${other.id}`)).status).toBe(404);
    expect((await client.delete('/api/auth/sessions/no-es-uno')).status).toBe(400);
  });

  it('take their browser along, which is as strange as any from then on', async () => {
    const { client, phone, user } = await twoBrowsers();
    const browsers = () => portal.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id));
    const endTheOther = async (from: ApiClient) => {
      const { body } = await from.get('/api/auth/sessions');
      const other = body.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
      expect((await from.delete(`/api/auth/sessions/${other.id}`)).status).toBe(200);
    };
    expect(await browsers()).toBe(2);
    await endTheOther(client);
    expect(await browsers()).toBe(1);
    // Also one whose session was renewed.
    await client.put('/api/auth/password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD });
    await phone.post('/api/auth/login', { email: user.email, password: NEW_PASSWORD });
    await endTheOther(phone);
    expect(await browsers()).toBe(1);
  });

  it('end all but this one', async () => {
    const { client, phone } = await twoBrowsers();
    expect((await client.delete('/api/auth/sessions')).body).toEqual({ ended: 1 });
    expect((await phone.get('/api/auth/user')).status).toBe(401);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('make no browser known that has only a copy of the session', async () => {
    const { client, user } = await signedIn(portal);
    const copy = portal.visitor();
    copy.cookies.set('sid', client.cookies.get('sid') ?? '');
    expect((await copy.delete('/api/auth/sessions')).status).toBe(200);
    expect(await portal.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id))).toBe(0);
    await client.post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect((await client.delete('/api/auth/sessions')).status).toBe(200);
    expect(await portal.database.$count(knownBrowsers, eq(knownBrowsers.userId, user.id))).toBe(1);
  });

  it("cannot be another person's", async () => {
    const { client } = await twoBrowsers();
    const stranger = await signedIn(portal);
    const [session] = (await client.get('/api/auth/sessions')).body;
    expect((await stranger.client.delete(`/api/auth/sessions/${session.id}`)).status).toBe(404);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});
