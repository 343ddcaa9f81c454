import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import type { Config } from '../../core/config.ts';
import { deleteMailHold, holdMail } from '../../core/mail/delivery-rules.ts';
import { mailBounces } from '../../database/schema/core.ts';
import { newsletterDeliveries, newsletterIssues, newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';

const ISSUES = '/api/admin/newsletter/issues';

let dataDir: string;
let smtp: TestSmtpServer;
let portal: TestApp;
let admin: ApiClient;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-sending-'));
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await portal.close();
  await smtp.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(config: Partial<Config> = { smtpUrl: smtp.url }) {
  portal = await createTestApp({ config: { dataDir, ...config } });
  admin = (await signedIn(portal, { role: 'admin' })).client;
}

const addressOf = (name: string) => `${name}@prueba.example`;

async function begin(...names: string[]): Promise<string> {
  await portal.database
    .insert(newsletterSubscribers)
    .values(names.map((name) => ({ email: addressOf(name), confirmedAt: new Date() })));
  const { body } = await admin.post(ISSUES, { subject: 'Boletín', intro: 'Unas palabras.' });
  expect((await admin.post(`${ISSUES}/${body.id}/send`)).status).toBe(200);
  return body.id;
}

async function issueOf(id: string, { visitor } = portal) {
  const client = visitor();
  for (const [name, value] of admin.cookies) client.cookies.set(name, value);
  return (await client.get(`${ISSUES}/${id}`)).body;
}

const untilSent = (id: string, from = portal) =>
  expect.poll(async () => (await issueOf(id, from)).state, { interval: 100 }).toBe('sent');

const undelivered = async (id: string, state: string) =>
  (await admin.get(`${ISSUES}/${id}/deliveries?state=${state}`)).body.deliveries;

const receivers = () => smtp.mails.flatMap(({ to }) => to.map((email) => email.split('@')[0])).sort();

async function jobs(state: string) {
  const { rows } = await portal.database.execute<{ id: string }>(
    sql`select id from pgboss.job where name = 'newsletter-mail' and state::text = ${state}`,
  );
  return rows.map(({ id }) => id);
}

const untilJobs = (state: string, times: number) => expect.poll(() => jobs(state)).toHaveLength(times);

/** What waits for its next attempt is tried now. */
const hurry = (change = sql`start_after = now()`) =>
  portal.database.execute(sql`update pgboss.job set ${change} where name = 'newsletter-mail' and state = 'retry'`);

describe('a sending', () => {
  it('writes each mail into a file of its own where there is no mail server', async () => {
    await start({});
    const id = await begin('ana', 'luis');
    await untilSent(id);
    const files = await readdir(join(dataDir, 'mail'));
    const texts = await Promise.all(files.map((file) => readFile(join(dataDir, 'mail', file), 'utf8')));
    expect(texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim()).sort()).toEqual([
      'ana@prueba.example',
      'luis@prueba.example',
    ]);
  });

  it('loses nothing while the mail server is away, counts it against nobody, and a start goes on with it', async () => {
    await start({ smtpUrl: `smtp://127.0.0.1:${await freePort()}` });
    const id = await begin('ana', 'luis');
    await untilJobs('retry', 2);
    await hurry(sql`retry_count = retry_limit, start_after = now()`);
    const isPutOff = sql`select from pgboss.job where name = 'newsletter-mail' and state = 'retry' and start_after > now()`;
    await expect.poll(async () => (await portal.database.execute(isPutOff)).rowCount).toBe(2);
    expect(await issueOf(id)).toMatchObject({ state: 'sending', progress: { pending: 2, failed: 0 } });
    await portal.app.close();
    await hurry();
    const restarted = await createTestApp({ sharing: portal, config: { dataDir, smtpUrl: smtp.url } });
    await untilSent(id, restarted);
    expect(smtp.mails.map(mailSubject)).toEqual(['Boletín', 'Boletín']);
    await restarted.close();
  });

  it('waits while the newsletter is switched off, and goes on when it is switched on', async () => {
    await start();
    await holdMail(portal.database);
    const id = await begin('ana', 'luis');
    await portal.database.update(siteSettings).set({ enableNewsletter: false });
    await deleteMailHold(portal.database);
    // Another queue of mails goes on meanwhile: three rounds of a second each.
    for (let round = 1; round <= 3; round += 1) {
      const mail = { to: 'otra@prueba.example', subject: 'Hola', text: 'Hola', html: '<p>Hola</p>', official: true };
      await portal.database.execute(
        sql`insert into pgboss.job (name, data) values ('mail', ${JSON.stringify(mail)}::jsonb)`,
      );
      await expect.poll(() => smtp.mails).toHaveLength(round);
    }
    expect(await jobs('created')).toHaveLength(2);
    expect(await issueOf(id)).toMatchObject({ state: 'sending', progress: { pending: 2 } });
    smtp.mails.length = 0;
    await portal.database.update(siteSettings).set({ enableNewsletter: true });
    await untilSent(id);
    expect(receivers()).toEqual(['ana', 'luis']);
  });

  it('waits while mail is held, and then leaves out who left or was deleted meanwhile', async () => {
    await start();
    await holdMail(portal.database);
    const id = await begin('ana', 'baja', 'borrada', 'luis');
    const isReader = (name: string) => eq(newsletterSubscribers.email, addressOf(name));
    await portal.database.update(newsletterSubscribers).set({ isActive: false }).where(isReader('baja'));
    await portal.database.delete(newsletterSubscribers).where(isReader('borrada'));
    await deleteMailHold(portal.database);
    await untilSent(id);
    expect(receivers()).toEqual(['ana', 'luis']);
    expect((await issueOf(id)).progress).toMatchObject({ total: 3, sent: 2, skipped: 1, pending: 0 });
  });

  it('keeps to the daily limit without the reserve for links: the rest waits for tomorrow', async () => {
    await start({ smtpUrl: smtp.url, mailDailyLimit: 10 });
    const id = await begin(...Array.from({ length: 12 }, (_, index) => `lector${index}`));
    await expect.poll(async () => (await issueOf(id)).progress.sent).toBe(9);
    const isPutOff = sql`select from pgboss.job where name = 'newsletter-mail' and state = 'created' and start_after > now()`;
    await expect.poll(async () => (await portal.database.execute(isPutOff)).rowCount).toBe(3);
    expect(await issueOf(id)).toMatchObject({ state: 'sending', progress: { pending: 3, failed: 0 } });
    expect(smtp.mails).toHaveLength(9);
  });

  it('tries a temporary refusal again, and lists it as failed after the last attempt', async () => {
    await start();
    smtp.refused.set(addressOf('llena'), '452 4.2.2 mailbox full');
    const id = await begin('ana', 'llena');
    await expect.poll(receivers).toEqual(['ana']);
    await untilJobs('retry', 1);
    await expect.poll(async () => (await issueOf(id)).progress).toMatchObject({ sent: 1, pending: 1, failed: 0 });
    // Whether it had been tried before or after the mail that arrived.
    await expect
      .poll(async () => {
        await hurry(sql`retry_count = retry_limit - 1, started_on = now(), start_after = now()`);
        return (await issueOf(id)).state;
      })
      .toBe('sent');
    expect(await undelivered(id, 'failed')).toEqual([
      { email: addressOf('llena'), problem: expect.stringContaining('mailbox full') },
    ]);
    smtp.refused.clear();
    expect((await admin.post(`${ISSUES}/${id}/resend`, { state: 'failed' })).body.state).toBe('sending');
    await untilSent(id);
    expect(receivers()).toEqual(['ana', 'llena']);
  });

  it('repeats the one mail whose process was killed before it could say that it arrived, and its Message-ID', async () => {
    await start();
    const id = await begin('ana', 'luis');
    await untilSent(id);
    // As the kill leaves it: handed over, and nothing of it committed.
    const isLuis = sql`subscriber_id = (select id from newsletter_subscribers where email = ${addressOf('luis')})`;
    await portal.database.update(newsletterDeliveries).set({ state: 'pending' }).where(isLuis);
    await portal.database.update(newsletterIssues).set({ state: 'sending', sentAt: null });
    await portal.database.execute(sql`
      insert into pgboss.job (name, data, state, started_on, retry_limit, expire_in)
      select 'newsletter-mail', jsonb_build_object('issueId', issue_id, 'subscriberId', subscriber_id), 'retry', now(), 8, '2 min'
      from newsletter_deliveries`);
    await untilSent(id);
    expect(receivers()).toEqual(['ana', 'luis', 'luis']);
    const ids = smtp.mails.map(({ raw }) => /^Message-ID:\s*(\S+)/m.exec(raw)?.[1]);
    expect(new Set(ids).size).toBe(2);
  });

  it('goes on with mails whose jobs were discarded, once, when a process starts', async () => {
    await start();
    await holdMail(portal.database);
    const id = await begin('ana', 'luis', 'eva');
    const [discarded] = await jobs('created');
    await portal.database.execute(sql`delete from pgboss.job where id = ${discarded}`);
    const other = await createTestApp({ sharing: portal, config: { dataDir, smtpUrl: smtp.url } });
    await untilJobs('created', 3);
    await deleteMailHold(portal.database);
    await untilSent(id);
    expect(receivers()).toEqual(['ana', 'eva', 'luis']);
    await other.close();
  });
});

