import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, KEYRING, type TestApp } from '../../../tests/support/app.ts';
import { runRetention } from '../../../tests/support/retention.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { Keyring } from '../../core/keyring.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { confirmationToken, unsubscribeToken } from './subscription.service.ts';

const BAD_LINK = 'El enlace no es válido o ya venció.';

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

const subscribe = (email: unknown) => portal.visitor().post('/api/newsletter/subscribe', { email });
const confirm = (token: unknown) => portal.visitor().post('/api/newsletter/confirm', { token });
const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));

async function find(email: string) {
  const [row] = await portal.database
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.email, email));
  return row;
}

async function linkTo(email: string, mails = 1): Promise<string> {
  await expect.poll(() => mailsTo(email).length).toBe(mails);
  const mail = mailsTo(email).at(-1);
  const text = mail ? mailPart(mail, 'text/plain') : '';
  return /https:\/\/portal\.example\/boletin\/confirmar\?token=(\S+)/.exec(text)?.[1] ?? '';
}

async function createSubscriber(email: string, values: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
  const [row] = await portal.database
    .insert(newsletterSubscribers)
    .values({ email, confirmedAt: new Date(), ...values })
    .returning();
  if (!row) throw new Error('nothing was inserted');
  return row;
}

describe('POST /api/newsletter/subscribe', () => {
  it('answers the text of the spec at once, and the link in the mail confirms', async () => {
    const email = 'nueva@prueba.example';
    expect(await subscribe(email)).toMatchObject({
      status: 201,
      body: { message: 'Te has suscrito correctamente a nuestro boletín informativo.' },
    });
    expect(await find(email)).toMatchObject({ isActive: true, confirmedAt: null });
    const token = await linkTo(email);
    const [mail] = mailsTo(email);
    expect(mail && mailSubject(mail)).toContain('Confirma tu suscripción');
    expect(mail && mailPart(mail, 'text/html')).toContain(`/boletin/confirmar?token=${token}`);
    expect(await confirm(token)).toMatchObject({ status: 200, body: { message: 'Tu suscripción quedó confirmada.' } });
    const confirmedAt = (await find(email))?.confirmedAt;
    expect(confirmedAt).toBeInstanceOf(Date);
    expect((await confirm(token)).status).toBe(200);
    expect((await find(email))?.confirmedAt).toEqual(confirmedAt);
  });

  it('keeps each address once, whatever its case, and answers the same the second time', async () => {
    const first = await subscribe('Ana@Prueba.example');
    const second = await subscribe(' ana@prueba.example ');
    expect(first.status).toBe(201);
    expect([second.status, second.body, Object.keys(second.headers)]).toEqual([
      first.status,
      first.body,
      Object.keys(first.headers),
    ]);
    const rows = await portal.database.select().from(newsletterSubscribers);
    expect(rows.filter((row) => row.email === 'ana@prueba.example')).toHaveLength(1);
  });

  it('writes again only to who has not confirmed, and not more often than every ten minutes', async () => {
    const waiting = 'sin-confirmar@prueba.example';
    const confirmed = 'ya-confirmada@prueba.example';
    await createSubscriber(confirmed);
    const answers = [await subscribe(waiting), await subscribe(waiting), await subscribe(confirmed)];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // Jobs are done in order: the mail of the last one tells that those before are done.
    await subscribe('testigo-1@prueba.example');
    await linkTo('testigo-1@prueba.example');
    expect([mailsTo(waiting).length, mailsTo(confirmed).length]).toEqual([1, 0]);

    await portal.database
      .update(newsletterSubscribers)
      .set({ confirmationSentAt: sql`now() - interval '11 minutes'` })
      .where(eq(newsletterSubscribers.email, waiting));
    await subscribe(waiting);
    await linkTo(waiting, 2);
  });

  it('brings back somebody who had left, who has to confirm again', async () => {
    const email = 'volvio@prueba.example';
    const old = new Date('2025-01-15T12:00:00Z');
    await createSubscriber(email, { isActive: false, confirmationSentAt: new Date(), createdAt: old });
    await subscribe(email);
    expect(await find(email)).toMatchObject({ isActive: true, confirmedAt: null });
    await runRetention(portal);
    expect(await confirm(await linkTo(email))).toMatchObject({ status: 200 });
  });

  it.each(['', '   ', 'nada', 'a@', null, 7, ['a@b.example'], 'a@b.example\r\nBcc: c@d.example'])(
    'refuses %j',
    async (email) => {
      const answer = await subscribe(email);
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { email: 'Ingresa un correo electrónico válido' } },
      });
    },
  );
});

