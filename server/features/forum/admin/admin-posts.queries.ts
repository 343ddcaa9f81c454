import { and, eq, not, type SQL, sql } from 'drizzle-orm';
import type { AdminPostState } from '#contract/forum/admin/admin-posts.contract.ts';
import type { SortOrder } from '#contract/table.ts';
import { asTsquery, parseSearch } from '../../../core/text-search/search-query.ts';
import type { Queryable } from '../../../database/database.ts';
import { users } from '../../../database/schema/account.ts';
import { forumCategories, forumPosts } from '../../../database/schema/forum.ts';
import { forumPostDocuments } from '../../../database/schema/search.ts';
import { readInBatches, type SortKey, sortedBy } from '../../../database/sorted-list.ts';

interface PostFilter {
  state: AdminPostState;
  categoryId?: string | undefined;
  /** Text of a tsquery. */
  words?: string | undefined;
}

export async function parsePostFilter<Filter extends { search?: string | undefined }>(
  database: Queryable,
  { search, ...filter }: Filter,
) {
  return { ...filter, words: search && ((await parseSearch(database, search))?.query ?? '') };
}

const STATES: Record<AdminPostState, SQL | undefined> = {
  all: undefined,
  unanswered: and(forumPosts.isPublished, eq(forumPosts.commentsCount, 0)),
  closed: eq(forumPosts.isClosed, true),
  hidden: not(forumPosts.isPublished),
};

/** The text index holds published posts only; those taken down are few. */
const matchesWords = (query: SQL) => sql`(${forumPosts.id} in (
    select ${forumPostDocuments.postId} from ${forumPostDocuments} where ${forumPostDocuments.document} @@ ${query}
  ) or not ${forumPosts.isPublished} and es_document(${forumPosts.title}, null) @@ ${query})`;

const matching = ({ state, categoryId, words }: PostFilter) =>
  and(
    STATES[state],
    categoryId ? eq(forumPosts.categoryId, categoryId) : undefined,
    words === undefined ? undefined : matchesWords(asTsquery(words)),
  );

const sortKeys: Record<'createdAt' | 'commentsCount', SortKey> = {
  createdAt: { by: forumPosts.createdAt, type: 'timestamptz' },
  commentsCount: { by: forumPosts.commentsCount, type: 'integer' },
};

type PostSort = SortOrder<keyof typeof sortKeys>;

const columns = {
  id: forumPosts.id,
  title: forumPosts.title,
  author: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
  category: { id: forumCategories.id, name: forumCategories.name },
  likes: forumPosts.likes,
  commentsCount: forumPosts.commentsCount,
  isPublished: forumPosts.isPublished,
  isPinned: forumPosts.isPinned,
  isClosed: forumPosts.isClosed,
  takenDownReason: forumPosts.takenDownReason,
  createdAt: forumPosts.createdAt,
};

export function listAllPosts(
  database: Queryable,
  filter: PostFilter & { sort: PostSort; page: number; limit: number },
) {
  return database
    .select(columns)
    .from(forumPosts)
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .where(matching(filter))
    .orderBy(...sortedBy(sortKeys, forumPosts.id, filter.sort).orderBy)
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export type AdminPostRow = Awaited<ReturnType<typeof listAllPosts>>[number];

export function readAllPosts(database: Queryable, filter: PostFilter & { sort: PostSort }) {
  const { orderBy, sortValue, after } = sortedBy(sortKeys, forumPosts.id, filter.sort);
  return readInBatches((end, limit) =>
    database
      .select({ ...columns, sortValue })
      .from(forumPosts)
      .innerJoin(users, eq(users.id, forumPosts.authorId))
      .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
      .where(and(matching(filter), after(end)))
      .orderBy(...orderBy)
      .limit(limit),
  );
}

export function countAllPosts(database: Queryable, filter: PostFilter): Promise<number> {
  return database.$count(forumPosts, matching(filter));
}
