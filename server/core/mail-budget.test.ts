import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../tests/support/app.ts';
import { createOpenEvent, createUser, PASSWORD, signedIn } from '../../tests/support/factories.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../tests/support/smtp-server.ts';

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
  it('gets three mails a day, of all kinds together', async () => {
    const email = newEmail();
    const client = await register(email);
    await portal.visitor().post('/api/newsletter/subscribe', { email });
    for (let times = 0; times < 4; times += 1) {
      await portal.visitor().post('/api/auth/forgot-password', { email });
      await settled();
    }
    expect(mailsTo(email)).toHaveLength(3);

    const again = await client.post('/api/auth/verify-email/resend');
    expect([again.status, again.body.code]).toEqual([429, 'rate_limited']);
    expect(again.body.message).toContain('3 correos');
    await settled();
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('gets no more of them when many others do something that it would be told of', async () => {
    const email = newEmail();
    const { id } = (await (await register(email)).get('/api/auth/user')).body;
    for (let times = 0; times < 5; times += 1) {
      const { client } = await signedIn(portal, { isEmailVerified: true });
      expect((await client.post('/api/connections/send', { receiverId: id })).status).toBe(201);
    }
    await settled();
    expect(mailsTo(email)).toHaveLength(3);
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
    await register(email);
    await settled();
    expect(smtp.failures).toBe(0);
    for (let times = 0; times < 3; times += 1) {
      await portal.visitor().post('/api/auth/forgot-password', { email });
      await settled();
    }
    expect(mailsTo(email)).toHaveLength(3);
  });

  it('reads no word that somebody else wrote', async () => {
    const email = newEmail();
    const name = 'Premio en mi tienda';
    await register(email, name);
    const { client, user } = await signedIn(portal, { isEmailVerified: true, firstName: 'Oferta', company: 'Gratis' });
    const [{ id }] = (await portal.database.execute<{ id: string }>(sql`select id from users where email = ${email}`))
      .rows as [{ id: string }];
    const note = 'Entra ya a mi tienda';
    expect((await client.post('/api/connections/send', { receiverId: id, note })).status).toBe(201);
    await settled();
    const texts = mailsTo(email).map((mail) => `${mailSubject(mail)} ${mailPart(mail, 'text/plain')}`);
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      for (const words of [name, note, user.firstName, 'Gratis']) expect(text).not.toContain(words);
      expect(text).toContain('Hola:');
    }
    expect(texts[1]).toContain('Tienes una notificación en el portal');
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