describe('a link', () => {
  it('is worth nothing when it was changed, or was made for something else', async () => {
    const sentAt = new Date();
    const { id } = await createSubscriber('enlace@prueba.example', { confirmedAt: null, confirmationSentAt: sentAt });
    const token = confirmationToken(KEYRING, { id, sentAt });
    const other = confirmationToken(new Keyring('another secret altogether'), { id, sentAt });
    const leaving = unsubscribeToken(KEYRING, id);
    const moved = `${crypto.randomUUID()}.${token.split('.')[1]}`;
    for (const bad of [other, leaving, moved]) {
      expect(await confirm(bad)).toMatchObject({ status: 400, body: { message: BAD_LINK } });
    }
    for (const malformed of ['', 'x', null, [token], `${token}x`]) {
      expect(await confirm(malformed)).toMatchObject({ status: 400, body: { message: 'El enlace no es válido' } });
    }
    expect((await find('enlace@prueba.example'))?.confirmedAt).toBeNull();
  });

  it('does not bring back who left after confirming', async () => {
    const sentAt = new Date();
    const { id } = await createSubscriber('se-fue@prueba.example', { isActive: false, confirmationSentAt: sentAt });
    expect((await confirm(confirmationToken(KEYRING, { id, sentAt }))).status).toBe(400);
  });

  it('works for a week, and until another one is sent', async () => {
    const aWeekAgo = new Date(Date.now() - 7 * 24 * 60 * 60 * 1000);
    const { id } = await createSubscriber('tarde@prueba.example', { confirmedAt: null, confirmationSentAt: aWeekAgo });
    const old = confirmationToken(KEYRING, { id, sentAt: aWeekAgo });
    expect((await confirm(old)).status).toBe(400);
    const sentAt = new Date();
    await portal.database
      .update(newsletterSubscribers)
      .set({ confirmationSentAt: sentAt })
      .where(eq(newsletterSubscribers.id, id));
    expect((await confirm(old)).status).toBe(400);
    expect((await confirm(confirmationToken(KEYRING, { id, sentAt }))).status).toBe(200);
  });
});

describe('addresses that nobody confirms', () => {
  it('are forgotten after a month; all others stay', async () => {
    const createdAt = new Date(Date.now() - 31 * 86_400_000);
    await createSubscriber('olvidada@prueba.example', { createdAt, confirmedAt: null });
    await createSubscriber('insiste@prueba.example', { createdAt, confirmedAt: null });
    await subscribe('insiste@prueba.example');
    await linkTo('insiste@prueba.example');
    await createSubscriber('fiel@prueba.example', { createdAt });
    await createSubscriber('baja@prueba.example', { createdAt, confirmedAt: null, isActive: false });
    await runRetention(portal);
    const left = await Promise.all(
      ['olvidada', 'insiste', 'fiel', 'baja'].map((name) => find(`${name}@prueba.example`)),
    );
    expect(left.map((row) => row !== undefined)).toEqual([false, true, true, true]);
  });
});

describe('leaving with one click', () => {
  const path = (token: string) => `/api/newsletter/unsubscribe?token=${token}`;

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('works for a mail program, without session or Origin, as %s', async (type, body) => {
    const { id, email } = await createSubscriber(`un-clic-${type.length}@prueba.example`);
    const program = portal.visitor({});
    const token = unsubscribeToken(KEYRING, id);
    for (const _ of ['first', 'again']) {
      const answer = await program.post(path(token), body, { 'content-type': type });
      expect(answer).toMatchObject({ status: 200, body: { message: 'Ya no recibirás el boletín en esta dirección.' } });
    }
    expect((await find(email))?.isActive).toBe(false);
  });

  it('works from another site and without a body too, because only the token counts', async () => {
    const { id, email } = await createSubscriber('otro-sitio@prueba.example');
    const elsewhere = portal.visitor({ origin: 'https://correo.example', 'sec-fetch-site': 'cross-site' });
    expect((await elsewhere.post(path(unsubscribeToken(KEYRING, id)))).status).toBe(200);
    expect((await find(email))?.isActive).toBe(false);
  });

  it('changes nothing when the address is only opened: it leads to the page that asks', async () => {
    const { id, email } = await createSubscriber('abierta@prueba.example');
    const token = unsubscribeToken(KEYRING, id);
    const answer = await portal.visitor().get(path(token));
    expect(answer).toMatchObject({ status: 302, headers: { location: `/boletin/baja?token=${token}` } });
    expect((await find(email))?.isActive).toBe(true);
  });

  it('refuses what was not signed for it', async () => {
    const { id } = await createSubscriber('firmada@prueba.example');
    const wrong = await portal.visitor().post(path(confirmationToken(KEYRING, { id, sentAt: new Date() })));
    expect(wrong).toMatchObject({ status: 400, body: { message: BAD_LINK } });
    expect((await portal.visitor().post(path('nada'))).status).toBe(400);
    const large = await portal.visitor().post(path(unsubscribeToken(KEYRING, id)), 'x'.repeat(5000), {
      'content-type': 'text/plain',
    });
    expect(large.status).toBe(413);
  });
});

describe('a newsletter that is switched off', () => {
  it('takes no subscriptions and sends no links, but lets people leave', async () => {
    const { id, email } = await createSubscriber('apagada@prueba.example');
    await portal.database.update(siteSettings).set({ enableNewsletter: false });
    const off = { status: 404, body: { message: 'El boletín no está disponible en este momento.' } };
    expect(await subscribe('otra@prueba.example')).toMatchObject(off);
    expect(await confirm(confirmationToken(KEYRING, { id, sentAt: new Date() }))).toMatchObject(off);
    const token = unsubscribeToken(KEYRING, id);
    expect((await portal.visitor().post(`/api/newsletter/unsubscribe?token=${token}`)).status).toBe(200);
    expect((await find(email))?.isActive).toBe(false);
    expect(await find('otra@prueba.example')).toBeUndefined();
  });
});
