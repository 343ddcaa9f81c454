import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { queuedMailsTo, recordQueuedMails } from '../../../tests/support/queued-mails.ts';
import { mailPart, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { users } from '../../database/schema/account.ts';
import { totpCode } from './factors/totp.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, publicUrl: 'https://portal.example' } });
  await recordQueuedMails(portal.database);
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

async function register(values: Record<string, unknown> = {}, on = portal) {
  const client = on.visitor();
  const email = `correo-${crypto.randomUUID()}@prueba.example`;
  const form = { email, password: 'secreto', firstName: 'Ana', lastName: 'Gil', ...values };
  const answer = await client.post('/api/auth/register', form);
  expect(answer.status).toBe(201);
  return { client, email };
}

async function mailsTo(email: string, count: number) {
  const received = () => smtp.mails.filter(({ to }) => to.includes(email));
  await expect.poll(received).toHaveLength(count);
  return received();
}

async function mailTo(email: string) {
  const [mail] = await mailsTo(email, 1);
  if (!mail) throw new Error('no mail');
  return mail;
}

const tokenIn = (text: string) => /https:\/\/portal\.example\/verificar-correo\?token=([\w-]{43})/.exec(text)?.[1];

describe('registering sends a link that confirms the address', () => {
  it('once, to the person who registered', async () => {
    const { client, email } = await register();
    const mail = await mailTo(email);
    expect(mail.to).toEqual([email]);
    expect(mail.raw).toMatch(/^Subject: Confirma tu correo$/m);
    const token = tokenIn(mailPart(mail, 'text/plain'));

    const confirmed = await client.post('/api/auth/verify-email', { token });
    expect(confirmed).toMatchObject({ status: 200, body: { message: 'Tu correo quedó confirmado.' } });
    expect((await client.get('/api/auth/user')).body.isEmailVerified).toBe(true);

    const again = await portal.visitor().post('/api/auth/verify-email', { token });
    expect(again).toMatchObject({ status: 400, body: { message: 'El enlace no es válido o ya venció.' } });
  });

  it('and opened outside a session takes the account, with its profile, from whoever made it', async () => {
    const { client, email } = await register({ company: 'Dulces del Este' });
    const token = tokenIn(mailPart(await mailTo(email), 'text/plain'));
    const { body } = await client.post('/api/auth/totp');
    await client.post('/api/auth/totp/confirm', { code: totpCode(body.secret, new Date()) });
    const owner = portal.visitor();
    const confirmed = await owner.post('/api/auth/verify-email', { token });
    expect(confirmed).toMatchObject({ status: 200, body: { isClaim: false } });
    expect((await client.get('/api/auth/user')).status).toBe(401);
    const guess = await portal.visitor().post('/api/auth/login', { email, password: 'secreto' });
    expect(guess.status).toBe(401);
    const form = { token: confirmed.body.passwordToken, password: 'otra clave distinta' };
    expect((await owner.post('/api/auth/reset-password', form)).body.isSignedIn).toBe(true);
    expect((await owner.get('/api/auth/user')).body).toMatchObject({
      company: 'Dulces del Este',
      firstName: 'Ana',
      isEmailVerified: true,
    });
  });

  it.each([undefined, '', 'corto', 'x'.repeat(43), ['a']])('refuses the token %j', async (token) => {
    const answer = await portal.visitor().post('/api/auth/verify-email', { token });
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^El enlace no es válido/);
  });

  it('and nothing else: it chooses no password', async () => {
    const { client, email } = await register();
    const token = tokenIn(mailPart(await mailTo(email), 'text/plain'));
    const reset = await portal.visitor().post('/api/auth/reset-password', { token, password: 'otra clave' });
    expect(reset).toMatchObject({ status: 400, body: { message: 'El enlace no es válido o ya venció.' } });
    expect((await client.get('/api/auth/user')).status).toBe(200);
    expect((await portal.visitor().post('/api/auth/verify-email', { token })).status).toBe(200);
  });

  it('and not another address that the account has by now', async () => {
    const { client, email } = await register();
    const token = tokenIn(mailPart(await mailTo(email), 'text/plain'));
    await portal.database
      .update(users)
      .set({ email: `otra-${email}` })
      .where(eq(users.email, email));
    expect((await portal.visitor().post('/api/auth/verify-email', { token })).status).toBe(400);
    expect((await client.get('/api/auth/user')).body.isEmailVerified).toBe(false);
    // With the old address restored, the link works again.
    await portal.database
      .update(users)
      .set({ email })
      .where(eq(users.email, `otra-${email}`));
    expect((await portal.visitor().post('/api/auth/verify-email', { token })).status).toBe(200);
  });

  it('with a name that is markup, as the text it is', async () => {
    const { email } = await register({ firstName: '<a href="//evil">x</a>' });
    const html = mailPart(await mailTo(email), 'text/html');
    expect(html).toContain('&lt;a href=&quot;//evil&quot;&gt;');
    expect(html).not.toContain('<a href="//evil');
  });

  it('again, when the mail server could not take it the first time', async () => {
    smtp.failures = 1;
    const { email } = await register();
    // The queue schedules a retry once the mail server has refused it.
    const tryNow = `update pgboss.job set start_after = now() where name = 'mail' and state = 'retry'`;
    await expect.poll(async () => (await portal.database.execute(tryNow)).rowCount).toBe(1);
    await mailTo(email);
  });
});

