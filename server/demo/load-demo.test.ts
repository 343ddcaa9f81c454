import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idParams } from '#contract/fields.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { enforceRetention } from '../features/own-data/retention.service.ts';
import { instantAt } from './days.ts';
import { loadDemo, loadDemoIntoEmptyDatabase } from './load-demo.ts';
import { seasonOf } from './seasons/season.ts';
import { seasonalPosts } from './seasons/seasonal-posts.ts';
import { seasonalNews } from './seasons/seasonal-texts.ts';

const PASSWORD_HASH = '$argon2id$for-the-two-accounts';
/** Tables and columns that hold texts. */
const TEXTS: [table: string, column: string][] = [
  ['users', 'bio'],
  ['users', 'email'],
  ['users', 'phone'],
  ['forum_categories', 'description'],
  ['forum_posts', 'title'],
  ['forum_posts', 'content'],
  ['forum_posts', 'excerpt'],
  ['forum_comments', 'content'],
  ['projects', 'title'],
  ['projects', 'description'],
  ['project_participants', 'note'],
  ['events', 'title'],
  ['events', 'description'],
  ['news', 'title'],
  ['news', 'excerpt'],
  ['news', 'content'],
  ['contact_messages', 'message'],
  ['contact_messages', 'answer'],
  ['newsletter_issues', 'subject'],
  ['newsletter_issues', 'intro'],
  ['messages', 'body'],
];
const TABLES = [
  'users',
  'user_skills',
  'forum_categories',
  'forum_posts',
  'forum_comments',
  'forum_post_likes',
  'projects',
  'project_participants',
  'events',
  'event_registrations',
  'news',
  'newsletter_subscribers',
  'newsletter_issues',
  'connections',
  'contact_messages',
  'messages',
  'notifications',
  'reports',
];

async function select<Row extends Record<string, unknown>>({ database }: TestDatabase, query: string): Promise<Row[]> {
  return (await database.$client.query<Row>(query)).rows;
}

/** The single value of the single row. */
async function value(test: TestDatabase, query: string): Promise<unknown> {
  const [row] = await select(test, query);
  return row && Object.values(row)[0];
}

const count = async (test: TestDatabase, from: string) => Number(await value(test, `select count(*) from ${from}`));

const demoMember = `(select id from users where email = 'miembro@demo.example')`;

