import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { searchLimits } from '#contract/search/search.contract.ts';
import { capCount, MAX_RANKED, type MatchPlan } from '../../core/text-search/match-planner.ts';
import { FENCE, matchesQuery, searchGroup } from '../../core/text-search/search-group.ts';
import { asTsquery, type SearchQuery } from '../../core/text-search/search-query.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { forumCategories, forumPosts } from '../../database/schema/forum.ts';
import { forumPostDocuments } from '../../database/schema/search.ts';
import { type ListOrder, orderOf } from './post-list.queries.ts';
import { cardColumns, forumIsOpen, publishedPosts } from './posts.queries.ts';

const MAX_COUNTED = searchLimits.countedMax;

/**
 * Only the most recent matches are ranked, one more than are counted. The planner scans from the newest post for a
 * frequent word, and uses the GIN index for a rare one.
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

/** The limit keeps the planner from reading all posts for a join. Named like the table, for the orders of the list. */
function postOf(database: Database, matches: ReturnType<typeof recentMatches>) {
  const { id, title, isPinned, createdAt, likes, commentsCount, lastActivityAt, solutionId } = forumPosts;
  return database
    .select({ id, title, isPinned, createdAt, likes, commentsCount, lastActivityAt, solutionId })
    .from(forumPosts)
    .where(and(eq(forumPosts.id, matches.postId), publishedPosts()))
    .limit(1)
    .as('forum_posts');
}

const matchCount = sql<number>`(select count(*)::int from finds)`;

export interface FoundPost {
  id: string;
  title: string;
  content: string;
  createdAt: string;
}

const matchesSeqScan: Record<MatchPlan['scan'], SQL> = {
  newest: sql`select recent.id, recent.created_at, recent.document
    from (
      select ${forumPostDocuments.postId} as id, ${forumPostDocuments.createdAt}, ${forumPostDocuments.document}
      from ${forumPostDocuments} where ${forumIsOpen}
      order by ${forumPostDocuments.createdAt} desc, ${forumPostDocuments.postId} desc limit asked.posts_scanned
    ) as recent
    where ${matchesQuery(sql`recent.document`)} limit asked.posts_found`,
  indexed: sql`select matching.* from (
      select ${forumPostDocuments.postId} as id, ${forumPostDocuments.createdAt}, ${forumPostDocuments.document}
      from ${forumPostDocuments} where ${and(forumIsOpen, matchesQuery(forumPostDocuments.document))} ${FENCE}
    ) as matching
    order by matching.created_at desc, matching.id desc limit asked.posts_found`,
};

export const foundPosts = (scan: MatchPlan['scan']) =>
  searchGroup<FoundPost>({
    matches: matchesSeqScan[scan],
    maxRanked: MAX_RANKED,
    tieBreak: sql`found.created_at desc, found.id desc`,
    columns: {
      id: forumPosts.id,
      title: forumPosts.title,
      content: forumPosts.content,
      createdAt: forumPosts.createdAt,
    },
    from: sql`join ${forumPosts} on ${forumPosts.id} = best.id and ${publishedPosts()}`,
  });

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
    .crossJoinLateral(postOf(database, matches))
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

/** A page past the end has no row to carry the count. */
async function countMatches(database: Database, query: string, categoryId?: string): Promise<number> {
  const matches = recentMatches(database, query, categoryId);
  const [row] = await database.with(matches).select({ found: sql<number>`count(*)::int` }).from(matches);
  return row?.found ?? 0;
}

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
    .crossJoinLateral(postOf(database, matches))
    .orderBy(
      desc(sql`ts_rank('{0, 0, 0.1, 1}', ${matches.document}, ${asTsquery(similarity.anyWord)})`),
      desc(forumPosts.createdAt),
    )
    .limit(limit);
}
