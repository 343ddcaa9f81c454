import { and, count, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { WeeklyMetric } from '#contract/admin/statistics.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations } from '../../database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../database/schema/forum.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';

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
