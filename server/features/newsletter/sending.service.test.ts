import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '../../../tests/support/api-client.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { freePort } from '../../../tests/support/free-port.ts';
import { mailSubject, startSmtpServer } from '../../../tests/support/smtp-server.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { siteSettings } from '../../database/schema/site.ts';

const ISSUES = '/api/admin/newsletter/issues';

let dataDir: string;
let portal: TestApp;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'portal-sending-'));
});
afterEach(async () => {
  await portal.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function begin(): Promise<{ admin: ApiClient; id: string }> {
  const readers = ['ana@prueba.example', 'luis@prueba.example'];
  await portal.database
    .insert(newsletterSubscribers)
    .values(readers.map((email) => ({ email, confirmedAt: new Date() })));
  const { client: admin } = await signedIn(portal, { role: 'admin' });
  const { body } = await admin.post(ISSUES, { subject: 'Boletín', intro: 'Unas palabras.' });
  expect((await admin.post(`${ISSUES}/${body.id}/send`)).status).toBe(200);
  return { admin, id: body.id };
}

async function issueOf({ visitor }: TestApp, from: ApiClient, id: string) {
  const client = visitor();
  for (const [name, value] of from.cookies) client.cookies.set(name, value);
  return (await client.get(`${ISSUES}/${id}`)).body;
}

it('without a mail server each mail becomes one file', async () => {
  portal = await createTestApp({ config: { dataDir } });
  const { admin, id } = await begin();
  await expect.poll(async () => (await issueOf(portal, admin, id)).state).toBe('sent');
  const files = await readdir(join(dataDir, 'mail'));
  expect(files).toHaveLength(2);
  const texts = await Promise.all(files.map((file) => readFile(join(dataDir, 'mail', file), 'utf8')));
  expect(texts.map((text) => /^To: (.*)$/m.exec(text)?.[1]?.trim()).sort()).toEqual([
    'ana@prueba.example',
    'luis@prueba.example',
  ]);
});

it('while the mail server is away nothing is lost or counted against anybody, and a start goes on with it', async () => {
  portal = await createTestApp({ config: { dataDir, smtpUrl: `smtp://127.0.0.1:${await freePort()}` } });
  const { admin, id } = await begin();
  // A failed job is scheduled for a retry.
  const isPutOff = async () => {
    const { rows } = await portal.database.$client.query(
      "select 1 from pgboss.job where name = 'newsletter-issue' and state = 'retry'",
    );
    return rows.length > 0;
  };
  await expect.poll(isPutOff).toBe(true);
  expect((await issueOf(portal, admin, id)).progress).toMatchObject({ pending: 2, failed: 0, unacknowledged: 0 });
  await portal.app.close();

  const smtp = await startSmtpServer();
  const restarted = await createTestApp({ sharing: portal, config: { dataDir, smtpUrl: smtp.url } });
  await expect.poll(async () => (await issueOf(restarted, admin, id)).state).toBe('sent');
  expect(smtp.mails.map(mailSubject)).toEqual(['Boletín', 'Boletín']);
  await restarted.close();
  await smtp.close();
});

it('stops when the newsletter is switched off', async () => {
  const smtp = await startSmtpServer();
  portal = await createTestApp({ config: { dataDir, smtpUrl: `smtp://127.0.0.1:${await freePort()}` } });
  const { admin, id } = await begin();
  await portal.app.close();
  await portal.database.update(siteSettings).set({ enableNewsletter: false });
  const restarted = await createTestApp({ sharing: portal, config: { dataDir, smtpUrl: smtp.url } });
  // One job of the sending, one of the start; both failed and wait for a retry.
  const states = async () => {
    const { rows } = await portal.database.$client.query<{ state: string }>(
      "select state from pgboss.job where name = 'newsletter-issue'",
    );
    return rows.map(({ state }) => state);
  };
  await expect.poll(states).toEqual(['retry', 'retry']);
  expect(smtp.mails).toEqual([]);
  expect(await issueOf(restarted, admin, id)).toMatchObject({ state: 'sending', progress: { pending: 2 } });
  await restarted.close();
  await smtp.close();
});