describe('who asks for the link once more', () => {
  const RESEND = '/api/auth/verify-email/resend';
  const tokensIn = (mails: typeof smtp.mails) => mails.map((mail) => tokenIn(mailPart(mail, 'text/plain')));
  const confirm = async (client: ApiClient, token: string | undefined) =>
    (await client.post('/api/auth/verify-email', { token })).status;

  it('gets a new one by mail, and the former is void', async () => {
    const { client, email } = await register();
    const first = await mailTo(email);
    const asked = await client.post(RESEND);
    expect(asked).toMatchObject({
      status: 200,
      body: { message: 'Te enviamos otro enlace. El anterior ya no sirve.' },
    });
    const [second] = (await mailsTo(email, 2)).filter((mail) => mail !== first);
    if (!second) throw new Error('no second mail');
    expect(mailPart(second, 'text/plain')).toContain('Pediste otro enlace para confirmar tu correo');
    expect(await confirm(client, tokenIn(mailPart(first, 'text/plain')))).toBe(400);
    expect(await confirm(client, tokenIn(mailPart(second, 'text/plain')))).toBe(200);
    expect((await client.get('/api/auth/user')).body.isEmailVerified).toBe(true);
  });

  it('has one link that works, however many were asked for at once', async () => {
    const { client, email } = await register();
    const asked = await Promise.all(Array.from({ length: 4 }, () => client.post(RESEND)));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const tokens = tokensIn(await mailsTo(email, 5));
    const statuses = await Promise.all(tokens.map((token) => confirm(client, token)));
    expect(statuses.sort()).toEqual([200, 400, 400, 400, 400]);
  });

  it('is told when the address is confirmed already, and gets no mail', async () => {
    const { client, email } = await register();
    await confirm(client, tokenIn(mailPart(await mailTo(email), 'text/plain')));
    const refused = await client.post(RESEND);
    expect(refused).toMatchObject({ status: 409, body: { message: 'Tu correo ya está confirmado.' } });
    expect(await queuedMailsTo(portal.database, email)).toHaveLength(1);
  });

  it('gets it at the address that the account has since it changed', async () => {
    const { client, email: former } = await register();
    const email = `nueva-${former}`;
    await client.put('/api/users/profile', { firstName: 'Ana', lastName: 'Gil', email });
    const [change] = await mailsTo(email, 1);
    expect((await client.post(RESEND)).status).toBe(200);
    const [again] = (await mailsTo(email, 2)).filter((mail) => mail !== change);
    expect(await confirm(client, tokensIn(again ? [again] : [])[0])).toBe(200);
    expect((await client.get('/api/auth/user')).body).toMatchObject({ email, isEmailVerified: true });
  });
});

describe('without a mail server', () => {
  it('each mail becomes a file under the data directory', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portal-mail-'));
    const fileOnly = await createTestApp({ config: { dataDir } });
    const { email } = await register({}, fileOnly);
    const folder = join(dataDir, 'mail');
    await expect.poll(() => readdir(folder).catch(() => [])).toHaveLength(1);
    const [file = ''] = await readdir(folder);
    expect(await readFile(join(folder, file), 'utf8')).toContain(`To: ${email}`);
    await fileOnly.close();
    await rm(dataDir, { recursive: true });
  });
});
