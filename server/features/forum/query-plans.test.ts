import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forumLimits, forumSort } from '#contract/forum/forum.contract.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, signedIn } from '../../../tests/support/factories.ts';
import { recordQueries } from '../../../tests/support/query-plans.ts';

const POSTS = 20_000;

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
let categoryId: string;
let postId: string;

let recorded: ReturnType<typeof recordQueries>;

beforeAll(async () => {
  portal = await createTestApp();
  member = await signedIn(portal);
  categoryId = (await createCategory(portal.database)).id;
  await fill();
  const { rows } = await portal.database.$client.query(
    'select id from forum_posts order by created_at limit 1 offset 9',
  );
  postId = rows[0].id;

  recorded = recordQueries(portal);
}, 180_000);
afterAll(() => portal.close());

/** Straight into the tables: the triggers would take minutes, and have tests of their own. */
async function fill(): Promise<void> {
  // Without a limit: filling takes long on a busy machine.
  const client = new pg.Client({ ...portal.connection, statement_timeout: 0, query_timeout: 0 });
  await client.connect();
  try {
    await client.query('alter table forum_posts disable trigger user');
    await client.query('alter table forum_comments disable trigger user');
    await client.query(
      `insert into forum_posts (title, content, category_id, author_id, is_published, created_at, likes, comments_count)
       select 'Publicación ' || n, repeat('Contenido ' || n || ' ', 60), $1, $2, n % 50 > 0, now() - make_interval(mins => n), n % 40, n % 25
       from generate_series(1, ${POSTS}) n`,
      [categoryId, member.user.id],
    );
    await client.query(`insert into forum_post_documents (post_id, category_id, created_at, document)
      select id, category_id, created_at, array_to_tsvector(array['public', 'n' || substr(title, 13)])
      from forum_posts where is_published`);
    await client.query(`insert into forum_comments (content, post_id, author_id, root_id, created_at, thread_at)
      select 'Comentario', p.id, p.author_id, gen_random_uuid(), p.created_at, p.created_at
      from forum_posts p`);
    await client.query('alter table forum_post_likes disable trigger user');
    await client.query('insert into forum_post_likes (post_id, user_id) select id, author_id from forum_posts');
    await client.query('alter table forum_post_likes enable trigger user');
    await client.query(`insert into search_vocabulary (word, stem) select 'publicacion', 'public'
      union all select 'rara' || chr(97 + n % 26) || chr(97 + n / 26), 'rara' || n from generate_series(1, 600) n`);
    await client.query(
      'update forum_categories set posts_count = (select count(*) from forum_posts where is_published)',
    );
    await client.query('alter table forum_posts enable trigger user');
    await client.query('alter table forum_comments enable trigger user');
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const explain = (path: string, plans: 'custom' | 'generic') =>
  recorded.explain({ client: member.client, path, plans, large: /^forum_(posts|comments|post_)/ });

const LISTS = forumSort.options.flatMap((sort) =>
  ['', '&page=100', '&categoryId='].map((more) => [sort, `/api/forum/posts?sortBy=${sort}${more}`] as const),
);

describe.each(['custom', 'generic'] as const)('with %s plans, no large table is read from end to end', (plans) => {
  it.each(LISTS)('by the list, %s: %s', async (_sort, path) => {
    const { status, queries, scans } = await explain(path.replace('categoryId=', `categoryId=${categoryId}`), plans);
    expect([status, scans]).toEqual([200, []]);
    // One for the page with its total, and one for the session unless it is cached.
    expect(queries).toBeLessThanOrEqual(2);
  });

  it.each([
    ['a post', () => `/api/forum/posts/${postId}`, 2],
    ['its comments', () => `/api/forum/posts/${postId}/comments`, 3],
    ['the hidden posts', () => '/api/forum/posts?status=hidden', 4],
    ['the categories', () => '/api/forum/categories', 3],
    ['a page past the end', () => '/api/forum/posts?page=900', 3],
  ])('by %s', async (_name, path, most) => {
    const { status, queries, scans } = await explain(path(), plans);
    expect([status, scans]).toEqual([200, []]);
    expect(queries).toBeLessThanOrEqual(most);
  });
});

/** Of a search: some times as many as are counted. */
const MAX_READ = 5_000;
const WORDS = ['publicacion', 'n777', 'publicacion n777', 'inexistente', 'rar'];

describe.each(['custom', 'generic'] as const)('with %s plans, no large table is read from end to end', (plans) => {
  it.each(WORDS)('by the search of the site for %s', async (words) => {
    for (const scope of ['main', 'all']) {
      const { status, scans, rowsRead } = await explain(
        `/api/search?q=${encodeURIComponent(words)}&scope=${scope}`,
        plans,
      );
      expect([status, scans]).toEqual([200, []]);
      expect(rowsRead).toBeLessThan(MAX_READ);
    }
  });
});

/** These are planned for the words that were typed, never prepared. */
describe('no large table is read from end to end by the search', () => {
  it.each(WORDS)('of the forum for %s', async (words) => {
    const text = encodeURIComponent(words);
    const lists = forumSort.options.map((sort) => `/api/forum/posts?sortBy=${sort}&search=${text}`);
    for (const path of [...lists, `/api/forum/posts/similar?title=${text}`]) {
      const { scans, rowsRead } = await explain(path, 'custom');
      expect([path, scans]).toEqual([path, []]);
      expect(rowsRead).toBeLessThan(MAX_READ);
    }
  });
});

it('the search of the site takes two prepared queries, however many groups it has', async () => {
  recorded.sent.length = 0;
  await member.client.get('/api/search?q=publicacion&scope=all');
  const names = recorded.sent.flatMap(({ name }) => (name?.startsWith('search_') ? name : []));
  expect(names).toEqual(['search_words', 'search_all_newest_indexed']);
});

describe('deep pages', () => {
  it.each(forumSort.options)('read the index only, up to the thousandth: %s', async (sort) => {
    const path = (page: number) => `/api/forum/posts?sortBy=${sort}&limit=5&page=${page}`;
    const { scans, status } = await explain(path(1_000), 'custom');
    expect([status, scans]).toEqual([200, []]);
    expect((await member.client.get(path(1_000))).body).toMatchObject({ totalPages: 1_000, posts: { length: 5 } });
    expect((await member.client.get(path(1_001))).body).toMatchObject({ totalPages: 1_000, posts: [] });
  });
});

it('pages of all sizes are two prepared queries', async () => {
  recorded.sent.length = 0;
  for (const limit of [5, 6, forumLimits.pageSize, 20, 30]) await member.client.get(`/api/forum/posts?limit=${limit}`);
  const names = recorded.sent.flatMap(({ name }) => (name?.startsWith('forum_list') ? name : []));
  expect(new Set(names).size).toBe(2);
});
