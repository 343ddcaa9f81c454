import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../tests/support/app.ts';
import { createCategory, signedIn } from '../../../tests/support/factories.ts';

/** Enough for the newest to be scanned instead of the full-text index. */
const POSTS = 1_500;

let portal: TestApp;
let member: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  portal = await createTestApp();
  member = await signedIn(portal);
  await fill();
}, 120_000);
afterAll(() => portal.close());

const run = (query: ReturnType<typeof sql>) => portal.database.execute(query);

/** Without the triggers for each row, which would take most of a minute. */
async function fill(): Promise<void> {
  const categoryId = (await createCategory(portal.database)).id;
  await portal.database.transaction(async (transaction) => {
    for (const table of ['forum_posts', 'forum_comments']) {
      await transaction.execute(sql.raw(`alter table ${table} disable trigger user`));
    }
    await transaction.execute(sql`
      insert into forum_posts (title, content, category_id, author_id, is_published, created_at, comments_count)
      select 'Publicación número ' || n, 'Un texto frecuente', ${categoryId}, ${member.user.id}, true,
        now() - make_interval(mins => n), 1
      from generate_series(1, ${POSTS}::int) n`);
    await transaction.execute(sql`
      insert into forum_comments (content, post_id, author_id, created_at)
      select 'Un comentario frecuente', id, author_id, created_at from forum_posts`);
    await transaction.execute(sql`
      insert into forum_post_documents (post_id, category_id, created_at, document)
      select id, category_id, created_at, es_document(title, content) from forum_posts`);
    await transaction.execute(sql`update forum_categories set posts_count = ${POSTS} where id = ${categoryId}`);
    await transaction.execute(sql`select index_vocabulary('publicación número texto frecuente comentario')`);
    for (const table of ['forum_posts', 'forum_comments']) {
      await transaction.execute(sql.raw(`alter table ${table} enable trigger user`));
    }
  });
  await run(sql`analyze forum_post_documents, forum_comments`);
}

const search = async (q: string) => (await member.client.get(`/api/search?q=${q}&scope=all&limit=5`)).body;

describe('a word that most posts and comments have', () => {
  it('is counted up to a thousand, and finds the newest', async () => {
    for (const _attempt of ['counted', 'known to be frequent']) {
      const found = await search('frecuentes');
      expect(found).toMatchObject({ totals: { posts: 1000, comments: 1000 }, capped: ['posts', 'comments'] });
      expect(found.posts.map(({ title }: { title: string }) => title)).toEqual(
        [1, 2, 3, 4, 5].map((number) => `Publicación número ${number}`),
      );
      expect(found.comments).toHaveLength(5);
    }
  });

  it('finds those that have it in the title first', async () => {
    await run(sql`update forum_posts set title = 'Lo más frecuente' where title = 'Publicación número 50'`);
    expect((await search('frecuente')).posts[0].title).toBe('Lo más frecuente');
  });

  it('never finds what was taken down, nor the comments on it', async () => {
    await run(sql`update forum_posts set is_published = false where title = 'Publicación número 1'`);
    const { posts, comments } = await search('frecuente');
    const titles = [...posts, ...comments].map(({ title, postTitle }: Record<string, string>) => title ?? postTitle);
    expect(titles).toHaveLength(10);
    expect(titles).not.toContain('Publicación número 1');
  });

  it('never finds deleted comments', async () => {
    const [{ id }] = (await search('frecuente')).comments;
    await run(sql`update forum_comments set deleted_at = now() where id = ${id}`);
    expect((await search('frecuente')).comments.map((comment: { id: string }) => comment.id)).not.toContain(id);
  });
});

describe('when most of them are gone, whatever the statistics and the last search say', () => {
  beforeEach(async () => {
    await search('frecuente');
    await run(sql`delete from forum_posts where id not in (select id from forum_posts where is_published
      order by created_at limit 20)`);
  });

  it('the rest is found and counted exactly', async () => {
    const found = await search('frecuente');
    expect(found).toMatchObject({ totals: { posts: 20, comments: 20 }, capped: [] });
    expect(found.posts).toHaveLength(5);
  });
});
