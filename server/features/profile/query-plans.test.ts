import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, signedIn } from '../../../tests/support/factories.ts';
import { recordQueries } from '../../../tests/support/query-plans.ts';

const PEOPLE = 2_000;
const LARGE =
  /^(users|user_skills|forum_(posts|comments|post_likes)|connections|event_registrations|project_participants)$/;

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
let recorded: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  portal = await createTestApp();
  member = await signedIn(portal);
  await fill((await createCategory(portal.database)).id);
  recorded = recordQueries(portal);
});
afterAll(() => portal.close());

/** Some ten thousand rows in each table, a handful of them the member's. The triggers would take minutes. */
async function fill(categoryId: string): Promise<void> {
  // Without a limit: filling takes long on a busy machine.
  const client = new pg.Client({ ...portal.connection, statement_timeout: 0, query_timeout: 0 });
  await client.connect();
  const tables = ['forum_posts', 'forum_comments', 'forum_post_likes', 'event_registrations'];
  const everyone = `select id, row_number() over (order by created_at, id) as n from users`;
  try {
    for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
    await client.query(`insert into users (email, password, first_name, last_name)
      select 'p' || n || '@prueba.example', '!', 'Persona', n::text from generate_series(1, ${PEOPLE}) n`);
    await client.query(
      `insert into forum_posts (title, content, category_id, author_id, is_published, created_at, likes, comments_count)
       select 'Publicación', 'Contenido', $1, p.id, true, now() - make_interval(mins => (p.n * 7 + k)::int), k, k
       from (${everyone}) p, generate_series(1, 6) k`,
      [categoryId],
    );
    await client.query(`insert into forum_comments (content, post_id, author_id, root_id)
      select 'Comentario', id, author_id, gen_random_uuid() from forum_posts`);
    await client.query('insert into forum_post_likes (post_id, user_id) select id, author_id from forum_posts');
    await client.query(`insert into user_skills (user_id, skill)
      select p.id, 'Habilidad ' || (p.n * k) % 500 from (${everyone}) p, generate_series(1, 5) k on conflict do nothing`);
    await client.query(`insert into connections (requester_id, receiver_id, status)
      select a.id, b.id, 'accepted' from (${everyone}) a join (${everyone}) b on b.n in (a.n + 1, a.n + 2, a.n + 3)`);
    await client.query(`insert into events (title, date, time, type)
      select 'Evento', current_date + n, '10:00', 'workshop' from generate_series(-50, 50) n`);
    await client.query(`insert into event_registrations (event_id, user_id, attended_at)
      select e.id, p.id, now() from (${everyone}) p join (select id, row_number() over () as n from events) e
      on e.n % 20 = p.n % 20`);
    await client.query(`insert into projects (title, description, category, is_published)
      select 'Proyecto', 'Descripción', 'technology', true from generate_series(1, 100)`);
    await client.query(`insert into project_participants (project_id, user_id)
      select e.id, p.id from (${everyone}) p join (select id, row_number() over () as n from projects) e on e.n % 20 = p.n % 20`);
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

describe.each(['custom', 'generic'] as const)('with %s plans, no large table is read from end to end', (plans) => {
  it.each([
    ['/api/users/stats', 2],
    ['/api/users/achievements', 3],
    ['/api/users/recent-activity', 3],
    ['/api/users/recent-activity?scope=forum&limit=5', 3],
    ['/api/users/activity?page=2', 4],
    ['/api/users/recommendations', 6],
    ['/api/users/skills', 2],
    ['/api/users/profile/preview', 2],
    ['/api/users/data', 40],
  ])('by %s', async (path, most) => {
    const { status, queries, scans } = await recorded.explain({ client: member.client, path, plans, large: LARGE });
    expect([status, scans]).toEqual([200, []]);
    expect(queries).toBeLessThanOrEqual(most);
  });
});
