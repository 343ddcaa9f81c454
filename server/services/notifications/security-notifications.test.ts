import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { startIssuer, type TestIssuer, walkThroughIssuer } from '../../../tests/support/oidc-server.ts';
import { addPasskey, addTotp, halfSignedIn, memberWithTotp } from '../../../tests/support/second-factors.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { users } from '../../database/schema/account.ts';
import { notifications } from '../../database/schema/notifications.ts';

const SITE = 'http://portal.test';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let smtp: TestSmtpServer;
let issuer: TestIssuer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  issuer = await startIssuer(`${SITE}/api/login/callback`);
  portal = await createTestApp({ config: { ...mailing(), oidc: issuer.settings } });
});
afterAll(async () => {
  await portal.close();
  await issuer.close();
  await smtp.close();
});

const mailing = () => ({ smtpUrl: smtp.url, mailFrom: 'portal@prueba.example', publicUrl: SITE });

interface Told {
  kind: string;
  title: string;
  body: string;
  href: string;
}

const noticesOf = async (client: ApiClient): Promise<Told[]> =>
  (await client.get('/api/notifications')).body.notifications;
const kindsOf = async (client: ApiClient) => (await noticesOf(client)).map(({ kind }) => kind);

async function mailTo(email: string, subject: string): Promise<string> {
  const find = () => smtp.mails.find((mail) => mail.to.includes(email) && mailSubject(mail) === subject);
  await expect.poll(find).toBeDefined();
  const mail = find();
  return mail ? mailPart(mail, 'text/plain') : '';
}

async function register(): Promise<{ client: ApiClient; email: string }> {
  const client = portal.visitor();
  const email = `${crypto.randomUUID()}@prueba.example`;
  await client.post('/api/auth/register', { email, password: PASSWORD, firstName: 'Ana', lastName: 'Peña' });
  return { client, email };
}

describe('a sign-in from a new device', () => {
  it('is told, on the site and by mail', async () => {
    const { client, email } = await register();
    await portal.visitor().post('/api/auth/login', { email, password: PASSWORD }, { 'user-agent': FIREFOX });
    const [told] = await noticesOf(client);
    expect(told).toMatchObject({ kind: 'security-new-device', href: '/profile/seguridad' });
    expect(told?.body).toContain('Firefox en Linux');
    expect(await mailTo(email, 'Inicio de sesión en un dispositivo nuevo')).toContain('Firefox en Linux');
  });

  it('is told by mail three times a day, and on the site each time', async () => {
    const guarded = await createTestApp({ sharing: portal, config: { ...mailing(), rateLimits: true } });
    const { client, user } = await signedIn(guarded, { isEmailVerified: true });
    const subject = 'Inicio de sesión en un dispositivo nuevo';
    const toOwner = () => smtp.mails.filter((mail) => mail.to.includes(user.email) && mailSubject(mail) === subject);
    const isWaiting = sql`select from pgboss.job where name = 'mail' and data ->> 'to' = ${user.email}`;
    for (let index = 0; index < 5; index += 1) {
      await guarded.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    }
    expect(await kindsOf(client)).toEqual(Array(5).fill('security-new-device'));
    await expect.poll(async () => (await portal.database.execute(isWaiting)).rowCount).toBe(0);
    expect(toOwner()).toHaveLength(3);
    await guarded.close();
  });

  it('is not told of the first one, nor of a browser that was used before', async () => {
    const { client, email } = await register();
    await client.get('/api/logout');
    await client.post('/api/auth/login', { email, password: PASSWORD });
    expect(await kindsOf(client)).toEqual([]);
    const made = await createUser(portal.database);
    const first = portal.visitor();
    await first.post('/api/auth/login', { email: made.email, password: PASSWORD });
    expect(await kindsOf(first)).toEqual([]);
  });

  it('is not told where no mail is sent, so that trying the portal out stays quiet', async () => {
    const quiet = await createTestApp({ sharing: portal });
    const { client, email } = await register();
    await quiet.visitor().post('/api/auth/login', { email, password: PASSWORD });
    expect(await kindsOf(client)).toEqual([]);
    await quiet.close();
  });
});

describe('a new way in', () => {
  it('is told: a passkey and an app', async () => {
    const { client, user } = await signedIn(portal);
    await addPasskey(client, undefined, 'Llavero');
    await addTotp(client, new Date());
    expect((await kindsOf(client)).sort()).toEqual(['security-new-passkey', 'security-new-totp']);
    expect(await mailTo(user.email, 'Llave de acceso agregada')).toContain('«Llavero»');
    await mailTo(user.email, 'Aplicación de códigos agregada');
  });

  it('is told: an external account, when it is linked to one that was there', async () => {
    const { client, user } = await signedIn(portal, { isEmailVerified: true });
    issuer.person = { subject: user.id, email: user.email, email_verified: true, name: 'Ana Peña' };
    for (const _ of [1, 2]) {
      const browser = portal.visitor();
      const away = await browser.get('/api/login');
      await browser.get(await walkThroughIssuer(String(away.headers.location), SITE));
      expect((await browser.get('/api/auth/user')).body.id).toBe(user.id);
    }
    const linked = (await kindsOf(client)).filter((kind) => kind === 'security-new-identity');
    expect(linked).toHaveLength(1);
    expect(await mailTo(user.email, 'Inicio de sesión externo enlazado')).toContain('127.0.0.1');
  });

  it('is told whatever its owner chose for other notices', async () => {
    const { client, user } = await signedIn(portal);
    await client.put('/api/notifications/preferences/system', { site: true, mail: false });
    await addTotp(client, new Date());
    await mailTo(user.email, 'Aplicación de códigos agregada');
  });
});

