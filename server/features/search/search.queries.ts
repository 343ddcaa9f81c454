import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { searchLimits } from '#contract/search/search.contract.ts';
import { asTsquery, byRelevance, type SearchQuery } from '../../core/text-search/search-query.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { events } from '../../database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../database/schema/forum.ts';
import { news } from '../../database/schema/news.ts';
import { projects } from '../../database/schema/projects.ts';
import { siteSettings } from '../../database/schema/site.ts';
import { visibleCategories } from '../forum/categories.queries.ts';
import { forumIsOpen, publishedPosts } from '../forum/posts.queries.ts';

/** Generated column, left out of the Drizzle schema so that other queries do not select it. */
const documentOf = (table: PgTable) => sql`${table}."search_document"`;

const matches = (table: PgTable, { query }: SearchQuery) => sql`${documentOf(table)} @@ ${asTsquery(query)}`;
const marked = (column: SQL | { getSQL(): SQL }, { query }: SearchQuery) =>
  sql<string>`es_highlight(${column}, ${asTsquery(query)})`;

/** These tables are short: all that match are counted. */
const found = sql<number>`count(*) over ()`.mapWith(Number);

export function searchProjects(database: Database, search: SearchQuery, limit: number) {
  const areShown = sql`(select ${siteSettings.enableProjects} from ${siteSettings})`;
  return database
    .select({
      id: projects.id,
      title: projects.title,
      status: projects.status,
      category: projects.category,
      markedTitle: marked(projects.title, search),
      found,
    })
    .from(projects)
    .where(and(areShown, projects.isPublished, matches(projects, search)))
    .orderBy(...byRelevance(search, documentOf(projects)), desc(projects.createdAt), projects.id)
    .limit(limit);
}

export function searchCategories(database: Database, search: SearchQuery, limit: number) {
  return database
    .select({
      id: forumCategories.id,
      name: forumCategories.name,
      description: forumCategories.description,
      slug: forumCategories.slug,
      color: forumCategories.color,
      markedName: marked(forumCategories.name, search),
      found,
    })
    .from(forumCategories)
    .where(and(forumIsOpen, visibleCategories(), matches(forumCategories, search)))
    .orderBy(...byRelevance(search, documentOf(forumCategories)), forumCategories.name)
    .limit(limit);
}

export function searchEvents(database: Database, search: SearchQuery, limit: number) {
  return database
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      time: events.time,
      location: events.location,
      markedTitle: marked(events.title, search),
      found,
    })
    .from(events)
    .where(and(eq(events.publication, 'published'), matches(events, search)))
    .orderBy(...byRelevance(search, documentOf(events)), desc(events.date), events.id)
    .limit(limit);
}

export function searchNews(database: Database, search: SearchQuery, limit: number) {
  return database
    .select({
      id: news.id,
      title: news.title,
      excerpt: news.excerpt,
      date: news.date,
      markedTitle: marked(news.title, search),
      markedExcerpt: marked(news.excerpt, search),
      found,
    })
    .from(news)
    .where(and(news.isPublished, matches(news, search)))
    .orderBy(...byRelevance(search, documentOf(news)), desc(news.date), news.id)
    .limit(limit);
}

/** There may be millions of comments: only the most recent matches are counted and ranked. */
export function searchComments(database: Database, search: SearchQuery, limit: number) {
  const finds = database.$with('finds').as(
    database
      .select({ id: forumComments.id, document: documentOf(forumComments).as('document') })
      .from(forumComments)
      .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
      .where(and(publishedPosts(), isNull(forumComments.deletedAt), matches(forumComments, search)))
      .orderBy(desc(forumComments.createdAt), desc(forumComments.id))
      .limit(searchLimits.countedMax + 1),
  );
  return database
    .with(finds)
    .select({
      id: forumComments.id,
      postId: forumComments.postId,
      postTitle: forumPosts.title,
      content: forumComments.content,
      createdAt: forumComments.createdAt,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      markedContent: marked(forumComments.content, search),
      found: sql<number>`(select count(*)::int from finds)`,
    })
    .from(finds)
    .innerJoin(forumComments, eq(forumComments.id, finds.id))
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .orderBy(...byRelevance(search, finds.document), desc(forumComments.createdAt), desc(forumComments.id))
    .limit(limit);
}
