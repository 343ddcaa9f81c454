import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, KEYRING, type TestApp } from '../../../tests/support/app.ts';
import { signedIn } from '../../../tests/support/factories.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { parseConfig } from '../../core/config.ts';
import { Jobs } from '../../core/jobs.ts';
import { createSignedToken } from '../../core/signed-token.ts';
import { users } from '../../database/schema/account.ts';
import { getSettings } from '../site-settings/site-settings.queries.ts';
import { notify } from './notifications.service.ts';

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

type Person = Awaited<ReturnType<typeof signedIn>>;

async function sendNotice({ user }: Person, kind: string): Promise<void> {
  const { database } = portal;
  const config = { ...parseConfig({ DEMO: 'off' }), publicUrl: 'https://portal.example' };
  const deps = { config, jobs: new Jobs(database, pino({ level: 'silent' })) };
  const template = { kind, title: 'Algo', body: 'Algo.', href: '/', mail: { subject: kind, content: 'Algo.' } };
  await notify(deps, database, await getSettings(database), [{ to: user, template }]);
}

async function headersOf(subject: string): Promise<string> {
  const find = () => smtp.mails.find(({ raw }) => raw.includes(`Subject: ${subject}\r\n`));
  await expect.poll(find).toBeDefined();
  const raw = find()?.raw ?? '';
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, '');
}

it('a notice is left with one click of the mail program, without a session; a security mail is not', async () => {
  const person = await signedIn(portal, { isEmailVerified: true });
  await sendNotice(person, 'event-reminder');
  const headers = await headersOf('event-reminder');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, path = ''] = /^List-Unsubscribe: ?<https:\/\/portal\.example([^>]+)>$/m.exec(headers) ?? [];

  const opened = await portal.visitor().get(path);
  expect([opened.status, opened.headers.location]).toEqual([302, '/avisos/preferencias']);
  const mail = async () =>
    (await person.client.get('/api/notifications/preferences')).body.preferences.find(
      ({ group }: { group: string }) => group === 'events',
    );
  expect(await mail()).toMatchObject({ site: true, mail: true });
  const program = await portal.visitor();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await program.post(path, 'List-Unsubscribe=One-Click', type)).status).toBe(200);
  expect(await mail()).toMatchObject({ site: true, mail: false });

  // Of a former address, whoever reads its mails.
  const who = eq(users.id, person.user.id);
  await portal.database
    .update(users)
    .set({ email: `otro-${person.user.email}` })
    .where(who);
  expect((await program.post(path, 'List-Unsubscribe=One-Click', type)).status).toBe(400);

  await sendNotice(person, 'security-password');
  expect(await headersOf('security-password')).not.toContain('List-Unsubscribe');
});

it('takes no token of another group, account or address, and none is needed of an account that is gone', async () => {
  const person = await signedIn(portal);
  const token = createSignedToken(KEYRING, `notifications events ${person.user.email}`, person.user.id);
  const post = (group: string, text: string) =>
    portal.visitor().post(`/api/notifications/unsubscribe/${group}?token=${text}`);
  expect((await post('forum', token)).status).toBe(400);
  expect(
    (
      await post(
        'events',
        token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      )
    ).status,
  ).toBe(400);
  expect((await post('nada', token)).status).toBe(400);
  expect((await post('events', `${'-'.repeat(36)}${token.slice(36)}`)).status).toBe(400);
  const who = eq(users.id, person.user.id);
  await portal.database
    .update(users)
    .set({ email: `otro-${person.user.email}` })
    .where(who);
  expect((await post('events', token)).status, 'from a mail to a former address').toBe(400);
  await portal.database.delete(users).where(eq(users.id, person.user.id));
  expect((await post('events', token)).status).toBe(200);
});
