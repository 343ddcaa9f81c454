import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';

let smtp: TestSmtpServer;
let portal: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url, emailConfirmation: true } });
  await createUser(portal.database, { role: 'admin' });
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const newEmail = () => `tercero-${crypto.randomUUID()}@prueba.example`;
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

/** Waits until the queue is empty. */
async function settled() {
  const waiting = async () => {
    await portal.database.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
    const { rows } = await portal.database.execute<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where state in ('created', 'active', 'retry')`,
    );
    return rows[0]?.count;
  };
  await expect.poll(waiting, { timeout: 15_000 }).toBe(0);
}

async function register(email: string, firstName = 'Ana') {
  const client = portal.visitor();
  const form = { email, password: PASSWORD, firstName, lastName: 'Gil' };
  expect((await client.post('/api/auth/register', form)).status).toBe(201);
  return client;
}

describe('an address that nobody has confirmed', () => {
  it('gets three mails a day that anybody can cause, and none of them in place of a link for a new password', async () => {
    const email = newEmail();
    const client = await register(email);
    await portal.visitor().post('/api/newsletter/subscribe', { email });
    await settled();
    expect((await client.post('/api/auth/verify-email/resend')).status).toBe(200);
    const again = await client.post('/api/auth/verify-email/resend');
    expect([again.status, again.body.code]).toEqual([429, 'rate_limited']);
    expect(again.body.message).toContain('3 correos');
    for (let times = 0; times < 3; times += 1) {
      await portal.visitor().post('/api/auth/forgot-password', { email });
      await settled();
    }
    const subjects = mailsTo(email).map(mailSubject);
    expect(subjects.filter((subject) => subject === 'Elige una contraseña nueva')).toHaveLength(2);
    expect(subjects).toHaveLength(5);
  });

  it('hears nothing of what happens to the account, and still gets its link for a new password', async () => {
    const email = newEmail();
    let client = await register(email);
    const { id } = (await client.get('/api/auth/user')).body;
    for (let times = 0; times < 3; times += 1) {
      const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
      expect((await client.put('/api/auth/password', body)).status).toBe(200);
      const other = await signedIn(portal, { isEmailVerified: true });
      expect((await other.client.post('/api/connections/send', { receiverId: id })).status).toBe(201);
    }
    for (let times = 0; times < 2; times += 1) {
      expect((await client.send('DELETE', '/api/users/account', { email, password: PASSWORD })).status).toBe(200);
      client = await register(email);
    }
    await portal.visitor().post('/api/auth/forgot-password', { email });
    await settled();
    const subjects = mailsTo(email).map(mailSubject);
    expect(subjects.sort()).toEqual([
      'Confirma tu correo',
      'Confirma tu correo',
      'Confirma tu correo',
      'Elige una contraseña nueva',
    ]);
  });

  it('keeps the last link that reached it', async () => {
    const email = newEmail();
    const client = await register(email);
    for (let times = 0; times < 2; times += 1) await client.post('/api/auth/verify-email/resend');
    expect((await client.post('/api/auth/verify-email/resend')).status).toBe(429);
    await settled();
    const [, , last] = mailsTo(email);
    const token = last && /token=([\w-]{43})/.exec(mailPart(last, 'text/plain'))?.[1];
    expect((await client.post('/api/auth/verify-email', { token })).status).toBe(200);
  });

  it('counts a mail once, however often it is tried', async () => {
    const email = newEmail();
    smtp.failures = 1;
    const client = await register(email);
    await settled();
    expect(smtp.failures).toBe(0);
    for (let times = 0; times < 3; times += 1) {
      await client.post('/api/auth/verify-email/resend');
      await settled();
    }
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('reads no word that somebody else wrote', async () => {
    const email = newEmail();
    const name = 'Premio en mi tienda';
    await register(email, name);
    await portal.visitor().post('/api/auth/forgot-password', { email });
    await settled();
    const texts = mailsTo(email).map((mail) => `${mailSubject(mail)} ${mailPart(mail, 'text/plain')}`);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      expect(text).not.toContain(name);
      expect(text).toContain('Hola:');
    }
  });
});

it('an address that is confirmed gets all its mails, with their names and words', async () => {
  const { client, user } = await signedIn(portal, { isEmailVerified: true, firstName: 'Rosa' });
  for (let times = 0; times < 5; times += 1) {
    const event = await createOpenEvent(portal.database, { title: `Feria ${times}` });
    await client.post(`/api/events/${event.id}/registration`);
  }
  await settled();
  expect(mailsTo(user.email)).toHaveLength(5);
  const [first] = mailsTo(user.email);
  expect(first && mailPart(first, 'text/plain')).toMatch(/Hola, Rosa:[\s\S]*Feria/);
});
