import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createConnection,
  createOpenEvent,
  createPost,
  createProject,
  createUser,
  PASSWORD,
  signedIn,
} from '../../../tests/support/factories.ts';
import { interleaveOnLock } from '../../../tests/support/lock-interleaving.ts';
import { parseConfig } from '../../core/config.ts';
import { Jobs } from '../../core/jobs.ts';
import { rateLimits } from '../../database/schema/core.ts';
import { repeatDeletions } from './own-data.service.ts';

let portal: TestApp;
let admin: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  portal = await createTestApp({ config: { rateLimits: true } });
  admin = await signedIn(portal, { role: 'admin' });
});
afterAll(() => portal.close());

let made = 0;
/** A word of letters only, as names have them, that nobody else uses. */
function unique(): string {
  made += 1;
  return `Zk${[...crypto.randomUUID().replaceAll('-', '').slice(0, 10)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('')}x${'abcdefghij'[made % 10]}`;
}

/** Every table of the portal and of its queue in which one of these words stands, whatever its accents and capitals. */
async function tablesWith(words: string[]): Promise<Record<string, string[]>> {
  const { rows: tables } = await portal.database.execute<{ name: string }>(sql`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss', 'drizzle') and table_type = 'BASE TABLE' order by 1`);
  expect(tables.length).toBeGreaterThan(30);
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const { rows } = await portal.database.execute<{ text: string }>(
      `select coalesce(string_agg(lower(t::text), ' '), '') as text from ${name} as t`,
    );
    const left = words.filter((word) => rows[0]?.text.includes(word.toLowerCase()));
    if (left.length > 0) found[name] = left;
  }
  return found;
}

const leave = ({ client, user }: Awaited<ReturnType<typeof signedIn>>) =>
  client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });

async function noJobsLeft(): Promise<void> {
  const waiting = async () => {
    const { rows } = await portal.database.execute(
      sql`select 1 from pgboss.job where state in ('created', 'active', 'retry') and start_after <= now()`,
    );
    return rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0);
}

describe('of somebody who left', () => {
  it('no word is left in any table, but for what the personal data map says', async () => {
    const word = Object.fromEntries(
      ['first', 'last', 'company', 'position', 'location', 'bio', 'skill', 'note', 'message', 'letter', 'mail'].map(
        (name) => [name, unique()],
      ),
    ) as Record<string, string>;
    const person = await signedIn(portal, {
      firstName: word.first as string,
      lastName: word.last as string,
      email: `${word.mail?.toLowerCase()}@prueba.example`,
      isEmailVerified: true,
      company: word.company as string,
      position: word.position as string,
      location: word.location as string,
      bio: `Una biografía con ${word.bio}`,
    });
    const { client, user } = person;
    const friend = await signedIn(portal, { isEmailVerified: true });
    await client.put('/api/users/skills', { skills: [{ skill: word.skill, level: 'expert' }] });
    await client.post('/api/connections/send', { receiverId: admin.user.id, note: `Hola, ${word.note}` });
    await createConnection(portal.database, user.id, friend.user.id);
    await client.post(`/api/messages/${friend.user.id}`, { body: `Un secreto: ${word.message}` });
    const letter = { name: `${word.first} ${word.last}`, email: user.email, subject: 'other' };
    expect((await client.post('/api/contact', { ...letter, message: `Una carta con ${word.letter}` })).status).toBe(
      201,
    );
    await portal.visitor().post('/api/newsletter/subscribe', { email: user.email, consent: true });
    await portal.visitor().post('/api/auth/login', { email: user.email, password: 'no es' });
    await portal.visitor().post('/api/auth/forgot-password', { email: user.email });
    const project = await createProject(portal.database);
    await client.put(`/api/projects/${project.id}/participation`, { note: `Puedo ayudar: ${word.note}` });
    const post = await createPost(portal.database, { authorId: friend.user.id });
    await client.post(`/api/forum/posts/${post.id}/comments`, { content: 'Muy de acuerdo' });
    const event = await createOpenEvent(portal.database);
    await client.post(`/api/events/${event.id}/registration`);
    const proposal = { title: 'Feria de quesos', date: '2099-05-01', time: '09:00' };
    expect((await client.post('/api/events', proposal)).status).toBe(201);
    await admin.client.get(`/api/search?q=xilofonos%20${word.last}&scope=all`);
    await noJobsLeft();

    const words = Object.values(word);
    const before = await tablesWith(words);
    for (const table of [
      'users',
      'search_vocabulary',
      'search_misses',
      'member_directory',
      'notifications',
      'messages',
    ]) {
      expect(Object.keys(before)).toContain(`public.${table}`);
    }
    expect((await leave(person)).status).toBe(200);
    await noJobsLeft();
    expect(await tablesWith(words)).toEqual({});
    const { body } = await admin.client.get('/api/notifications');
    expect(JSON.stringify(body)).not.toContain(word.last);
  });

  it('what others use too stays in the vocabulary', async () => {
    const [shared, own] = [unique(), unique()];
    const person = await signedIn(portal, { lastName: shared, company: own });
    await createUser(portal.database, { lastName: shared });
    await leave(person);
    const left = await tablesWith([shared, own]);
    expect(left['public.search_vocabulary']).toEqual([shared]);
  });

  it('the audit log and what was reported keep their words: nothing else does', async () => {
    const [name, bio, words] = [unique(), unique(), unique()];
    const person = await signedIn(portal, { lastName: name, bio });
    const reader = await signedIn(portal);
    const post = await createPost(portal.database, { authorId: person.user.id, content: `Un texto con ${words}` });
    await reader.client.post(`/api/forum/posts/${post.id}/reports`, { reason: 'spam' });
    await reader.client.post(`/api/members/${person.user.id}/reports`, { reason: 'spam' });
    await admin.client.put(`/api/admin/members/${person.user.id}/role`, { role: 'admin' });
    await admin.client.put(`/api/admin/members/${person.user.id}/role`, { role: 'member' });
    await noJobsLeft();
    const again = portal.visitor();
    await again.post('/api/auth/login', { email: person.user.email, password: PASSWORD });
    expect((await leave({ ...person, client: again })).status).toBe(200);
    expect(await tablesWith([name, bio, words])).toEqual({
      'public.audit_log': [name],
      'public.reports': [name, bio, words],
      // Copies for the release before.
      'public.forum_reports': [name, words],
      'public.profile_reports': [name, bio],
      // Published content stays, anonymized, and can be found.
      'public.forum_posts': [words],
      'public.forum_post_documents': expect.anything(),
      'public.search_vocabulary': [words],
    });
  });
});

