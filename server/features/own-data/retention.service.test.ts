import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dominicanDay } from '#contract/dominican-dates.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createOpenEvent, createPost, createUser, PASSWORD, signedIn } from '../../../tests/support/factories.ts';
import { runRetention } from '../../../tests/support/retention.ts';
import { addDays } from '../../core/dominican-time.ts';
import { Jobs } from '../../core/jobs.ts';
import { recordRefusal } from '../../core/mail/bounces.ts';
import { projectRoot } from '../../core/project-root.ts';
import { RETENTION_DAYS, type RetainedData } from '../../core/retention.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { reports } from '../../database/schema/reports.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await createUser(portal.database, { role: 'admin' });
});
afterAll(() => portal.close());

async function count(table: string, condition: string): Promise<number> {
  const { rows } = await portal.database.execute<{ total: number }>(
    `select count(*)::int as total from ${table} where ${condition}`,
  );
  return rows[0]?.total ?? 0;
}

/** One row of each kind whose retention starts now, with a condition that finds it. */
const MADE: Record<
  Exclude<RetainedData, 'deletedAccountRegistrations' | 'deletedAccounts'>,
  () => Promise<[table: string, string][]>
> = {
  sessions: async () => {
    const { user } = await signedIn(portal);
    const condition = `sess ->> 'userId' = '${user.id}'`;
    // Expires by itself, by the clock of the database.
    await portal.database.execute(`update sessions set expire = now() - interval '1 second' where ${condition}`);
    return [['sessions', condition]];
  },
  accountTokens: async () => {
    const { id, email } = await createUser(portal.database);
    await portal.database.execute(sql`insert into account_tokens (token_hash, user_id, purpose, email, expires_at)
      values (${id.replaceAll('-', '').repeat(2)}, ${id}, 'verify-email', ${email}, now())`);
    return [['account_tokens', `user_id = '${id}'`]];
  },
  knownBrowsers: async () => {
    const { user } = await signedIn(portal);
    return [['known_browsers', `user_id = '${user.id}'`]];
  },
  securityLog: async () => {
    const { id } = await createUser(portal.database);
    await portal.database.execute(sql`insert into security_events (user_id, kind) values (${id}, 'sign-in')`);
    return [['security_events', `user_id = '${id}'`]];
  },
  mails: async () => {
    const to = `${crypto.randomUUID()}@prueba.example`;
    const data = JSON.stringify({ to });
    const columns = sql`(name, data, state, completed_on)`;
    await portal.database.execute(sql`insert into pgboss.job ${columns} values ('mail', ${data}, 'completed', now())`);
    await portal.database.execute(
      sql`insert into pgboss.archive (id, name, data, state, completed_on, archived_on, priority, retry_limit, retry_count,
        retry_delay, retry_backoff, start_after, expire_in, created_on, keep_until)
        select gen_random_uuid(), name, data, state, completed_on, now(), priority, retry_limit, retry_count, retry_delay,
        retry_backoff, start_after, expire_in, created_on, keep_until from pgboss.job where data ->> 'to' = ${to}`,
    );
    return [
      ['pgboss.job', `data ->> 'to' = '${to}'`],
      ['pgboss.archive', `data ->> 'to' = '${to}'`],
    ];
  },
  mailBounces: async () => {
    const email = `${crypto.randomUUID()}@prueba.example`;
    await recordRefusal(portal.database, { to: email, refusal: 'unknown', reason: '550', now: new Date() });
    return [['mail_bounces', `email = '${email}'`]];
  },
  contactMessages: async () => {
    const { user, client } = await signedIn(portal);
    const form = { name: 'Ana', email: user.email, subject: 'other', message: '¿Dónde queda la oficina?' };
    await client.post('/api/contact', form);
    return [['contact_messages', `user_id = '${user.id}'`]];
  },
  decidedReports: async () => {
    const { id } = await createUser(portal.database);
    const post = await createPost(portal.database);
    const snapshot = { author: { firstName: 'Ana', lastName: 'Gil' }, title: 'Título', text: 'Texto' };
    await portal.database.insert(reports).values({
      ...{ kind: 'post', subjectId: post.id, snapshot, reporterId: id, reason: 'spam' },
      ...{ status: 'resolved', resolvedAt: sql`now()` },
    });
    return [
      ['reports', `reporter_id = '${id}'`],
      ['forum_reports', `reporter_id = '${id}'`],
    ];
  },
  notifications: async () => {
    const { id } = await createUser(portal.database);
    await portal.database.execute(
      sql`insert into notifications (user_id, kind, title, body) values (${id}, 'event', 'Aviso', 'Texto')`,
    );
    return [['notifications', `user_id = '${id}'`]];
  },
  searchMisses: async () => {
    const words = crypto.randomUUID().replaceAll('-', ' ');
    const day = dominicanDay(new Date());
    await portal.database.execute(sql`insert into search_misses (words, day) values (${words}, ${day})`);
    return [['search_misses', `words = '${words}'`]];
  },
  eventGuests: async () => {
    const event = await createOpenEvent(portal.database, { date: dominicanDay(new Date()) });
    const guest = { guestFirstName: 'Ana', guestLastName: 'Gil', guestEmail: 'ana@prueba.example' };
    await portal.database.insert(eventRegistrations).values({ eventId: event.id, ...guest });
    return [['event_registrations', `event_id = '${event.id}'`]];
  },
  unconfirmedSubscribers: async () => {
    const email = `${crypto.randomUUID()}@prueba.example`;
    await portal.database.execute(sql`insert into newsletter_subscribers (email) values (${email})`);
    return [['newsletter_subscribers', `email = '${email}'`]];
  },
  closedInvitations: async () => {
    const email = `${crypto.randomUUID()}@prueba.example`;
    await portal.database.execute(sql`insert into invitations (email, first_name, last_name, expires_at, accepted_at)
      values (${email}, 'Ana', 'Gil', now() + interval '14 days', now())`);
    return [['invitations', `email = '${email}'`]];
  },
  unusedMemberImages: async () => {
    const { id } = await createUser(portal.database);
    await portal.database.execute(sql`insert into media_items (kind, audience, width, height, widths, uploaded_by)
      values ('photo', 'members', 9, 9, '{9}', ${id})`);
    return [['media_items', `uploaded_by = '${id}'`]];
  },
};

