import { and, asc, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Role } from '#contract/account/roles.ts';
import type { InsightFigures } from '#contract/statistics/statistics.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumPosts } from '../../database/schema/forum.ts';
import { searchMisses } from '../../database/schema/search.ts';

export function listAttendedEvents(database: Queryable, since: string, today: string, limit: number) {
  const { eventId, status, attendedAt } = eventRegistrations;
  return database
    .select({
      id: events.id,
      title: events.title,
      date: events.date,
      confirmed: sql<number>`count(*) filter (where ${status} = 'confirmed')::int`,
      attended: sql<number>`count(${attendedAt})::int`,
    })
    .from(events)
    .leftJoin(eventRegistrations, eq(eventId, events.id))
    .where(
      and(
        gte(events.date, since),
        lt(events.date, today),
        eq(events.publication, 'published'),
        sql`${events.status} <> 'cancelled'`,
      ),
    )
    .groupBy(events.id)
    .orderBy(desc(events.date), desc(events.id))
    .limit(limit);
}

export async function findNotReturned(
  database: Queryable,
  since: string,
  limit: number,
): Promise<InsightFigures['notReturned']> {
  const { rows } = await database.execute<{
    total: number;
    id: string;
    first_name: string;
    last_name: string;
    role: Role;
    attended: number;
    event_id: string;
    title: string;
    date: string;
  }>(sql`
    with gone as materialized (
      select registration.user_id, count(*)::int as attended, max(event.date) as last_date
      from event_registrations as registration
      join events as event on event.id = registration.event_id
      join users as person on person.id = registration.user_id
        and person.deleted_at is null and person.suspended_at is null
      where registration.attended_at is not null
      group by registration.user_id
      having max(event.date) < ${since}::date
    ), listed as (
      select * from gone order by last_date desc, user_id limit ${limit}
    )
    select (select count(*)::int from gone) as total, person.id, person.first_name, person.last_name, person.role,
      listed.attended, last_event.id as event_id, last_event.title, last_event.date::text as date
    from listed
    join users as person on person.id = listed.user_id
    join lateral (
      select event.id, event.title, event.date
      from event_registrations as registration
      join events as event on event.id = registration.event_id
      where registration.user_id = listed.user_id and registration.attended_at is not null
        and event.date = listed.last_date
      order by event.id limit 1
    ) as last_event on true
    order by listed.last_date desc, listed.user_id`);
  return {
    total: rows[0]?.total ?? 0,
    people: rows.map((row) => ({
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      role: row.role,
      attended: row.attended,
      lastEvent: { id: row.event_id, title: row.title, date: row.date },
    })),
  };
}

export function listSearchMisses(database: Queryable, since: string, limit: number) {
  const total = sql<number>`sum(${searchMisses.count})::int`;
  return database
    .select({ words: searchMisses.words, count: total, lastDay: sql<string>`max(${searchMisses.day})::text` })
    .from(searchMisses)
    .where(gte(searchMisses.day, since))
    .groupBy(searchMisses.words)
    .orderBy(desc(total), asc(searchMisses.words))
    .limit(limit);
}

/** Both values of `is_pinned` are named, so that the index on the number of comments applies. */
const isUnanswered = (since: Date) =>
  and(
    forumPosts.isPublished,
    inArray(forumPosts.isPinned, [true, false]),
    eq(forumPosts.commentsCount, 0),
    gte(forumPosts.createdAt, since),
  );

export async function findUnansweredPosts(database: Queryable, since: Date, limit: number) {
  const [posts, [counted]] = await Promise.all([
    database
      .select({ id: forumPosts.id, title: forumPosts.title, createdAt: forumPosts.createdAt })
      .from(forumPosts)
      .where(isUnanswered(since))
      .orderBy(asc(forumPosts.createdAt))
      .limit(limit),
    database.select({ total: count() }).from(forumPosts).where(isUnanswered(since)),
  ]);
  return { posts, total: counted?.total ?? 0 };
}
