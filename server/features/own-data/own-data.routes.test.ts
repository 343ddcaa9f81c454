import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnMeanings, isExplained } from '#contract/own-data/own-data-columns.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import {
  createComment,
  createConnection,
  createEvent,
  createOpenEvent,
  createPost,
  createUser,
  PASSWORD,
  signedIn,
} from '../../../tests/support/factories.ts';
import { queuedMailsTo, recordQueuedMails } from '../../../tests/support/queued-mails.ts';
import { parseConfig } from '../../core/config.ts';
import type { Viewer } from '../../core/viewer.ts';
import { users } from '../../database/schema/account.ts';
import { contactMessages } from '../../database/schema/contact.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { notifications } from '../../database/schema/notifications.ts';
import { invitationAsReceived, type Row } from './own-data.policy.ts';
import { writeOwnData } from './own-data-file.service.ts';
import { PERSONAL_DATA_MAP, type PersonalDataColumn, SECRET_COLUMNS } from './personal-data-map.ts';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await recordQueuedMails(portal.database);
  await createUser(portal.database, { role: 'admin' });
});
afterAll(() => portal.close());

/** A member with data wherever a member can have some. */
async function busyMember() {
  const secret = `Palabras que nadie más escribe: ${crypto.randomUUID()}`;
  const { client, user } = await signedIn(portal, { bio: secret, company: secret });
  const other = await signedIn(portal);
  const post = await createPost(portal.database, { authorId: user.id });
  const comment = await createComment(portal.database, { postId: post.id, authorId: user.id });
  const event = await createEvent(portal.database, {
    status: 'registration-open',
    registrationRequired: true,
    capacity: 1,
  });
  await client.post(`/api/events/${event.id}/registration`);
  await other.client.post(`/api/events/${event.id}/registration`);
  await client.put(`/api/forum/posts/${post.id}/like`);
  await client.post('/api/connections/send', { receiverId: other.user.id });
  await portal.database.insert(newsletterSubscribers).values({ email: user.email });
  return { client, user, secret, other, post, comment, event };
}

describe('the personal data map', () => {
  it('are all listed: every foreign key that leads to users', async () => {
    const { rows } = await portal.database.execute<{ trace: string }>(sql`
      select conrelid::regclass || '.' || attname as trace from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass and connamespace = 'public'::regnamespace`);
    const listed = [...new Set(PERSONAL_DATA_MAP.map(({ table, column }) => `${table}.${column}`))];
    expect(listed.sort()).toEqual(rows.map(({ trace }) => trace).sort());
  });

  it('and the database refuses rows that somebody writes after leaving, wherever rows are their own', async () => {
    const { rows } = await portal.database.execute<{ trace: string }>(sql`
      select tgrelid::regclass || '.' || trim(both from encode(tgargs, 'escape'), '\\000') as trace
      from pg_trigger where tgname = 'refuse_deleted_user'`);
    // Written about a person by the portal, by others, or by an administrator about their own work.
    const writtenByOthers = [
      ...['audit_log.actor_id', 'security_events.user_id', 'member_directory.user_id', 'contact_reads.member_id'],
      ...['connections.receiver_id', 'messages.receiver_id', 'conversations.user_id', 'conversations.other_id'],
      ...[
        'notifications.user_id',
        'notifications.about_id',
        'message_reports.sender_id',
        'message_reports.resolved_by',
      ],
      ...['forum_reports.author_id', 'forum_reports.resolved_by', 'profile_reports.member_id'],
      ...['profile_reports.resolved_by', 'contact_messages.answered_by', 'newsletter_issues.created_by'],
      ...['reports.author_id', 'reports.resolved_by', 'legal_versions.published_by'],
      ...['member_notes.member_id', 'member_notes.author_id'],
      'content_versions.published_by',
      'invitations.invited_by',
      'event_speakers.user_id',
    ];
    const listed = [...new Set(PERSONAL_DATA_MAP.map(({ table, column }) => `${table}.${column}`))];
    expect([...rows.map(({ trace }) => trace), ...writtenByOthers].sort()).toEqual(listed.sort());
  });
});