describe('what is kept for a while', () => {
  it.each(Object.keys(MADE) as (keyof typeof MADE)[])(
    'goes when its time is over, and not before: %s',
    async (name) => {
      const days = RETENTION_DAYS[name];
      const made = await MADE[name]();
      const counts = () => Promise.all(made.map(([table, condition]) => count(table, condition)));
      // Sessions and links have an expiry of their own.
      if (name !== 'sessions' && name !== 'accountTokens') {
        await runRetention(portal, days - 1);
        expect(await counts()).toEqual(made.map(() => 1));
      }
      await runRetention(portal, days + 1);
      expect(await counts()).toEqual(made.map(() => 0));
    },
  );

  it('of people who left: attendance after a year, and the nameless account once nothing hangs on it', async () => {
    const { client, user } = await signedIn(portal);
    const past = await createOpenEvent(portal.database, { date: '2020-05-01' });
    // Yesterday where the portal is: at night in UTC, the day of UTC is tomorrow there.
    const recent = await createOpenEvent(portal.database, { date: addDays(dominicanDay(new Date()), -1) });
    await portal.database
      .insert(eventRegistrations)
      .values([past, recent].map(({ id }) => ({ eventId: id, userId: user.id })));
    const registrations = () => count('event_registrations', `user_id = '${user.id}'`);
    const accounts = () => count('users', `id = '${user.id}'`);
    await runRetention(portal);
    expect(await registrations()).toBe(2);
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    await runRetention(portal, 60);
    expect([await registrations(), await accounts()]).toEqual([1, 1]);
    await runRetention(portal, 800);
    await runRetention(portal, 800);
    expect([await registrations(), await accounts()]).toEqual([0, 0]);
  });

  it('of people who left: what they wrote in the forum keeps their place', async () => {
    const { client, user } = await signedIn(portal);
    await createPost(portal.database, { authorId: user.id });
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    await runRetention(portal, 800);
    expect(await count('users', `id = '${user.id}'`)).toBe(1);
  });
});

it('a job of the portal does it, by the clock', async () => {
  const { id } = await createUser(portal.database);
  await portal.database.execute(
    sql`insert into security_events (user_id, kind, at) values (${id}, 'sign-in', now() - interval '91 days')`,
  );
  const jobs = new Jobs(portal.database, pino({ level: 'silent' }));
  await jobs.enqueueDue();
  await expect.poll(() => count('security_events', `user_id = '${id}'`)).toBe(0);
});

it('docs/retention.md says what is enforced, with the same periods', () => {
  const text = readFileSync(join(projectRoot, 'docs/retention.md'), 'utf8');
  const told = [...text.matchAll(/^\| `(\w+)` \|[^|]*\| (\d+) \|/gm)].map(([, name, days]) => [name, Number(days)]);
  expect(Object.fromEntries(told)).toEqual(RETENTION_DAYS);
});
