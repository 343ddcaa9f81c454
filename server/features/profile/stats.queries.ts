import { isNull, min, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import type { Figures } from './stats.policy.ts';

/**
 * One statement, each figure from an index on the person. Raw names, because Drizzle omits the tables. Posts that were
 * taken down do not count.
 */
export async function countFigures(database: Queryable, userId: string): Promise<Figures> {
  const [row] = await database
    .select({
      postsCreated: sql<number>`(select count(*)::int from forum_posts where author_id = ${userId} and is_published)`,
      commentsCount: sql<number>`(select count(*)::int from forum_comments c join forum_posts p on p.id = c.post_id
        where c.author_id = ${userId} and c.deleted_at is null and p.is_published)`,
      likesReceived: sql<number>`(select coalesce(sum(likes), 0)::int from forum_posts
        where author_id = ${userId} and is_published)`,
      connections: sql<number>`(select count(*)::int from connections where requester_id = ${userId} and status = 'accepted')
        + (select count(*)::int from connections where receiver_id = ${userId} and status = 'accepted')`,
      eventsAttended: sql<number>`(select count(*)::int from event_registrations
        where user_id = ${userId} and attended_at is not null)`,
      projectsParticipated: sql<number>`(select count(*)::int from project_participants t join projects p on p.id = t.project_id
        where t.user_id = ${userId} and p.is_published)`,
    })
    .from(sql`(select) as one`);
  if (!row) throw new Error('a question without a table has one answer');
  return row;
}

/** When the first member joined: the portal's own beginning. */
export async function findFirstJoinDate(database: Queryable): Promise<Date | null> {
  const [row] = await database
    .select({ first: min(users.createdAt) })
    .from(users)
    .where(isNull(users.deletedAt));
  return row?.first ?? null;
}