it('a factor that is removed is told', async () => {
  const { client, user } = await signedIn(portal);
  const { added } = await addPasskey(client, undefined, 'Llavero');
  await addTotp(client, new Date());
  await client.delete(`/api/auth/passkeys/${added.body.passkey.id}`);
  await client.delete('/api/auth/totp');
  const told = (await noticesOf(client)).filter(({ kind }) => kind === 'security-factor-removed');
  expect(told.map(({ body }) => body).join()).toMatch(/la aplicación de códigos.*«Llavero»/s);
  await mailTo(user.email, 'Tu cuenta tiene una protección menos');
});

it('many wrong codes in a session are told as what they are', async () => {
  const guarded = await createTestApp({ sharing: portal, config: { ...mailing(), rateLimits: true } });
  const { client, user } = await memberWithTotp(guarded, new Date());
  for (let index = 0; index < 8; index += 1) await client.post('/api/auth/proof/code', { code: '000000' });
  const mail = await mailTo(user.email, 'Muchos códigos equivocados en tu cuenta');
  expect(mail).toContain('En una sesión abierta de tu cuenta');
  expect(mail).toContain('cierra las demás sesiones');
  expect(mail).not.toContain('después de tu contraseña');
  await guarded.close();
});

it('many wrong codes after the right password are told, once', async () => {
  const guarded = await createTestApp({ sharing: portal, config: { rateLimits: true } });
  const { client, user } = await memberWithTotp(portal, new Date());
  const thief = await halfSignedIn(guarded, user.email);
  for (let index = 0; index < 8; index += 1) await thief.post('/api/auth/second-factor', { code: '000000' });
  const told = (await kindsOf(client)).filter((kind) => kind === 'security-wrong-codes');
  expect(told).toHaveLength(1);
  await guarded.close();
});

it('many failed sign-ins are told on the site too', async () => {
  const guarded = await createTestApp({ sharing: portal, config: { rateLimits: true } });
  const { client, user } = await signedIn(portal);
  for (let index = 0; index < 21; index += 1) {
    const payload = { email: user.email, password: 'no-es-esta' };
    const remoteAddress = `198.51.100.${index}`;
    await guarded.app.inject({ method: 'POST', url: '/api/auth/login', remoteAddress, payload });
  }
  await expect.poll(() => kindsOf(client)).toEqual(['security-failed-logins']);
  await guarded.close();
});

it('a new administrator is told to all administrators', async () => {
  const [admin, other] = [await signedIn(portal, { role: 'admin' }), await signedIn(portal, { role: 'admin' })];
  const member = await signedIn(portal, { firstName: 'Yokasta', lastName: 'Peña' });
  const suspended = await createUser(portal.database, { role: 'admin', suspendedAt: new Date() });
  await admin.client.put(`/api/admin/members/${member.user.id}/role`, { role: 'admin' });
  for (const { client } of [admin, other]) {
    expect((await noticesOf(client))[0]?.body).toContain('Yokasta Peña administra el portal desde ahora.');
  }
  await mailTo(other.user.email, 'Hay una persona más en la administración');
  // The promotion ended their sessions: they are told why.
  expect(await mailTo(member.user.email, 'Ahora administras el portal')).toContain('cerramos tus sesiones');
  const told = await portal.database.select().from(notifications).where(eq(notifications.userId, member.user.id));
  expect(told.map(({ kind }) => kind)).toEqual(['security-promoted']);
  expect(await portal.database.$count(notifications, eq(notifications.userId, suspended.id))).toBe(0);
  await portal.database.update(users).set({ role: 'member' }).where(eq(users.id, other.user.id));
});

it('a suspension and its end are told by mail, with the reason', async () => {
  const admin = await signedIn(portal, { role: 'admin' });
  const { user } = await signedIn(portal);
  const path = `/api/admin/members/${user.id}/suspension`;
  await admin.client.put(path, { reason: 'Publicidad repetida' });
  expect(await mailTo(user.email, 'Tu cuenta está suspendida')).toContain('Motivo: Publicidad repetida');
  await admin.client.delete(path);
  expect(await mailTo(user.email, 'Tu cuenta vuelve a estar activa')).toContain('ya puedes iniciar sesión');
});
