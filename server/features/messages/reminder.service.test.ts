import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createConnection, signedIn } from '../../../tests/support/factories.ts';
import { mailPart, mailSubject, startSmtpServer, type TestSmtpServer } from '../../../tests/support/smtp-server.ts';
import { parseConfig } from '../../core/config.ts';
import { Jobs } from '../../core/jobs.ts';
import { connections } from '../../database/schema/networking.ts';
import { sendUnreadReminder } from './reminder.service.tsx';

type TestUser = Awaited<ReturnType<typeof signedIn>>;

let smtp: TestSmtpServer;
let portal: TestApp;
let ana: TestUser;
let beto: TestUser;

beforeAll(async () => {
  smtp = await startSmtpServer();
  portal = await createTestApp({ config: { smtpUrl: smtp.url } });
});
beforeEach(async () => {
  ana = await signedIn(portal, { firstName: 'Ana', lastName: 'Peña' });
  beto = await signedIn(portal, { firstName: 'Beto' });
  await createConnection(portal.database, ana.user.id, beto.user.id);
});
afterAll(async () => {
  await portal.close();
  await smtp.close();
});

const write = async (body: string): Promise<string> =>
  (await ana.client.post(`/api/messages/${beto.user.id}`, { body })).body.id;
const read = (upTo: string) => beto.client.post(`/api/messages/${ana.user.id}/read`, { upTo });

/** Delayed jobs, as message ids and minutes from now. */
async function planned(): Promise<[string, number][]> {
  const { rows } = await portal.database.execute<{ message: string; minutes: number }>(`
    select data ->> 'messageId' as message, round(extract(epoch from start_after - created_on) / 60)::int as minutes
    from pgboss.job where name = 'message-reminder' order by created_on`);
  return rows.map(({ message, minutes }) => [message, minutes]);
}

/** The job, as if the ten minutes were over. */
async function remind(messageId: string): Promise<void> {
  const { database } = portal;
  const jobs = new Jobs(database, pino({ level: 'silent' }));
  const config = { ...parseConfig({}), publicUrl: 'https://portal.example' };
  await sendUnreadReminder({ database, jobs, config, now: () => new Date() }, messageId);
}

async function mailsToBeto(): Promise<typeof smtp.mails> {
  const pending = async () =>
    (await portal.database.execute(`select 1 from pgboss.job where name = 'mail' and state <> 'completed'`)).rows
      .length;
  await expect.poll(pending).toBe(0);
  return smtp.mails.filter(({ to }) => to.includes(beto.user.email));
}

describe('the mail about unread messages', () => {
  it('is planned ten minutes after the first that is unread', async () => {
    const before = (await planned()).length;
    const first = await write('Uno');
    await write('Dos');
    expect((await planned()).slice(before)).toEqual([[first, 10]]);
    await read(first);
    const rest = (await planned()).slice(before + 1);
    // The second one is now the first that is unread.
    expect(rest).toHaveLength(1);
    expect(rest[0]?.[0]).not.toBe(first);
  });

  it('goes out once until the conversation is read', async () => {
    const first = await write('Cuesta RD$ 5,000 <secreto>');
    await remind(first);
    await write('Otro más');
    await remind(first);
    const [mail, ...more] = await mailsToBeto();
    expect(more).toEqual([]);
    if (!mail) throw new Error('no mail');
    expect(mailSubject(mail)).toBe('Ana Peña te escribió');
    const text = mailPart(mail, 'text/plain');
    expect(text).toContain('Hola, Beto:');
    expect(text).toContain('Ana Peña te escribió un mensaje y todavía no lo has leído en el portal.');
    expect(text).toContain(`https://portal.example/mensajes/${ana.user.id}`);
    expect(text).not.toContain('secreto');

    await read(await write('Tres'));
    const next = await write('Ahora sí');
    await write('Y algo más');
    await remind(next);
    const [, second, ...others] = await mailsToBeto();
    expect(others).toEqual([]);
    expect(second && mailPart(second, 'text/plain')).toContain(
      'Ana Peña te escribió 2 mensajes y todavía no los has leído en el portal.',
    );
  });

  it('does not go out for what was read, blocked or not wanted', async () => {
    const seen = await write('Uno');
    await read(seen);
    const later = await write('Dos');
    await remind(seen);
    expect(await mailsToBeto()).toEqual([]);

    await beto.client.put('/api/notifications/preferences/messages', { site: true, mail: false });
    await remind(later);
    expect(await mailsToBeto()).toEqual([]);
    await beto.client.put('/api/notifications/preferences/messages', { site: true, mail: true });

    await read(later);
    const last = await write('Tres');
    await portal.database
      .update(connections)
      .set({ status: 'blocked' })
      .where(eq(connections.receiverId, beto.user.id));
    await remind(last);
    expect(await mailsToBeto()).toEqual([]);
  });
});