describe('leaving', () => {
  it('is all or nothing: cut off in the middle, everything is as it was', async () => {
    const person = await signedIn(portal, { company: 'Panadería La Espiga', profileImageUrl: '/api/photos/no.webp' });
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    const waiting = await signedIn(portal);
    await person.client.post(`/api/events/${event.id}/registration`);
    await waiting.client.post(`/api/events/${event.id}/registration`);
    await portal.database.execute(sql`create function cut_off() returns trigger language plpgsql as
      $$ begin raise exception 'canceling statement due to statement timeout' using errcode = 'query_canceled'; end $$`);
    // One of the last tables: most deletions have run by then.
    await portal.database.execute(
      sql`create trigger cut_off before delete on event_subscribers for each statement execute function cut_off()`,
    );
    expect((await leave(person)).status).toBeGreaterThanOrEqual(500);
    await portal.database.execute(sql`drop trigger cut_off on event_subscribers`);

    const { body } = await person.client.get('/api/auth/user');
    expect(body).toMatchObject({ company: 'Panadería La Espiga', profileImageUrl: '/api/photos/no.webp' });
    const seat = async (who: typeof person) =>
      (await who.client.get(`/api/events/${event.id}`)).body.registration.status;
    expect([await seat(person), await seat(waiting)]).toEqual(['confirmed', 'waitlisted']);
    expect((await leave(person)).status).toBe(200);
    expect(await seat(waiting)).toBe('confirmed');
  });

  it('does not deadlock with somebody who registers for the same event', async () => {
    const [person, other] = [await signedIn(portal), await signedIn(portal)];
    const event = await createOpenEvent(portal.database, { capacity: 1 });
    await person.client.post(`/api/events/${event.id}/registration`);
    const held = sql`select from events where id = ${event.id} for update`;
    const register = () => other.client.post(`/api/events/${event.id}/registration`);
    const answers = await interleaveOnLock(portal.database, held, [register, () => leave(person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await other.client.get(`/api/events/${event.id}`)).body.registration.status).toBe('confirmed');
  });
});

describe('leaving touches nothing of others, and nobody is in its way', () => {
  it('whoever registers the address of an anonymized account is refused, and whoever has it keeps nobody here', async () => {
    const person = await signedIn(portal);
    const form = { password: PASSWORD, firstName: 'Ana', lastName: 'Gil' };
    for (const email of [`eliminado-${person.user.id}@eliminado.invalid`, 'ana@invalid', 'ana@Nadie.INVALID']) {
      const { status, body } = await portal.visitor().post('/api/auth/register', { ...form, email });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['email']]);
    }
    await createUser(portal.database, { email: `eliminado-${person.user.id}@eliminado.invalid` });
    expect((await leave(person)).status).toBe(200);
  });

  it('again after a restore: one account that cannot be deleted keeps no other', async () => {
    const [stuck, other] = [await signedIn(portal), await signedIn(portal)];
    await portal.database.execute(sql`create function keep_stuck() returns trigger language plpgsql as
      $$ begin if old.first_name = 'Atascada' then raise exception 'stuck'; end if; return new; end $$`);
    await portal.database.execute(sql`update users set first_name = 'Atascada' where id = ${stuck.user.id}`);
    await portal.database.execute(
      sql`create trigger keep_stuck before update on users for each row execute function keep_stuck()`,
    );
    const { database } = portal;
    const jobs = new Jobs(database, pino({ level: 'silent' }));
    const context = { database, jobs, config: parseConfig({}), now: () => new Date() };
    await expect(repeatDeletions(context, [stuck.user.id, other.user.id])).rejects.toThrow();
    await portal.database.execute(sql`drop trigger keep_stuck on users`);
    expect((await stuck.client.get('/api/auth/user')).status).toBe(200);
    expect((await other.client.get('/api/auth/user')).status).toBe(401);
  });

  it('the counters of every address go on, also those of the one that left', async () => {
    const domain = `${unique().toLowerCase()}.example`;
    const { email } = await createUser(portal.database, { email: `mariana@${domain}` });
    const guess = async (address: string) =>
      (await portal.visitor().post('/api/auth/login', { email: address, password: 'no es' })).status;
    for (let index = 0; index < 6; index += 1) expect(await guess(email)).toBe(401);
    const person = await signedIn(portal, { email: `a@${domain}` });
    const counters = async () => (await portal.database.select().from(rateLimits)).length;
    const before = await counters();
    expect((await leave(person)).status).toBe(200);
    expect(await counters()).toBe(before);
    expect(await guess(email)).toBe(429);
  });

  it('failed mails stay that only share words with who left; those about them go', async () => {
    const person = await signedIn(portal, { firstName: 'el', lastName: 'evento' });
    const friend = await createUser(portal.database);
    const failed = (data: object) =>
      portal.database.execute(sql`
      insert into pgboss.job (name, data, state, completed_on)
      values ('mail', ${JSON.stringify(data)}::jsonb, 'failed', now())`);
    await failed({ to: friend.email, subject: 'ajeno', text: `Recuerda: el evento es mañana, ${person.user.email}` });
    await failed({ to: friend.email, subject: 'propio', text: 'Alguien quiere conectar', about: person.user.id });
    expect((await leave(person)).status).toBe(200);
    const { rows } = await portal.database.execute(sql`
      select data ->> 'subject' as subject from pgboss.job where data ->> 'to' = ${friend.email} and state = 'failed'`);
    expect(rows).toEqual([{ subject: 'ajeno' }]);
  });

  it('a mail that names a member to another says so, so that it is found', async () => {
    const [person, friend] = [await signedIn(portal), await createUser(portal.database)];
    await portal.database.execute(sql`create table named (about text);
      create function keep_named() returns trigger language plpgsql as
        $$ begin insert into named values (new.data ->> 'about'); return new; end $$;
      create trigger keep_named before insert on pgboss.job for each row when (new.name = 'mail') execute function keep_named()`);
    await person.client.post('/api/connections/send', { receiverId: friend.id });
    const { rows } = await portal.database.execute(sql`select distinct about from named`);
    expect(rows).toEqual([{ about: person.user.id }]);
  });

  it('mails to an address that nobody confirmed are not of who claims it', async () => {
    const confirming = await createTestApp({ sharing: portal, config: { emailConfirmation: true } });
    const squatter = await signedIn(confirming, { isEmailVerified: false });
    const mail = JSON.stringify({ to: squatter.user.email, subject: 'Tu entrada' });
    await portal.database.execute(sql`
      insert into pgboss.job (name, data, start_after) values ('mail', ${mail}::jsonb, now() + interval '1 day')`);
    expect((await leave(squatter)).status).toBe(200);
    const { rows } = await portal.database.execute(
      sql`select from pgboss.job where data ->> 'to' = ${squatter.user.email}`,
    );
    expect(rows).toHaveLength(1);
    await confirming.close();
  });
});
