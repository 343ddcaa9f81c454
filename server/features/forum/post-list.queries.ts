import { and, count, desc, eq, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { type ForumSort, forumLimits } from '#contract/forum/forum.contract.ts';
import type { Cursor } from '../../core/keyset-bookmarks.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { forumCategories, forumPosts } from '../../database/schema/forum.ts';
import { statement } from '../../database/statement.ts';
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
function selectPage(
  database: Pick<Queryable, 'select'>,
  order: ListOrder,
  from: { limit: number; offset: number | Placeholder; start?: SQL },
) {
  const page = database
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(publishedPosts(), inCategory(order.categoryId), from.start))
    .orderBy(...orderOf(order.sort))
    // Inlined, so that the planner knows the limit.
    .limit(sql.raw(String(from.limit)) as unknown as number)
    .offset(from.offset)
    .as('page');
  return database
    .select({ ...cardColumns, total: cachedTotal(order.categoryId) })
    .from(page)
    .innerJoin(forumPosts, eq(forumPosts.id, page.id))
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .orderBy(...orderOf(order.sort));
}

type PreparedPage = ReturnType<ReturnType<typeof selectPage>['prepare']>;

/** Keyset condition; the cursor's values are the parameters key0, key1… */
function startingAt(sort: ForumSort): SQL {
  const values = SORT_KEYS[sort].map((column, index) => {
    const type = sql.raw(column.getSQLType());
    return sql`${sql.placeholder(`key${index}`)}::${type}`;
  });
  return sql`(${sql.join(SORT_KEYS[sort], sql`, `)}) <= (${sql.join(values, sql`, `)})`;
}

export interface PageRange {
  limit: number;
  /** Relative to `start`, if given. */
  offset: number;
  start?: Cursor;
}

/**
 * The page size and the first page's zero offset are inlined, so that the planner knows them. Other page sizes are not
 * prepared: clients choose them, and connections keep prepared statements for life.
 */
export function preparePostPages({ genericPlanPool }: Database) {
  const prepared = new Map<string, PreparedPage>();
  const select = ({ sort, categoryId }: ListOrder, { limit, offset, start }: PageRange) => {
    const order = { sort, categoryId: categoryId && (sql.placeholder('categoryId') as unknown as string) };
    return selectPage(genericPlanPool, order, {
      limit,
      offset: offset > 0 ? sql.placeholder('offset') : 0,
      ...(start && { start: startingAt(sort) }),
    });
  };
  const prepare = (order: ListOrder, range: PageRange) => {
    const kind = [order.categoryId && '_category', range.start && '_from', range.offset > 0 && '_later'];
    const name = `forum_list_${order.sort}${kind.filter(Boolean).join('')}`;
    const query = prepared.get(name) ?? select(order, range).prepare(name);
    prepared.set(name, query);
    return query;
  };
  return (order: ListOrder, range: PageRange) => {
    const { limit, offset, start = [] } = range;
    const query = limit === forumLimits.pageSize ? prepare(order, range) : select(order, range);
    const keys = Object.fromEntries(start.map((value, index) => [`key${index}`, value]));
    return query.execute({ categoryId: order.categoryId, offset, ...keys });
  };
}

const commaSeparated = (parts: SQLWrapper[]) => sql.join(parts, sql`, `);

/** Cursor of every n-th row; only those are written as text, which takes less than half the time of all rows. */
export async function listCursors(database: Database, order: ListOrder, every: number): Promise<Cursor[]> {
  const keys = SORT_KEYS[order.sort];
  const { rows } = await database.execute<{ keys: Cursor }>(sql`
    select array[${commaSeparated(keys.map((column) => sql`${column}::text`))}] as keys
    from (
      select ${commaSeparated(keys)}, row_number() over (order by ${commaSeparated(orderOf(order.sort))}) as place
      from ${forumPosts} where ${and(publishedPosts(), inCategory(order.categoryId))}
    ) as ${forumPosts}
    where (place - 1) % ${every} = 0 order by place`);
  return rows.map((row) => row.keys);
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