describe.each([
  { today: '2026-01-01', conference: '2026-08-28' },
  { today: '2026-11-15', conference: '2027-08-28' },
  { today: '2027-08-28', conference: '2027-08-28' },
  { today: '2027-08-29', conference: '2028-08-28' },
  { today: '2028-02-29', conference: '2028-08-28' },
])('the demo data set of $today', ({ today, conference }) => {
  let test: TestDatabase;

  beforeAll(async () => {
    test = await createTestDatabase();
    await loadDemo(test.database, { today, passwordHash: PASSWORD_HASH });
  });
  afterAll(() => test.close());

  it('has 156 users, of whom two can sign in', async () => {
    expect(await count(test, 'users')).toBe(156);
    expect(
      await select(test, `select email, role from users where password = '${PASSWORD_HASH}' order by email`),
    ).toEqual([
      { email: 'admin@demo.example', role: 'admin' },
      { email: 'miembro@demo.example', role: 'member' },
    ]);
    expect(await count(test, `users where password like '!%' and role = 'member'`)).toBe(154);
    expect(await count(test, `users where email not like '%.example' or website not like 'https://%.example'`)).toBe(0);
    expect(await count(test, `users where phone !~ '^[+]18[024]955501[0-9]{2}$'`)).toBe(0);
    expect(await count(test, `users where phone is null`)).toBeLessThan(12);
    expect(await count(test, 'users where is_email_verified')).toBeGreaterThan(140);
    expect(
      await count(test, 'users where bio is null or company is null or position is null or location is null'),
    ).toBe(0);
    expect(Number(await value(test, 'select count(distinct user_id) from user_skills'))).toBeGreaterThan(150);
    expect(
      await count(test, '(select location from users group by location having count(*) > 0) as used'),
    ).toBeGreaterThan(12);
  });

  it('has 89 published posts in six categories, with the likes and comments that they count', async () => {
    expect(await count(test, 'forum_posts')).toBe(89);
    expect(await count(test, 'forum_posts where is_published')).toBe(89);
    expect(await count(test, 'forum_categories')).toBe(6);
    expect(Number(await value(test, 'select count(distinct category_id) from forum_posts'))).toBe(6);
    expect(Number(await value(test, 'select count(distinct author_id) from forum_posts'))).toBeGreaterThan(60);
    expect(await count(test, 'forum_comments')).toBeGreaterThanOrEqual(250);
    expect(await count(test, 'forum_comments where parent_id is not null')).toBeGreaterThan(50);
    expect(
      await count(
        test,
        `forum_posts p where likes <> (select count(*) from forum_post_likes l where l.post_id = p.id)
          or comments_count <> (select count(*) from forum_comments c where c.post_id = p.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        test,
        'forum_categories c where posts_count <> (select count(*) from forum_posts p where p.category_id = c.id)',
      ),
    ).toBe(0);
    expect(await count(test, 'forum_posts p join forum_comments c on c.id = p.solution_id and c.post_id = p.id')).toBe(
      12,
    );
    expect(await count(test, 'forum_posts where length(title) not between 10 and 200')).toBe(0);
    expect(await count(test, 'forum_posts where length(content) not between 50 and 5000')).toBe(0);
    expect(await count(test, 'forum_posts where length(excerpt) not between 40 and 150')).toBe(0);
  });

  it('talks of the season in two recent posts and one item of news', async () => {
    const season = seasonOf(today);
    const titles = seasonalPosts[season].map(({ post }) => `'${post.title}'`).join(', ');
    expect(await count(test, `forum_posts where title in (${titles}) and created_at > '${today}'::date - 13`)).toBe(2);
    const { title } = seasonalNews[season];
    expect(await count(test, `news where title = '${title}' and date > '${today}'::date - 15`)).toBe(1);
    expect(await count(test, `events where description like '%{%'`)).toBe(0);
    expect(await count(test, `events where description like '%Esta vez se practica%'`)).toBe(1);
  });

  it('gives a few posts most of the likes', async () => {
    const likes = (await select<{ likes: number }>(test, 'select likes from forum_posts order by likes desc')).map(
      (row) => row.likes,
    );
    const total = likes.reduce((sum, each) => sum + each, 0);
    const ofTheTopTenth = likes.slice(0, 9).reduce((sum, each) => sum + each, 0);
    expect(ofTheTopTenth / total).toBeGreaterThan(0.3);
    expect(likes.at(-1)).toBeLessThan(4);
  });

  it('has 234 active subscribers', async () => {
    expect(await count(test, 'newsletter_subscribers where is_active')).toBe(234);
    expect(await count(test, 'newsletter_subscribers where is_active and confirmed_at is null')).toBe(0);
  });

  it('has a consent of every member and subscriber, to a text that was there already', async () => {
    const given = await count(
      test,
      'consents join legal_versions using (document, version) where given and created_at >= published_at',
    );
    expect(given).toBe((await count(test, 'users')) + (await count(test, 'newsletter_subscribers')));
    expect(await value(test, `select extract(year from min(published_at)) from legal_versions`)).toBe('2025');
  });

  it('gives the demo member the figures of the profile, hence reputation 245', async () => {
    const [figures] = await select<Record<string, number>>(
      test,
      `select
        (select count(*)::int from forum_posts where author_id = ${demoMember}) as posts,
        (select count(*)::int from forum_comments where author_id = ${demoMember}) as comments,
        (select count(*)::int from forum_post_likes l join forum_posts p on p.id = l.post_id
          where p.author_id = ${demoMember}) as likes,
        (select count(*)::int from connections
          where status = 'accepted' and ${demoMember} in (requester_id, receiver_id)) as connections,
        (select count(*)::int from event_registrations
          where user_id = ${demoMember} and attended_at is not null) as attended,
        (select count(*)::int from project_participants where user_id = ${demoMember}) as projects,
        (select extract(year from created_at at time zone 'America/Santo_Domingo')::int from users
          where id = ${demoMember}) as joined`,
    );
    expect(figures).toEqual({
      posts: 5,
      comments: 12,
      likes: 38,
      connections: 23,
      attended: 8,
      projects: 2,
      joined: 2025,
    });
    const { posts = 0, comments = 0, likes = 0, connections = 0, attended = 0, projects = 0 } = figures ?? {};
    expect(10 * posts + 5 * comments + 2 * likes + connections + 2 * attended + 10 * projects).toBe(245);
  });

  it('has requests that wait for the demo member, and connections of every kind among the others', async () => {
    expect(await count(test, `connections where status = 'pending' and receiver_id = ${demoMember}`)).toBe(3);
    expect(await count(test, `connections where status = 'accepted'`)).toBeGreaterThan(200);
    expect(await count(test, `connections where status = 'pending'`)).toBeGreaterThan(20);
    expect(await count(test, `connections where status = 'rejected'`)).toBeGreaterThan(3);
  });

  it('has 25 events: 4 conferences, 6 workshops, 12 networking and 3 roundtables', async () => {
    expect(
      await select(
        test,
        `select type, count(*)::int from events where publication = 'published' group by type order by type`,
      ),
    ).toEqual([
      { type: 'conference', count: 4 },
      { type: 'networking', count: 12 },
      { type: 'roundtable', count: 3 },
      { type: 'workshop', count: 6 },
    ]);
    expect(await count(test, `events where date < '${today}' and status = 'completed'`)).toBeGreaterThanOrEqual(9);
    expect(await count(test, `events where (date < '${today}') <> (status = 'completed')`)).toBe(0);
    expect(
      await count(test, `events where date >= '${today}' and status in ('upcoming', 'registration-open')`),
    ).toBeGreaterThanOrEqual(8);
    expect(await count(test, `events where status = 'cancelled'`)).toBe(1);
    expect(
      Number(await value(test, `select count(distinct to_char(date, 'YYYY-MM')) from events where date >= '${today}'`)),
    ).toBeGreaterThan(4);
  });

  it('uses one category of events and of news, and the five prices', async () => {
    expect(await select(test, 'select distinct category from events order by category')).toEqual([
      { category: 'Capacitación' },
      { category: null },
    ]);
    expect(await select(test, 'select distinct category from news order by category')).toEqual([
      { category: 'Eventos' },
      { category: null },
    ]);
    expect(await select(test, 'select distinct price collate "C" as price from events order by 1')).toEqual([
      { price: 'Gratis' },
      { price: 'Gratis para miembros' },
      { price: 'RD$ 1,200' },
      { price: 'RD$ 1,800' },
      { price: 'RD$ 2,500' },
    ]);
  });

  it('holds the tax conference on the next 28 August with 50 of 110 seats taken', async () => {
    expect(
      await select(
        test,
        `select date::text, type, category, status, price, registration_required, capacity, registered_count,
          (select count(*)::int from event_registrations r where r.event_id = e.id) as registrations
        from events e where title ilike '%impuestos%facturación electrónica%'`,
      ),
    ).toEqual([
      {
        date: conference,
        type: 'conference',
        category: 'Capacitación',
        status: 'registration-open',
        price: 'Gratis para miembros',
        registration_required: true,
        capacity: 110,
        registered_count: 50,
        registrations: 50,
      },
    ]);
  });

  it('gives the office work: reports in every state, proposals, audit lines, sent issues and unread notices', async () => {
    const byState = `select status, count(*)::int from reports where kind in ('post', 'comment') group by status order by status`;
    expect(await select(test, byState)).toEqual([
      { status: 'dismissed', count: 1 },
      { status: 'open', count: 2 },
      { status: 'resolved', count: 1 },
    ]);
    expect(await count(test, `reports where kind = 'message' and status = 'open'`)).toBe(1);
    expect(await count(test, `reports where kind = 'profile' and status = 'open'`)).toBe(1);
    expect(await count(test, `events where publication = 'proposed'`)).toBe(2);
    expect(await count(test, `events where publication = 'returned'`)).toBe(1);
    expect(await count(test, 'audit_log')).toBeGreaterThanOrEqual(40);
    expect(await count(test, 'audit_log where hash is null')).toBe(0);
    expect(await count(test, `newsletter_issues where state = 'sent'`)).toBe(3);
    expect(
      await count(
        test,
        `newsletter_issues i where state = 'sent' and (select count(*) from newsletter_deliveries d
        where d.issue_id = i.id and d.state = 'sent') between 20 and 234`,
      ),
    ).toBe(3);
    expect(
      await count(
        test,
        `notifications where read_at is null and user_id = (select id from users where role = 'admin')`,
      ),
    ).toBe(2);
  });

  it('has mails that failed and work that is tried again, none of which a worker would send', async () => {
    expect(
      await select(
        test,
        `select state::text, name, count(*)::int from (select state, name from pgboss.job
          union all select state, name from pgboss.archive) as job group by 1, 2 order by 1::text, 2`,
      ),
    ).toEqual([
      { state: 'failed', name: 'mail', count: 3 },
      { state: 'retry', name: 'message-reminder', count: 1 },
      { state: 'retry', name: 'newsletter-confirmation', count: 1 },
    ]);
    expect(await count(test, `pgboss.job where name in ('mail', 'newsletter-mail', 'newsletter-issue')`)).toBe(0);
    expect(await count(test, `pgboss.job where start_after <= '${today}'::date + 5`)).toBe(0);
  });

  it('counts the seats taken, and shows every degree of fullness', async () => {
    expect(
      await count(
        test,
        `events e where registered_count <> (
          select count(*) from event_registrations r where r.event_id = e.id and r.status = 'confirmed')`,
      ),
    ).toBe(0);
    const open = `events e where date >= '${today}' and status = 'registration-open'`;
    const waiting = `select 1 from event_registrations r where r.event_id = e.id and r.status = 'waitlisted'`;
    expect(await count(test, `${open} and registered_count = capacity and exists (${waiting})`)).toBe(1);
    expect(await count(test, `events e where registered_count < capacity and exists (${waiting})`)).toBe(0);
    expect(await count(test, `${open} and registered_count < capacity and registered_count >= 0.8 * capacity`)).toBe(1);
    expect(
      await count(test, `${open} and registered_count >= 0.5 * capacity and registered_count < 0.8 * capacity`),
    ).toBe(1);
    expect(
      await count(test, `events where not registration_required and date >= '${today}' and publication = 'published'`),
    ).toBe(1);
  });

  it('fills paid events, and leaves seats empty at free ones, above all in the evening', async () => {
    const came = (events: string) =>
      value(
        test,
        `select avg((attended_at is not null)::int)::float from event_registrations r
        join events e on e.id = r.event_id where e.date < '${today}' and ${events}`,
      );
    const paid = Number(await came(`price like 'RD$%'`));
    const byDay = Number(await came(`price like 'Gratis%' and time < '17:00'`));
    const evening = Number(await came(`price like 'Gratis%' and time >= '17:00'`));
    expect(paid).toBeGreaterThan(0.84);
    expect(byDay).toBeLessThan(0.82);
    expect(evening).toBeLessThan(0.68);
  });

  it('has news of the last months, the newest and only featured one about the tax conference', async () => {
    expect(await count(test, 'news where is_published')).toBe(15);
    expect(await count(test, `news where category = 'Eventos'`)).toBe(7);
    expect(await count(test, `news where date >= '${today}' or date < '${today}'::date - 200`)).toBe(0);
    const [newest] = await select<{ title: string; excerpt: string; featured: boolean }>(
      test,
      'select title, excerpt, featured from news order by date desc limit 1',
    );
    expect(newest?.featured).toBe(true);
    const [conference] = await select<{ year: string }>(
      test,
      `select to_char(date, 'YYYY') as year from events where title = 'Conferencia de Impuestos y Facturación Electrónica'`,
    );
    // With its year: the next 28 August may be in another one than the item.
    expect(newest?.title).toContain(`28 de agosto de ${conference?.year}`);
    expect(await count(test, `news where title || excerpt || content like '%{%'`)).toBe(0);
    expect(newest?.excerpt).toMatch(/110 cupos.*gratis para los miembros/);
    expect(await count(test, 'news where featured')).toBe(1);
    expect(
      await count(test, `news where array_length(regexp_split_to_array(content, '\\s+'), 1) not between 150 and 500`),
    ).toBe(0);
  });

  it('has 22 published projects in every category and status, each with a team', async () => {
    expect(await count(test, 'projects where is_published')).toBe(22);
    expect(Number(await value(test, 'select count(distinct category) from projects'))).toBe(5);
    expect(Number(await value(test, 'select count(distinct status) from projects'))).toBe(4);
    expect(await count(test, `projects where timeline !~ '^[0-9]+ meses$'`)).toBe(0);
    expect(
      await count(test, 'projects p where not exists (select 1 from project_participants where project_id = p.id)'),
    ).toBe(0);
  });

  it('has messages from the contact form, read and unread', async () => {
    expect(await count(test, 'contact_messages where is_read')).toBe(4);
    expect(await count(test, 'contact_messages where not is_read')).toBe(3);
    expect(await count(test, 'contact_messages where is_read and answer is not null')).toBe(2);
  });

  it('gives the demo member conversations with people of his network, some of them unread', async () => {
    const mine = `conversations where user_id = ${demoMember}`;
    expect(await count(test, mine)).toBe(8);
    expect(await value(test, `select sum(unread)::int from ${mine}`)).toBe(4);
    expect(await count(test, `conversations where user_id <> ${demoMember} and unread > 0`)).toBe(0);
    const early = `messages m join connections c on c.status = 'accepted'
      and m.sender_id in (c.requester_id, c.receiver_id) and m.receiver_id in (c.requester_id, c.receiver_id)`;
    expect(await count(test, early)).toBe(await count(test, 'messages'));
    expect(await count(test, `${early} where m.created_at < c.updated_at`)).toBe(0);
    const unread = `select count(*)::int from messages m join conversations c
      on c.user_id = m.receiver_id and c.other_id = m.sender_id where m.created_at > c.last_read_at`;
    expect(await value(test, unread)).toBe(4);
  });

  it('has told the demo member of what happened, and some of it is unread', async () => {
    expect(await count(test, `notifications where user_id = ${demoMember}`)).toBeGreaterThan(10);
    expect(await count(test, `notifications where user_id = ${demoMember} and read_at is null`)).toBe(3);
    const kinds = await select<{ kind: string }>(
      test,
      `select distinct kind from notifications where user_id = ${demoMember} order by kind`,
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining([
        'connection-accepted',
        'connection-request',
        'event-confirmed',
        'event-new',
        'event-reminder',
        'forum-reply',
      ]),
    );
  });

  it('holds nothing that has been kept for too long by the end of the day', async () => {
    const counts = () => Promise.all(TABLES.map((table) => count(test, table)));
    const before = await counts();
    await enforceRetention({
      database: test.database,
      log: pino({ level: 'silent' }),
      now: () => instantAt(today, '23:59'),
    });
    expect(await counts()).toEqual(before);
  });

  it('lets nothing happen today or later', async () => {
    const moments = TABLES.flatMap((table) =>
      table === 'event_registrations' ? [] : [`select created_at as at from ${table}`],
    );
    const all = [
      ...moments,
      'select updated_at as at from users',
      'select updated_at as at from connections',
      'select registered_at as at from event_registrations',
      'select attended_at as at from event_registrations',
    ].join(' union all ');
    const midnight = `'${today} 00:00'::timestamp at time zone 'America/Santo_Domingo'`;
    expect(await count(test, `(${all}) as moments where at >= ${midnight}`)).toBe(0);
    expect(await count(test, `(${all}) as moments where at < '2025-01-01'`)).toBe(0);
  });

  it('lets people act only after they joined, and answer only what was there', async () => {
    const acts = `
      select author_id as who, created_at as at from forum_posts
      union all select author_id, created_at from forum_comments
      union all select user_id, created_at from forum_post_likes
      union all select user_id, created_at from project_participants
      union all select user_id, registered_at from event_registrations
      union all select requester_id, created_at from connections
      union all select receiver_id, created_at from connections`;
    expect(await count(test, `(${acts}) as acts join users u on u.id = who where at < u.created_at`)).toBe(0);
    const answers = `
      select p.created_at as before, c.created_at as after from forum_comments c join forum_posts p on p.id = c.post_id
      union all select p.created_at, c.created_at from forum_comments c join forum_comments p on p.id = c.parent_id
      union all select p.created_at, l.created_at from forum_post_likes l join forum_posts p on p.id = l.post_id
      union all select p.created_at, m.created_at from project_participants m join projects p on p.id = m.project_id
      union all select e.created_at, r.registered_at from event_registrations r join events e on e.id = r.event_id`;
    expect(await count(test, `(${answers}) as answers where after < before`)).toBe(0);
    expect(
      await count(test, 'forum_post_likes l join forum_posts p on p.id = l.post_id where l.user_id = p.author_id'),
    ).toBe(0);
    expect(
      await count(test, 'forum_comments c join forum_comments p on p.id = c.parent_id where p.post_id <> c.post_id'),
    ).toBe(0);
  });

  it('lets members speak at the events', async () => {
    const speakers = `(select distinct split_part(unnest(speakers), ',', 1) as name from events) as speakers`;
    const members = `select 1 from users where first_name || ' ' || last_name = name`;
    expect(await select(test, `select name from ${speakers} where not exists (${members})`)).toEqual([]);
  });

  it('has people, posts and subscribers of the last 30 days', async () => {
    for (const table of ['users', 'forum_posts', 'newsletter_subscribers']) {
      expect(await count(test, `${table} where created_at > '${today}'::date - 30`)).toBeGreaterThan(2);
    }
  });

  it('has ids that the API accepts', async () => {
    for (const { id } of await select<{ id: string }>(test, 'select id from forum_posts')) {
      expect(idParams.safeParse({ id }).success, id).toBe(true);
    }
  });
});

describe('loading the demo data set', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    first = await createTestDatabase();
    second = await createTestDatabase();
  });
  afterAll(() => Promise.all([first.close(), second.close()]));

  it('gives the same rows every time', async () => {
    for (const { database } of [first, second]) {
      await loadDemo(database, { today: '2026-11-15', passwordHash: PASSWORD_HASH });
    }
    for (const table of [...TABLES, 'conversations']) {
      const digest = `select md5(string_agg(t::text, '|' order by t::text)) from ${table} t`;
      expect(await value(first, digest), table).toBe(await value(second, digest));
    }
  });

  it.each(TEXTS)('repeats nothing in %s.%s', async (table, column) => {
    expect(
      await select(first, `select ${column} from ${table} where ${column} is not null group by 1 having count(*) > 1`),
    ).toEqual([]);
  });

  it('has pictures: portraits of two thirds of the members, and scenes, of which no two are alike', async () => {
    const portraits = `users join files on hash = photo_hash where profile_image_url like '/api/photos/%.svg'`;
    expect((await count(first, portraits)) / (await count(first, 'users'))).toBeCloseTo(2 / 3, 1);
    for (const table of ['projects', 'news', 'events']) {
      // Proposals come without one.
      const rows = table === 'events' ? `(select * from events where publication = 'published') as shown` : table;
      expect(await count(first, `${rows} where image_id is null`), table).toBe(0);
      const shown = `select distinct hash from ${table} join media_variants on media_id = image_id`;
      expect(await count(first, `(${shown}) as shown`), table).toBe(await count(first, rows));
    }
    expect(await count(first, `media_items where alt = ''`)).toBe(0);
    expect(await count(first, `content_images`)).toBe(20);
  });

  it('says no sentence twice', async () => {
    const sources = TEXTS.map(
      ([table, column]) => `select ${column} as text from ${table} where ${column} is not null`,
    );
    // Excerpts repeat the beginning of their post, by design.
    const texts = await select<{ text: string }>(
      first,
      sources
        .filter((source) => !source.includes('from forum_posts') || !source.includes('excerpt'))
        .join(' union all '),
    );
    const sentences = texts
      .flatMap(({ text }) => text.split(/(?<=[.!?…:])\s+|\n+/))
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length >= 25);
    const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
    expect(repeated).toEqual([]);
    expect(sentences.length).toBeGreaterThan(2_000);
  });

  it('speaks as people do in the Dominican Republic', async () => {
    const foreign = [
      String.raw`lorem|—|\y(vosotros|vuestr[oa]s?|ordenador|hacer sentido|en orden a|aplicar a un)\y`,
      String.raw`\y(bombillas?|carné|gobernanta|kilos?|maquinitas?|meser[oa]s?|posader[oa]s?|semolina|tiques?|distrito)\y`,
    ].join('|');
    for (const [table, column] of TEXTS) {
      expect(await select(first, `select ${column} from ${table} where ${column} ~* '${foreign}'`)).toEqual([]);
    }
  });

  it('leaves a database alone that people already use', async () => {
    const before = await value(first, 'select max(created_at) from users');
    await loadDemoIntoEmptyDatabase(first.database);
    expect(await count(first, 'users')).toBe(156);
    expect(await value(first, 'select max(created_at) from users')).toEqual(before);
  });

  it.each(['2025-12-31', '2026-02-30', 'ayer'])('refuses %s', async (today) => {
    await expect(loadDemo(first.database, { today, passwordHash: PASSWORD_HASH })).rejects.toThrow(RangeError);
  });

  it('leaves nothing behind when it fails', async () => {
    const third = await createTestDatabase();
    await third.database.execute(
      sql`insert into newsletter_subscribers (email) values ('adalberto.abreu@correo.example')`,
    );
    await expect(loadDemo(third.database, { today: '2026-11-15', passwordHash: PASSWORD_HASH })).rejects.toThrow();
    expect(await count(third, 'users')).toBe(0);
    await third.close();
  });
});
