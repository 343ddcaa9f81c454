import { and, desc, eq, sql } from 'drizzle-orm';
import { searchLimits } from '#contract/search/search.contract.ts';
import { asTsquery, byRelevance, type SearchQuery } from '../../core/text-search/search-query.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { forumCategories, forumPosts } from '../../database/schema/forum.ts';
import { forumPostDocuments } from '../../database/schema/search.ts';
import { type ListOrder, orderOf } from './post-list.queries.ts';
import { cardColumns, forumIsOpen, publishedPosts } from './posts.queries.ts';

const MAX_COUNTED = searchLimits.countedMax;

/**
 * The most recent matches, one more than are counted; only these are ranked. For a frequent word the planner scans back
 * from the newest post, for a rare one it uses the GIN index. Only published posts have a document.
 */
function recentMatches(database: Database, query: string, categoryId?: string) {
  return database.$with('finds').as(
    database
      .select({
        postId: forumPostDocuments.postId,
        document: forumPostDocuments.document,
        foundAt: sql<Date>`${forumPostDocuments.createdAt}`.as('found_at'),
      })
      .from(forumPostDocuments)
      .where(
        and(
          sql`${forumPostDocuments.document} @@ ${asTsquery(query)}`,
          forumIsOpen,
          categoryId ? eq(forumPostDocuments.categoryId, categoryId) : undefined,
        ),
      )
      .orderBy(desc(forumPostDocuments.createdAt), desc(forumPostDocuments.postId))
      .limit(MAX_COUNTED + 1),
  );
}

const matchCount = sql<number>`(select count(*)::int from finds)`;

export interface CappedCount {
  total: number;
  capped: boolean;
}

export const capCount = (found: number): CappedCount => ({
  total: Math.min(found, MAX_COUNTED),
  capped: found > MAX_COUNTED,
});

/** For the site search: by relevance, with highlights. */
export async function searchPosts(database: Database, search: SearchQuery, limit: number) {
  const query = asTsquery(search.query);
  const matches = recentMatches(database, search.query);
  const order = sql.join([...byRelevance(search, matches.document), desc(matches.foundAt)], sql`, `);
  const best = database
    .select({ postId: matches.postId, rank: sql<number>`row_number() over (order by ${order})`.as('place') })
    .from(matches)
    .orderBy(sql`place`)
    .limit(limit)
    .as('best');
  const rows = await database
    .with(matches)
    .select({
      id: forumPosts.id,
      title: forumPosts.title,
      content: forumPosts.content,
      createdAt: forumPosts.createdAt,
      markedTitle: sql<string>`es_highlight(${forumPosts.title}, ${query})`,
      markedContent: sql<string>`es_highlight(${forumPosts.content}, ${query})`,
      found: matchCount,
    })
    .from(best)
    .innerJoin(forumPosts, eq(forumPosts.id, best.postId))
    .where(publishedPosts())
    .orderBy(best.rank);
  return { rows, ...capCount(rows[0]?.found ?? 0) };
}

/** For the list of posts: in the requested order. */
export async function listFoundPosts(
  database: Database,
  search: SearchQuery,
  { sort, categoryId }: ListOrder,
  { limit, offset }: { limit: number; offset: number },
) {
  const matches = recentMatches(database, search.query, categoryId);
  const page = database
    .select({ id: forumPosts.id })
    .from(matches)
    .innerJoin(forumPosts, eq(forumPosts.id, matches.postId))
    .where(publishedPosts())
    .orderBy(...orderOf(sort))
    .limit(limit)
    .offset(offset)
    .as('page');
  const posts = await database
    .with(matches)
    .select({ ...cardColumns, found: matchCount })
    .from(page)
    .innerJoin(forumPosts, eq(forumPosts.id, page.id))
    .innerJoin(forumCategories, eq(forumCategories.id, forumPosts.categoryId))
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .orderBy(...orderOf(sort));
  const found = posts[0]?.found ?? (offset > 0 ? await countMatches(database, search.query, categoryId) : 0);
  return { posts, ...capCount(found) };
}

/** For a page past the end, which has no row to carry the count. */
async function countMatches(database: Database, query: string, categoryId?: string): Promise<number> {
  const matches = recentMatches(database, query, categoryId);
  const [row] = await database.with(matches).select({ found: sql<number>`count(*)::int` }).from(matches);
  return row?.found ?? 0;
}

/** Posts that share adjacent words with a title; matches in their titles rank first. */
export function listSimilarPosts(database: Database, similarity: { pairs: string; anyWord: string }, limit: number) {
  const matches = recentMatches(database, similarity.pairs);
  return database
    .with(matches)
    .select({
      id: forumPosts.id,
      title: forumPosts.title,
      commentsCount: forumPosts.commentsCount,
      solutionId: forumPosts.solutionId,
      createdAt: forumPosts.createdAt,
    })
    .from(matches)
    .innerJoin(forumPosts, eq(forumPosts.id, matches.postId))
    .where(publishedPosts())
    .orderBy(
      desc(sql`ts_rank('{0, 0, 0.1, 1}', ${matches.document}, ${asTsquery(similarity.anyWord)})`),
      desc(forumPosts.createdAt),
    )
    .limit(limit);
}
