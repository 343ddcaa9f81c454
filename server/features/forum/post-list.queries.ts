import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ForumSort, forumLimits } from '#contract/forum/forum.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { forumCategories, forumPosts } from '../../database/schema/forum.ts';
import { prepared, statement } from '../../database/statement.ts';
import type { Person } from './forum.policy.ts';
import { type CardRow, cardColumns, forumIsOpen, hiddenPosts, publishedPosts } from './posts.queries.ts';

const isOfAuthor = () => and(eq(forumPosts.authorId, sql.placeholder('authorId')), publishedPosts());

const selectLatestPosts = statement('forum_latest_posts', (database) =>
  database
    .select({
      id: forumPosts.id,
      title: forumPosts.title,
      content: forumPosts.content,
      excerpt: forumPosts.excerpt,
      createdAt: forumPosts.createdAt,
      likes: forumPosts.likes,
      commentsCount: forumPosts.commentsCount,
      category: { name: forumCategories.name, color: forumCategories.color },
    })
    .from(forumPosts)
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .where(isOfAuthor())
    .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
    .limit(sql.placeholder('limit')),
);

export const listLatestPosts = (database: Queryable, authorId: string, limit: number) =>
  selectLatestPosts(database, { authorId, limit });

const selectPostCount = statement('forum_posts_of', (database) =>
  database.select({ total: count() }).from(forumPosts).where(isOfAuthor()),
);

export async function countPostsOf(database: Queryable, authorId: string): Promise<number> {
  const [row] = await selectPostCount(database, { authorId });
  return row?.total ?? 0;
}

/** All descending; the table's indexes match them. */
const SORT_KEYS: Record<ForumSort, PgColumn[]> = {
  recent: [forumPosts.isPinned, forumPosts.createdAt, forumPosts.id],
  popular: [forumPosts.isPinned, forumPosts.likes, forumPosts.createdAt, forumPosts.id],
  commented: [forumPosts.isPinned, forumPosts.commentsCount, forumPosts.createdAt, forumPosts.id],
  active: [forumPosts.isPinned, forumPosts.lastActivityAt, forumPosts.id],
};

export const orderOf = (sort: ForumSort) => SORT_KEYS[sort].map((column) => desc(column));

export interface ListOrder {
  sort: ForumSort;
  categoryId: string | undefined;
}

export interface PostPage {
  posts: CardRow[];
  total: number;
}

const inCategory = (categoryId: unknown) => (categoryId ? sql`${forumPosts.categoryId} = ${categoryId}` : undefined);

/** Maintained counter. */
const cachedTotal = (categoryId: unknown) =>
  sql<number>`(select coalesce(sum(${forumCategories.postsCount}), 0)::int from ${forumCategories}
    ${categoryId ? sql`where ${forumCategories.id} = ${categoryId}` : sql``})`;

/** Late row lookup: the ids of the page come from an index-only scan, and only those posts are read. */
function selectPage(database: Queryable, { sort, categoryId }: ListOrder, isUsual: boolean) {
  const category = categoryId && sql.placeholder('categoryId');
  // Written out, so that one plan does for all values: planning takes longer than reading.
  const limit = isUsual ? (sql.raw(String(forumLimits.pageSize)) as unknown as number) : sql.placeholder('limit');
  const page = database
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(publishedPosts(), inCategory(category)))
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(isUsual ? 0 : sql.placeholder('offset'))
    .as('page');
  return database
    .select({ ...cardColumns, total: cachedTotal(category) })
    .from(page)
    .innerJoin(forumPosts, eq(forumPosts.id, page.id))
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .orderBy(...orderOf(sort));
}

export interface PageRange {
  limit: number;
  offset: number;
}

export function listPosts(database: Queryable, order: ListOrder, range: PageRange) {
  const isUsual = range.limit === forumLimits.pageSize && range.offset === 0;
  const name = `forum_list_${order.sort}${order.categoryId ? '_category' : ''}${isUsual ? '_usual' : ''}`;
  return prepared(database, name, () => selectPage(database, order, isUsual)).execute({
    categoryId: order.categoryId,
    ...range,
  });
}

export async function findForumTotal(database: Database, categoryId: string | undefined) {
  const [row] = await database
    .select({ isOpen: forumIsOpen, total: cachedTotal(categoryId) })
    .from(sql`(select) as one`);
  return { isOpen: row?.isOpen ?? false, total: row?.total ?? 0 };
}

export async function listHiddenPosts(database: Database, viewer: Person, limit: number, offset: number) {
  const where = hiddenPosts(viewer);
  const [posts, [counted]] = await Promise.all([
    database
      .select(cardColumns)
      .from(forumPosts)
      .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
      .innerJoin(users, eq(users.id, forumPosts.authorId))
      .where(where)
      .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(forumPosts).where(where),
  ]);
  return { posts, total: counted?.total ?? 0 };
}
