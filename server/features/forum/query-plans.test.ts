import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forumSort } from '#contract/forum/forum.contract.ts';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, signedIn } from '../../../tests/support/factories.ts';

const POSTS = 20_000;

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;
let categoryId: string;
let postId: string;

/** Everything that was sent to PostgreSQL since the last look. */
const sent: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  portal = await createTestApp();
  member = await signedIn(portal);
  categoryId = (await createCategory(portal.database)).id;
  await fill();
  const { rows } = await portal.database.$client.query(
    'select id from forum_posts order by created_at limit 1 offset 9',
  );
  postId = rows[0].id;

  const pool = portal.database.$client;
  const query = pool.query.bind(pool) as (...parameters: unknown[]) => unknown;
  Object.assign(pool, {
    query: (config: string | { text: string }, values: unknown[] = []) => {
      sent.push({ text: typeof config === 'string' ? config : config.text, values });
      return query(config, values);
    },
  });
}, 180_000);
afterAll(() => portal.close());

/** Straight into the tables: the triggers would take minutes, and have tests of their own. */
async function fill(): Promise<void> {
  const client = new pg.Client(portal.connection);
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
    await client.query(`insert into search_words (word, stem) select 'publicacion', 'public'
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

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What a call sends, and the large tables that any of it would read from one end to the other. */
async function explain(path: string, plans: 'custom' | 'generic') {
  sent.length = 0;
  const answer = await member.client.get(path);
  const client = await portal.database.$client.connect();
  const scans: string[] = [];
  // What the portal does by the clock may fall into the middle of a call.
  const queries = sent.splice(0).filter(({ text }) => /^\s*(select|with)\b/.test(text));
  try {
    await client.query(`set plan_cache_mode = force_${plans}_plan`);
    // As on the disks of today. By default PostgreSQL reckons with turning platters and prefers reading all in a row.
    await client.query('set random_page_cost = 1.1');
    for (const [index, { text, values }] of queries.entries()) {
      await client.query(`prepare p${index} as ${text}`);
      const parameters = values.map((value) => client.escapeLiteral(toText(value)));
      const run = `execute p${index}${parameters.length > 0 ? `(${parameters})` : ''}`;
      const { rows } = await client.query(`explain (format json) ${run}`);
      const large = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter(
        (node) => node['Node Type'] === 'Seq Scan' && /^forum_(posts|comments|post_)/.test(node['Relation Name'] ?? ''),
      );
      scans.push(...large.map((node) => `${node['Relation Name']}: ${text}`));
    }
  } finally {
    client.release(true);
  }
  return { status: answer.status, queries: queries.length, scans };
}

const toText = (value: unknown) =>
  Array.isArray(value)
    ? `{${value.map((each) => `"${each}"`)}}`
    : value instanceof Date
      ? value.toISOString()
      : `${value}`;

const LISTS = forumSort.options.flatMap((sort) =>
  ['', '&page=100', '&categoryId='].map((more) => [sort, `/api/forum/posts?sortBy=${sort}${more}`] as const),
);

describe.each(['custom', 'generic'] as const)('with %s plans, no large table is read from end to end', (plans) => {
  it.each(LISTS)('by the list, %s: %s', async (_sort, path) => {
    const { status, queries, scans } = await explain(path.replace('categoryId=', `categoryId=${categoryId}`), plans);
    expect([status, scans]).toEqual([200, []]);
    // One for the session, one for the page with its total.
    expect(queries).toBe(2);
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

/** Searches are planned for the words that were typed, never prepared. */
describe('no large table is read from end to end by the search', () => {
  it.each(['publicacion', 'n777', 'publicacion n777', 'inexistente', 'rar'])('for %s', async (words) => {
    const { status, scans } = await explain(`/api/search?q=${encodeURIComponent(words)}`, 'custom');
    expect([status, scans]).toEqual([200, []]);
    expect((await explain(`/api/forum/posts?search=${encodeURIComponent(words)}`, 'custom')).scans).toEqual([]);
    expect((await explain(`/api/forum/posts/similar?title=${encodeURIComponent(words)}`, 'custom')).scans).toEqual([]);
  });
});

describe('deep pages', () => {
  it.each(forumSort.options)('begin at a known row, and are the same posts: %s', async (sort) => {
    const page = (number: number) => member.client.get(`/api/forum/posts?sortBy=${sort}&limit=50&page=${number}`);
    const idsOf = (answer: { body: { posts: { id: string }[] } }) => answer.body.posts.map(({ id }) => id);
    const before = idsOf(await page(300));
    expect(before).toHaveLength(50);
    // The first deep page has the rows located; from then on a page is reached from the nearest of them.
    await expect
      .poll(async () => {
        sent.length = 0;
        await page(300);
        return sent.some(({ text }) => text.includes('<= ('));
      })
      .toBe(true);
    expect(idsOf(await page(300))).toEqual(before);
    const { scans, status } = await explain(`/api/forum/posts?sortBy=${sort}&limit=50&page=300`, 'custom');
    expect([status, scans]).toEqual([200, []]);
    const last = await page(Math.ceil((POSTS * 0.98) / 50));
    expect(last.body.posts.length).toBeGreaterThan(0);
    expect((await page(5000)).body).toMatchObject({ posts: [], total: POSTS * 0.98 });
  });
});