it('every column of the downloaded file is explained beside it, and nothing else is', async () => {
  const { rows } = await portal.database.execute<{ table: string; columns: string[] }>(sql`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = 'public' group by table_name`);
  const columnsOf = (table: string) =>
    rows.find((row) => row.table === table)?.columns.filter((column) => !SECRET_COLUMNS.includes(column)) ?? [];
  const exported: Partial<PersonalDataColumn>[] = [
    { table: 'users' },
    { table: 'newsletter_subscribers' },
    { table: 'mail_bounces' },
    { table: 'invitations', shownAs: invitationAsReceived },
    ...PERSONAL_DATA_MAP.filter(({ exportedAs }) => exportedAs),
  ];
  const shown = exported.flatMap(({ table = '', shownAs = (row: Row) => row }) =>
    Object.keys(shownAs(Object.fromEntries(columnsOf(table).map((column) => [column, null]))) ?? {}),
  );
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((column) => !isExplained(column))).toEqual([]);
  const whole = columnMeanings.flatMap(({ names }) => names).filter((name) => !/^_|_$/.test(name));
  expect(whole.filter((name) => !shown.includes(name))).toEqual([]);
});

describe('downloading what is held', () => {
  it('gives everything as a file, and no secret', async () => {
    const { client, user, secret, post, comment } = await busyMember();
    const answer = await client.get('/api/users/data');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="mis-datos.json"');
    expect(answer.body).toMatchObject({
      cuenta: { id: user.id, email: user.email, bio: secret, created_at: expect.stringMatching(ISO_TIME) },
      publicaciones: [{ id: post.id }],
      comentarios: [{ id: comment.id }],
      inscripciones: [{ status: 'confirmed' }],
      meGusta: [{ post_id: post.id }],
      solicitudesEnviadas: [{ status: 'pending' }],
      boletin: [{ email: user.email }],
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|token_hash|"sid"/);
  });

  it('tells nobody who refused or blocked them, nor what the administration noted', async () => {
    const { client, user, other } = await busyMember();
    const sent = async () => (await client.get('/api/users/data')).body.solicitudesEnviadas;
    const [before] = await sent();
    await other.client.put(`/api/connections/${before.id}/respond`, { status: 'rejected' });
    expect(await sent()).toEqual([before]);
    const { body: refused } = await other.client.get('/api/users/data');
    expect(refused.solicitudesRecibidas).toMatchObject([{ id: before.id, status: 'rejected' }]);
    await client.delete(`/api/connections/${before.id}`);
    expect(await sent()).toEqual([]);

    const blocker = await createUser(portal.database);
    await createConnection(portal.database, blocker.id, user.id, 'blocked');
    const question = { name: 'Ana', email: user.email, subject: 'other', message: '¿Dónde queda la sede?' };
    const note = 'Pregunta lo mismo cada mes';
    await portal.database.insert(contactMessages).values({ ...question, userId: user.id, note });
    const { body } = await client.get('/api/users/data');
    expect(body.mensajesDeContacto).toMatchObject([{ message: question.message }]);
    for (const hidden of [blocker.id, note]) expect(JSON.stringify(body)).not.toContain(hidden);
  });

  it('reads long tables in pages, as the file is sent, and holds up nobody else', async () => {
    const { client, user } = await signedIn(portal);
    await portal.database.execute(sql`
      insert into notifications (user_id, kind, title, body, href)
      select ${user.id}, 'newMessage', 'Aviso ' || n, '', '/mensajes' from generate_series(1, 1200) as n`);
    await portal.database.execute(sql`
      with posts as (
        insert into forum_posts (author_id, category_id, title, content)
        select ${user.id}, category_id, title, content
        from (select category_id, title, content from forum_posts limit 1) as one, generate_series(1, 1200) returning id
      )
      insert into forum_post_likes (post_id, user_id) select id, ${user.id} from posts`);
    const { body: whole } = await client.get('/api/users/data');
    const distinct = (rows: Row[], key: string) => new Set(rows.map((row) => row[key])).size;
    expect(distinct(whole.avisos, 'title')).toBe(1200);
    expect(distinct(whole.meGusta, 'post_id')).toBe(1200);

    const viewer = { id: user.id, email: user.email, isEmailVerified: false } as Viewer;
    const stalled = writeOwnData({ config: parseConfig({ DEMO: 'off' }), database: portal.database }, viewer);
    let text = '';
    while (!text.includes('Aviso')) text += (await stalled.next()).value;
    const other = (await signedIn(portal)).client;
    expect((await other.get('/api/users/data')).body.avisos).toEqual([]);
    await portal.database.delete(notifications).where(eq(notifications.userId, user.id));
    for await (const piece of stalled) text += piece;
    const partly = JSON.parse(text).avisos.length;
    expect(partly).toBeGreaterThan(0);
    expect(partly).toBeLessThan(1200);
  });

  it('is for oneself only', async () => {
    expect((await portal.visitor().get('/api/users/data')).status).toBe(401);
    const { user } = await busyMember();
    const stranger = await signedIn(portal);
    const { body } = await stranger.client.get('/api/users/data');
    expect(JSON.stringify(body)).not.toContain(user.id);
  });
});

describe('a subscription to the newsletter', () => {
  const confirmedAt = new Date('2026-01-01T12:00:00Z');

  async function subscriberWithAccount(on: TestApp, isEmailVerified: boolean, confirmed: Date | null) {
    const { client, user } = await signedIn(on, { isEmailVerified });
    await on.database.insert(newsletterSubscribers).values({ email: user.email, confirmedAt: confirmed });
    const shown = (await client.get('/api/users/data')).body.boletin.length > 0;
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    const left = await on.database
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, user.email));
    return { shown, removed: left.length === 0 };
  }

  const own = { shown: true, removed: true };
  const notOwn = { shown: false, removed: false };

  it.each([
    ['whoever confirmed the address', true, confirmedAt, own, own],
    ['an account that never did, once somebody confirmed the subscription', false, confirmedAt, notOwn, notOwn],
    ['an account that never did, while nobody confirmed either', false, null, own, notOwn],
  ])('belongs to its address: %s', async (_name, isEmailVerified, confirmed, plainly, withMail) => {
    const confirming = await createTestApp({ sharing: portal, config: { emailConfirmation: true } });
    expect(await subscriberWithAccount(portal, isEmailVerified, confirmed)).toEqual(plainly);
    expect(await subscriberWithAccount(confirming, isEmailVerified, confirmed)).toEqual(withMail);
    await confirming.close();
  });
});

