import { and, inArray, isNotNull, isNull, lt, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PeriodMetric } from '#contract/statistics/statistics.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumCategories, forumComments, forumPosts } from '../../database/schema/forum.ts';
import { newsletterSubscribers } from '../../database/schema/newsletter.ts';
import { projects } from '../../database/schema/projects.ts';
import { statisticsRevisions } from '../../database/schema/statistics.ts';
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

export function prepareActivity(database: Database, limit: number) {
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
    .limit(sql.raw(String(limit)) as unknown as number)
    .prepare('statistics_activity');
}

export type ActivityRow = Awaited<ReturnType<ReturnType<typeof prepareActivity>['execute']>>[number];

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

function countOf(metric: PeriodMetric, { from, until }: { from?: SQL; until?: SQL }) {
  const { table, at, where } = metrics[metric];
  const condition = and(where, from && sql`${at} >= ${from}::timestamptz`, until && sql`${at} < ${until}::timestamptz`);
  return sql<number>`(select count(*)::int from ${table} where ${condition})`;
}

const [since, until] = [sql`${sql.placeholder('since')}`, sql`${sql.placeholder('until')}`];

const selectTotals = statement('statistics_totals', (database) =>
  database
    .select({
      members: countOf('members', { until }),
      newMembers: countOf('members', { from: since, until }),
      newPosts: countOf('posts', { from: since, until }),
      subscribers: countOf('subscribers', { until }),
      newSubscribers: countOf('subscribers', { from: since, until }),
    })
    .from(sql`(select) as one`),
);

export async function countTotals(database: Database, span: { since: Date; until: Date }) {
  const [row] = await selectTotals(database, instantsOf(span));
  if (!row) throw new Error('a question without a table has one answer');
  return row;
}

const selectAdded = statement('statistics_added', (database) =>
  database
    .select({
      members: countOf('members', { from: since }),
      newPosts: countOf('posts', { from: since }),
      subscribers: countOf('subscribers', { from: since }),
      // From the maintained counters of the categories.
      posts: sql<number>`(select coalesce(sum(${forumCategories.postsCount}), 0)::int from ${forumCategories})`,
    })
    .from(sql`(select) as one`),
);

export async function countGrowth(database: Database, since: Date) {
  const [row] = await selectAdded(database, instantsOf({ since }));
  if (!row) throw new Error('a question without a table has one answer');
  return row;
}

const instantsOf = (dates: Record<string, Date>) =>
  Object.fromEntries(Object.entries(dates).map(([name, date]) => [name, date.toISOString()]));

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
export function countByPeriod({ genericPlanPool }: Database, bounds: Date[]) {
  const instants = bounds.map((bound) => bound.toISOString());
  return selectPeriods(genericPlanPool, { starts: instants.slice(0, -1), ends: instants.slice(1) });
}

const selectRevision = statement('statistics_revision', (database) =>
  // The maximum alone would miss a late commit with a lower id; the sum alone one that came after pruning.
  database
    .select({ revision: sql<string>`concat(max(${statisticsRevisions.id}), '/', sum(${statisticsRevisions.id}))` })
    .from(statisticsRevisions),
);

/** Differs after every change of a counted row. */
export async function findRevision(database: Database): Promise<string> {
  const [row] = await selectRevision(database);
  if (!row) throw new Error('an aggregate without groups has one row');
  return row.revision;
}

/** The database's clock dates new rows by the start of their transaction, however late it commits. */
export async function findOldestTransaction(database: Queryable): Promise<Date> {
  const { rows } = await database.execute<{ at: string }>(sql`
    select extract(epoch from least(now(), min(xact_start))) * 1000 as at
    from pg_stat_activity where datname = current_database()`);
  return new Date(Number(rows[0]?.at));
}

/** Counts are cached for less than that. */
export async function pruneRevisions(database: Queryable): Promise<void> {
  await database.delete(statisticsRevisions).where(lt(statisticsRevisions.at, sql`now() - interval '1 hour'`));
}
