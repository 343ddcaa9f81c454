import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Role } from '#contract/account/roles.ts';
import type { SearchResults } from '#contract/search/search.contract.ts';
import { MAX_RANKED, type MatchPlan } from '../../core/text-search/match-planner.ts';
import {
  askedParameters,
  FENCE,
  matchesQuery,
  parameterValues,
  type SearchGroup,
  searchGroup,
} from '../../core/text-search/search-group.ts';
import type { SearchQuery } from '../../core/text-search/search-query.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { events } from '../../database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../database/schema/forum.ts';
import { news } from '../../database/schema/news.ts';
import { projects } from '../../database/schema/projects.ts';
import { searchVocabulary } from '../../database/schema/search.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { prepared } from '../../database/statement.ts';
import { visibleCategories } from '../forum/categories.queries.ts';
import { foundPosts } from '../forum/post-search.queries.ts';
import { forumIsOpen, isOnPublishedPost } from '../forum/posts.queries.ts';
import { foundMembers } from '../members/members.queries.ts';

/** Left out of the Drizzle schema so that other queries do not select it. */
const documentOf = (table: PgTable) => sql`${table}."search_document"`;

type Unmarked<Group extends 'projects' | 'categories' | 'events' | 'news'> = Omit<
  SearchResults[Group][number],
  'titleMarks' | 'nameMarks' | 'excerptMarks'
>;

const projectsAreShown = sql`(select ${siteSettings.enableProjects} from ${siteSettings})`;

const foundProjects = searchGroup<Unmarked<'projects'>>({
  matches: sql`select ${projects.id}, ${documentOf(projects)} as document, ${projects.createdAt} from ${projects}
    where ${and(projectsAreShown, projects.isPublished, matchesQuery(documentOf(projects)))}`,
  tieBreak: sql`found.created_at desc, found.id`,
  columns: { id: projects.id, title: projects.title, status: projects.status, category: projects.category },
  from: sql`join ${projects} on ${projects.id} = best.id`,
});

const foundCategories = searchGroup<Unmarked<'categories'>>({
  matches: sql`select ${forumCategories.id}, ${documentOf(forumCategories)} as document, ${forumCategories.name}
    from ${forumCategories}
    where ${and(forumIsOpen, visibleCategories(), matchesQuery(documentOf(forumCategories)))}`,
  tieBreak: sql`found.name`,
  columns: {
    id: forumCategories.id,
    name: forumCategories.name,
    description: forumCategories.description,
    slug: forumCategories.slug,
    color: forumCategories.color,
  },
  from: sql`join ${forumCategories} on ${forumCategories.id} = best.id`,
});

const foundEvents = searchGroup<Unmarked<'events'>>({
  matches: sql`select ${events.id}, ${documentOf(events)} as document, ${events.date} from ${events}
    where ${and(sql`${events.publication} = 'published'`, matchesQuery(documentOf(events)))}`,
  tieBreak: sql`found.date desc, found.id`,
  columns: { id: events.id, title: events.title, date: events.date, time: events.time, location: events.location },
  from: sql`join ${events} on ${events.id} = best.id`,
});

const foundNews = searchGroup<Unmarked<'news'>>({
  matches: sql`select ${news.id}, ${documentOf(news)} as document, ${news.date} from ${news}
    where ${and(news.isPublished, matchesQuery(documentOf(news)))}`,
  tieBreak: sql`found.date desc, found.id`,
  columns: { id: news.id, title: news.title, excerpt: news.excerpt, date: news.date },
  from: sql`join ${news} on ${news.id} = best.id`,
});

export interface FoundComment {
  id: string;
  postId: string;
  postTitle: string;
  content: string;
  createdAt: string;
  firstName: string;
  lastName: string;
  role: Role;
}

