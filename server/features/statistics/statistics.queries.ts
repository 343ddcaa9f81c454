import { and, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type PeriodMetric, statisticsLimits } from '#contract/statistics/statistics.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../database/schema/forum.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { projects } from '../../database/schema/projects.ts';
import { statement } from '../../database/statement.ts';

/** Simultaneous activities keep this order. */
type ActivityKind = 'member' | 'post' | 'comment' | 'registration' | 'subscriber' | 'project';

const nameOf = sql`${users.firstName} || ' ' || ${users.lastName}`;
const byAuthor = (author: PgColumn) => sql`join ${users} on ${users.id} = ${author}`;

/** `where` is the condition of an index on `at`, which is read backwards up to the limit. */
interface Source {
  kind: ActivityKind;
  id: PgColumn;
  targetId?: PgColumn;
  actor?: SQL;
  label?: SQL;
  at: PgColumn;
  from: SQL;
  where?: SQL | undefined;
}

const posts = (isPinned: boolean): Source => ({
  kind: 'post',
  id: forumPosts.id,
  actor: nameOf,
  label: sql`${forumPosts.title}`,
  at: forumPosts.createdAt,
  from: sql`${forumPosts} ${byAuthor(forumPosts.authorId)}`,
  // A literal: with a parameter the generic plan reads every post to find that none is pinned.
  where: and(forumPosts.isPublished, isPinned ? sql`${forumPosts.isPinned}` : not(forumPosts.isPinned)),
});

const SOURCES: Source[] = [
  {
    kind: 'member',
    id: users.id,
    label: nameOf,
    at: users.createdAt,
    from: sql`${users}`,
    where: isNull(users.deletedAt),
  },
  posts(false),
  posts(true),
  {
    kind: 'comment',
    id: forumComments.id,
    targetId: forumPosts.id,
    actor: nameOf,
    label: sql`${forumPosts.title}`,
    at: forumComments.createdAt,
    from: sql`${forumComments} ${byAuthor(forumComments.authorId)}
      join ${forumPosts} on ${forumPosts.id} = ${forumComments.postId}`,
    where: and(isNull(forumComments.deletedAt), forumPosts.isPublished),
  },
  {
    kind: 'registration',
    id: eventRegistrations.id,
    targetId: events.id,
    actor: nameOf,
    label: sql`${events.title}`,
    at: eventRegistrations.registeredAt,
    from: sql`${eventRegistrations} ${byAuthor(eventRegistrations.userId)}
      join ${events} on ${events.id} = ${eventRegistrations.eventId}`,
  },
  // Without addresses: viewing those is logged.
  {
    kind: 'subscriber',
    id: newsletterSubscribers.id,
    at: newsletterSubscribers.createdAt,
    from: sql`${newsletterSubscribers}`,
    where: and(newsletterSubscribers.isActive, isNotNull(newsletterSubscribers.confirmedAt)),
  },
  {
    kind: 'project',
    id: projects.id,
    label: sql`${projects.title}`,
    at: projects.createdAt,
    from: sql`${projects}`,
    where: sql`${projects.isPublished}`,
  },
];

const newestOf = (
  { kind, id, targetId = id, actor, label, at, from, where }: Source,
  place: number,
  limit: number,
) => sql`
  (select ${sql.raw(String(place))} as place, ${sql.raw(`'${kind}'`)} as kind, ${id} as id, ${targetId} as target_id,
    ${actor ?? sql`null`} as actor, ${label ?? sql`'Alguien'`} as label, ${at} as at
  from ${from} ${where ? sql`where ${where}` : sql``} order by ${at} desc limit ${sql.raw(String(limit))})`;

const { activity: limit } = statisticsLimits;

const selectActivity = statement('statistics_activity', (database) => {
  const sources = SOURCES.map((source, place) => newestOf(source, place, limit));
  return database
    .select({
      kind: sql<ActivityKind>`kind`,
      id: sql<string>`id`,
      targetId: sql<string>`target_id`,
      actor: sql<string | null>`actor`,
      label: sql<string>`label`,
      at: sql`at`.mapWith(forumPosts.createdAt),
    })
    .from(sql`(${sql.join(sources, sql` union all `)}) as activity`)
    .orderBy(sql`at desc, place`)
    .limit(sql.raw(String(limit)) as unknown as number);
});

export const listRecentActivity = (database: Queryable) => selectActivity(database);

export type ActivityRow = Awaited<ReturnType<typeof listRecentActivity>>[number];

interface Counted {
  table: PgTable;
  at: PgColumn;
  /** Condition of a partial index on `at`: an index-only scan counts. */
  where?: SQL | undefined;
}

const metrics: Record<PeriodMetric, Counted> = {
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

function countOf(metric: PeriodMetric, from?: SQL) {
  const { table, at, where } = metrics[metric];
  return sql<number>`(select count(*)::int from ${table} where ${and(where, from && sql`${at} >= ${from}::timestamptz`)})`;
}

const selectTotals = statement('statistics_totals', (database) => {
  const since = sql`${sql.placeholder('since')}`;
  return database
    .select({
      members: countOf('members'),
      newMembers: countOf('members', since),
      // From the maintained counters of the categories.
      posts: sql<number>`(select coalesce(sum(${forumCategories.postsCount}), 0)::int from ${forumCategories})`,
      newPosts: countOf('posts', since),
      subscribers: countOf('subscribers'),
      newSubscribers: countOf('subscribers', since),
    })
    .from(sql`(select) as one`);
});

export async function countTotals(database: Queryable, since: Date) {
  const [row] = await selectTotals(database, { since: since.toISOString() });
  if (!row) throw new Error('a question without a table has one answer');
  return row;
}

const countInPeriod = (metric: PeriodMetric) => {
  const { table, at, where } = metrics[metric];
  const isInPeriod = and(where, sql`${at} >= period.start`, sql`${at} < period."end"`);
  return sql<number>`(select count(*)::int from ${table} where ${isInPeriod})`;
};

const selectPeriods = statement('statistics_periods', (database) =>
  database
    .select({
      members: countInPeriod('members'),
      posts: countInPeriod('posts'),
      comments: countInPeriod('comments'),
      registrations: countInPeriod('registrations'),
      subscribers: countInPeriod('subscribers'),
    })
    .from(
      sql`unnest(${sql.placeholder('starts')}::timestamptz[], ${sql.placeholder('ends')}::timestamptz[])
        with ordinality as period (start, "end", place)`,
    )
    .orderBy(sql`place`),
);

/** An index range scan each. */
export function countByPeriod(database: Queryable, bounds: Date[]) {
  const instants = bounds.map((bound) => bound.toISOString());
  return selectPeriods(database, { starts: instants.slice(0, -1), ends: instants.slice(1) });
}
