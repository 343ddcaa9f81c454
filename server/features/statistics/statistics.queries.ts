import { and, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WeeklyMetric } from '#contract/admin/statistics.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../database/schema/forum.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { projects } from '../../database/schema/projects.ts';

const nameOf = sql<string>`${users.firstName} || ' ' || ${users.lastName}`;

/** Each list is a backward index scan with a limit. */
export function listNewMembers(database: Queryable, limit: number) {
  return database
    .select({ id: users.id, label: nameOf, at: users.createdAt })
    .from(users)
    .where(isNull(users.deletedAt))
    .orderBy(desc(users.createdAt))
    .limit(limit);
}

export function listNewPosts(database: Queryable, limit: number) {
  const newest = (isPinned: boolean) =>
    database
      .select({ id: forumPosts.id, actor: nameOf, label: forumPosts.title, at: forumPosts.createdAt })
      .from(forumPosts)
      .innerJoin(users, eq(users.id, forumPosts.authorId))
      .where(and(forumPosts.isPublished, eq(forumPosts.isPinned, isPinned)))
      .orderBy(desc(forumPosts.createdAt))
      .limit(limit);
  return Promise.all([newest(false), newest(true)]).then((lists) => lists.flat());
}

export function listNewComments(database: Queryable, limit: number) {
  return database
    .select({
      id: forumComments.id,
      postId: forumPosts.id,
      actor: nameOf,
      label: forumPosts.title,
      at: forumComments.createdAt,
    })
    .from(forumComments)
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .where(and(isNull(forumComments.deletedAt), forumPosts.isPublished))
    .orderBy(desc(forumComments.createdAt))
    .limit(limit);
}

export function listNewRegistrations(database: Queryable, limit: number) {
  return database
    .select({
      id: eventRegistrations.id,
      eventId: events.id,
      actor: nameOf,
      label: events.title,
      at: eventRegistrations.registeredAt,
    })
    .from(eventRegistrations)
    .innerJoin(users, eq(users.id, eventRegistrations.userId))
    .innerJoin(events, eq(events.id, eventRegistrations.eventId))
    .orderBy(desc(eventRegistrations.registeredAt))
    .limit(limit);
}

/** Without addresses: viewing those is logged, and this list is viewed all the time. */
export function listNewSubscribers(database: Queryable, limit: number) {
  return database
    .select({ id: newsletterSubscribers.id, at: newsletterSubscribers.createdAt })
    .from(newsletterSubscribers)
    .where(and(newsletterSubscribers.isActive, isNotNull(newsletterSubscribers.confirmedAt)))
    .orderBy(desc(newsletterSubscribers.createdAt))
    .limit(limit);
}

export function listNewProjects(database: Queryable, limit: number) {
  return database
    .select({ id: projects.id, label: projects.title, at: projects.createdAt })
    .from(projects)
    .where(sql`${projects.isPublished}`)
    .orderBy(desc(projects.createdAt))
    .limit(limit);
}

interface Counted {
  table: PgTable;
  at: PgColumn;
  /** Condition of a partial index on `at`, so that counting never visits the table. */
  where?: SQL | undefined;
}

const metrics: Record<WeeklyMetric, Counted> = {
  members: { table: users, at: users.createdAt, where: isNull(users.deletedAt) },
  posts: {
    table: forumPosts,
    at: forumPosts.createdAt,
    // The index begins with `is_pinned`: naming both values lets the scan start at an instant.
    where: and(forumPosts.isPublished, inArray(forumPosts.isPinned, [true, false])),
  },
  comments: { table: forumComments, at: forumComments.createdAt, where: isNull(forumComments.deletedAt) },
  registrations: { table: eventRegistrations, at: eventRegistrations.registeredAt },
  subscribers: {
    table: newsletterSubscribers,
    at: newsletterSubscribers.createdAt,
    where: and(newsletterSubscribers.isActive, isNotNull(newsletterSubscribers.confirmedAt)),
  },
};

/** Since that instant; without one, all there are. */
export async function countMetric(database: Queryable, metric: WeeklyMetric, since?: Date): Promise<number> {
  const { table, at, where } = metrics[metric];
  const [row] = await database
    .select({ total: count() })
    .from(table)
    .where(and(where, since && gte(at, since)));
  return row?.total ?? 0;
}

/** From the counters of the categories, which triggers keep: exact, and as quick with a million posts. */
export async function countPosts(database: Queryable): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`coalesce(sum(${forumCategories.postsCount}), 0)::int` })
    .from(forumCategories);
  return row?.total ?? 0;
}

/** Count of each week that begins at one of these instants: an index range scan each. */
export async function countByWeek(database: Queryable, metric: WeeklyMetric, starts: Date[]): Promise<number[]> {
  const { table, at, where } = metrics[metric];
  const isInWeek = and(where, sql`${at} >= start`, sql`${at} < start + interval '7 days'`);
  const instants = sql.param(starts.map((start) => start.toISOString()));
  const { rows } = await database.execute<{ total: number }>(sql`
    select (select count(*) from ${table} where ${isInWeek})::int as total
    from unnest(${instants}::timestamptz[]) with ordinality as week (start, place)
    order by place`);
  return rows.map(({ total }) => total);
}