const commentsByScan: Record<MatchPlan['scan'], SQL> = {
  newest: sql`select recent.id, recent.created_at, recent.document
    from (
      select ${forumComments.id}, ${forumComments.postId}, ${forumComments.createdAt},
        ${documentOf(forumComments)} as document
      from ${forumComments} where ${isNull(forumComments.deletedAt)}
      order by ${forumComments.createdAt} desc, ${forumComments.id} desc limit asked.comments_scanned
    ) as recent
    where ${and(matchesQuery(sql`recent.document`), isOnPublishedPost(sql`recent.post_id`))} limit asked.comments_found`,
  indexed: sql`select matching.* from (
      select ${forumComments.id}, ${forumComments.createdAt}, ${documentOf(forumComments)} as document
      from ${forumComments}
      where ${and(
        isNull(forumComments.deletedAt),
        matchesQuery(documentOf(forumComments)),
        isOnPublishedPost(sql`${forumComments.postId}`),
      )} ${FENCE}
    ) as matching
    order by matching.created_at desc, matching.id desc limit asked.comments_found`,
};

const foundComments = (scan: MatchPlan['scan']) =>
  searchGroup<FoundComment>({
    matches: commentsByScan[scan],
    maxRanked: MAX_RANKED,
    tieBreak: sql`found.created_at desc, found.id desc`,
    columns: {
      id: forumComments.id,
      postId: forumComments.postId,
      postTitle: forumPosts.title,
      content: forumComments.content,
      createdAt: forumComments.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
    },
    from: sql`join ${forumComments} on ${forumComments.id} = best.id
      join ${forumPosts} on ${eq(forumPosts.id, forumComments.postId)}
      join ${users} on ${eq(users.id, forumComments.authorId)}`,
  });

const foundWords = sql<string[]>`array(
  select ${searchVocabulary.word} from ${searchVocabulary} where ${searchVocabulary.stem} = any(asked.stems))`;

const noGroup = <Row>() => sql<SearchGroup<Row>>`'{"found": 0, "rows": []}'::json`;

type Scope = 'main' | 'all';
export interface MatchPlans {
  posts: MatchPlan;
  comments: MatchPlan;
}

function selectGroups(database: Queryable, scope: Scope, { posts, comments }: MatchPlans) {
  const whenAll = <Row>(group: SQL<SearchGroup<Row>>) => (scope === 'all' ? group : noGroup<Row>());
  const asked = askedParameters({
    stems: sql`${sql.placeholder('stems')}::text[]`,
    viewer_id: sql`${sql.placeholder('viewerId')}::uuid`,
    posts_scanned: sql`${sql.placeholder('postsScanned')}::int`,
    posts_found: sql`${sql.placeholder('postsFound')}::int`,
    comments_scanned: sql`${sql.placeholder('commentsScanned')}::int`,
    comments_found: sql`${sql.placeholder('commentsFound')}::int`,
  });
  return database
    .select({
      words: foundWords,
      posts: foundPosts(posts.scan),
      projects: foundProjects,
      categories: foundCategories,
      comments: whenAll(foundComments(comments.scan)),
      events: whenAll(foundEvents),
      news: whenAll(foundNews),
      members: whenAll(foundMembers),
    })
    .from(asked);
}

export type FoundGroups = Awaited<ReturnType<typeof selectGroups>>[number];

export async function findGroups(
  database: Queryable,
  search: SearchQuery,
  { scope, limit, viewerId }: { scope: Scope; limit: number; viewerId: string },
  plans: MatchPlans,
): Promise<FoundGroups> {
  const name = `search_${scope}_${plans.posts.scan}_${plans.comments.scan}`;
  const [row] = await prepared(database, name, () => selectGroups(database, scope, plans)).execute({
    ...parameterValues(search, limit),
    stems: search.stems.flat(),
    viewerId,
    postsScanned: plans.posts.maxScanned,
    postsFound: plans.posts.maxFound,
    commentsScanned: plans.comments.maxScanned,
    commentsFound: plans.comments.maxFound,
  });
  if (!row) throw new Error('the search returned no row');
  return row;
}