describe('an address that refuses mail', () => {
  it('is paused when it does not exist, and is listed with the reply instead of tried', async () => {
    await start();
    smtp.refused.set(addressOf('nadie'), '550 5.1.1 no such user');
    const id = await begin('nadie');
    await untilSent(id);
    expect(await undelivered(id, 'failed')).toMatchObject([{ email: addressOf('nadie') }]);
    smtp.refused.clear();
    await admin.post(`${ISSUES}/${id}/resend`, { state: 'failed' });
    await untilSent(id);
    expect(smtp.mails).toEqual([]);
    expect((await issueOf(id)).progress).toMatchObject({ sent: 0, failed: 0, paused: 1 });
    expect(await undelivered(id, 'paused')).toEqual([
      { email: addressOf('nadie'), problem: expect.stringContaining('5.1.1') },
    ]);
    await portal.database.delete(mailBounces);
    await admin.post(`${ISSUES}/${id}/resend`, { state: 'paused' });
    await untilSent(id);
    expect(receivers()).toEqual(['nadie']);
  });

  it('is forgotten once a mail arrives', async () => {
    await start();
    smtp.unknown.add(addressOf('ana'));
    const id = await begin('ana');
    await untilSent(id);
    expect(await portal.database.select().from(mailBounces)).toMatchObject([{ refusals: 1, pausedAt: null }]);
    smtp.unknown.clear();
    await admin.post(`${ISSUES}/${id}/resend`, { state: 'failed' });
    await untilSent(id);
    expect(smtp.mails).toHaveLength(1);
    expect(await portal.database.select().from(mailBounces)).toEqual([]);
  });
});