describe('deleting the account', () => {
  it('leaves no trace of the person, and what others wrote', async () => {
    const { client, user, secret, other, post, event } = await busyMember();
    const answer = await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect(answer.status).toBe(200);

    expect((await client.get('/api/auth/user')).status).toBe(401);
    const login = await portal.visitor().post('/api/auth/login', { email: user.email, password: PASSWORD });
    expect(login.status).toBe(401);
    expect((await other.client.get(`/api/members/${user.id}`)).status).toBe(404);
    const seen = await other.client.get(`/api/forum/posts/${post.id}`);
    expect(seen.body.author).toMatchObject({ firstName: 'Miembro', lastName: 'eliminado', profileImageUrl: null });
    const registered = await other.client.get(`/api/events/${event.id}`);
    expect(registered.body.registration).toMatchObject({ status: 'confirmed' });

    const { rows } = await portal.database.execute<{ dump: string }>(sql`
      select string_agg(row::text, ' ') as dump from (
        select to_jsonb(u) as row from users u
        union all select to_jsonb(s) from newsletter_subscribers s
        union all select to_jsonb(c) from connections c
        union all select to_jsonb(d) from member_directory d) as everything`);
    for (const trace of [user.email, secret]) expect(rows[0]?.dump).not.toContain(trace);
    // The address is free again.
    const again = { email: user.email, password: 'otra clave', firstName: 'Nueva', lastName: 'Persona' };
    expect((await portal.visitor().post('/api/auth/register', again)).status).toBe(201);
  });

  it('is the last that the person hears of: what others do with what stays reaches nobody', async () => {
    const admin = (await signedIn(portal, { role: 'admin' })).client;
    const { client, user, other, post } = await busyMember();
    const proposal = await createEvent(portal.database, { publication: 'proposed', createdBy: user.id });
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect((await other.client.post(`/api/forum/posts/${post.id}/comments`, { content: '¿Y ahora?' })).status).toBe(
      201,
    );
    expect((await admin.put(`/api/admin/events/${proposal.id}/publication`)).status).toBe(200);
    expect(await portal.database.select().from(notifications).where(eq(notifications.userId, user.id))).toEqual([]);
    const [left] = await portal.database.select({ email: users.email }).from(users).where(eq(users.id, user.id));
    expect(await queuedMailsTo(portal.database, left?.email ?? '')).toEqual([]);
  });

  it('is told to a confirmed address, and warnings that wait are sent all the same', async () => {
    for (const isEmailVerified of [true, false]) {
      const { client, user } = await signedIn(portal, { isEmailVerified });
      const warning = JSON.stringify({ to: user.email, subject: 'Dispositivo nuevo', isSecurity: true });
      await portal.database.execute(sql`
        insert into pgboss.job (name, data, start_after) values ('mail', ${warning}::jsonb, now() + interval '1 hour')`);
      await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
      const { rows } = await portal.database.execute(sql`
        select from pgboss.job where data ->> 'subject' = 'Dispositivo nuevo' and data ->> 'to' = ${user.email}`);
      expect(rows).toHaveLength(1);
      const told = (await queuedMailsTo(portal.database, user.email)).filter((subject) =>
        subject.includes('eliminada'),
      );
      expect(told).toHaveLength(isEmailVerified ? 1 : 0);
    }
  });

  it('takes what the queue still holds for the person along', async () => {
    const { client, user } = await signedIn(portal);
    await portal.database.execute(sql`
      insert into pgboss.job (name, data, state, start_after) values
        ('mail', jsonb_build_object('to', ${user.email}::text, 'text', 'un enlace'), 'failed', now()),
        ('password-link', jsonb_build_object('email', ${user.email}::text), 'created', now() + interval '1 hour')`);
    await portal.database.execute(sql`
      insert into pgboss.archive (id, name, data, state, created_on, start_after, expire_in, retry_limit, retry_count,
        retry_delay, retry_backoff, keep_until, priority)
      select gen_random_uuid(), name, data, state, created_on, start_after, expire_in, retry_limit, retry_count,
        retry_delay, retry_backoff, keep_until, priority from pgboss.job where state = 'failed' limit 1`);
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    const { rows } = await portal.database.execute<{ left: number }>(sql`
      select count(*)::int as left from (select data from pgboss.job union all select data from pgboss.archive) as held
      where held.data::text like ${`%${user.email}%`}`);
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('gives back the seat of an event that begins later the same day, and keeps that of one that began', async () => {
    const noon = new Date('2030-03-10T16:00:00Z');
    const today = await createTestApp({ sharing: portal, now: () => noon });
    const { client, user } = await signedIn(today);
    const seats = await Promise.all(
      ['11:00', '19:00'].map(async (time) => {
        const { id } = await createOpenEvent(portal.database, { date: '2030-03-10', time });
        await portal.database.insert(eventRegistrations).values({ eventId: id, userId: user.id });
        return id;
      }),
    );
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    const kept = await portal.database
      .select({ eventId: eventRegistrations.eventId })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.userId, user.id));
    expect(kept).toEqual([{ eventId: seats[0] }]);
    await today.close();
  });

  it('ends the membership for administrators too: not counted, not listed, not to be brought back', async () => {
    const admin = (await signedIn(portal, { role: 'admin' })).client;
    const { client, user } = await signedIn(portal);
    const counted = async () => (await admin.get('/api/admin/stats')).body.users.total;
    const before = await counted();
    await client.send('DELETE', '/api/users/account', { email: user.email, password: PASSWORD });
    expect(await counted()).toBe(before - 1);
    const { members } = (await admin.get('/api/admin/members?state=suspended')).body;
    expect(members.map(({ id }: { id: string }) => id)).not.toContain(user.id);
    expect((await admin.send('DELETE', `/api/admin/members/${user.id}/suspension`)).status).toBe(404);
  });

  it('asks for the e-mail and the password', async () => {
    const { client, user } = await signedIn(portal);
    const del = (body: unknown) => client.send('DELETE', '/api/users/account', body);
    expect((await del({ email: 'otra@prueba.example', password: PASSWORD })).body.fields).toEqual({
      email: 'No es el correo de tu cuenta',
    });
    expect((await del({ email: user.email, password: 'no es' })).body.fields).toEqual({
      password: 'La contraseña no es correcta',
    });
    expect((await del({ email: user.email })).status).toBe(400);
    expect((await del({})).status).toBe(400);
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });

  it('asks only for the e-mail where there is no password', async () => {
    const { client, user } = await signedIn(portal);
    await portal.database.update(users).set({ authProvider: 'oidc', password: null }).where(eq(users.id, user.id));
    const answer = await client.send('DELETE', '/api/users/account', { email: user.email });
    expect(answer.status).toBe(200);
  });
});
