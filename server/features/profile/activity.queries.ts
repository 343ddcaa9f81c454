import { count, isNull, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ActivityScope } from '#contract/profile/activity.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumComments, forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { connections } from '../../database/schema/networking.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';
import { statement } from '../../database/statement.ts';
import { publishedEvents } from '../events/events.queries.ts';
import { publishedPosts } from '../forum/posts.queries.ts';
import { publishedProjects } from '../projects/projects.queries.ts';
import type { Figures } from './stats.policy.ts';

/** Raw names: Drizzle omits the tables. Posts that were taken down do not count. */
const selectFigures = statement('figures', (database) => {
  const userId = sql.placeholder('userId');
  return database
    .select({
      postsCreated: sql<number>`own_posts.posts`,
      commentsCount: sql<number>`(select count(*)::int from forum_comments c join forum_posts p on p.id = c.post_id
        where c.author_id = ${userId} and c.deleted_at is null and p.is_published)`,
      likesReceived: sql<number>`own_posts.likes`,
      connections: sql<number>`(select count(*)::int from connections where requester_id = ${userId} and status = 'accepted')
        + (select count(*)::int from connections where receiver_id = ${userId} and status = 'accepted')`,
      eventsAttended: sql<number>`(select count(*)::int from event_registrations
        where user_id = ${userId} and attended_at is not null)`,
      projectsParticipated: sql<number>`(select count(*)::int from project_participants t join projects p on p.id = t.project_id
        where t.user_id = ${userId} and p.is_published)`,
    })
    .from(sql`(select count(*)::int as posts, coalesce(sum(likes), 0)::int as likes from forum_posts
      where author_id = ${userId} and is_published) as own_posts`);
});

export async function countFigures(database: Queryable, userId: string): Promise<Figures> {
  const [row] = await selectFigures(database, { userId });
  if (!row) throw new Error('an aggregate without groups has one row');
  return row;
}

export async function findFirstJoinDate(database: Queryable): Promise<Date | null> {
  const [row] = await database
    .select({ first: min(users.createdAt) })
    .from(users)
    .where(isNull(users.deletedAt));
  return row?.first ?? null;
}

export type ActivityKind =
  | 'posted'
  | 'commented'
  | 'liked'
  | 'registered'
  | 'waitlisted'
  | 'attended'
  | 'joined'
  | 'connected';

export interface ActivityRow {
  kind: ActivityKind;
  id: string;
  targetId: string;
  name: string;
  at: Date;
}

/** Columns kind, id, target_id, name and at, limited to what others may still see. */
type Source = (userId: string) => SQL;

function connectedWith(other: PgColumn, own: PgColumn): Source {
  return (userId) => sql`select 'connected' as kind, ${connections.id} as id, ${users.id} as target_id,
      ${users.firstName} || ' ' || ${users.lastName} as name, ${connections.updatedAt} as at
    from ${connections} join ${users} on ${users.id} = ${other}
    where ${own} = ${userId} and ${connections.status} = 'accepted' and ${users.suspendedAt} is null`;
}

const SOURCES: Record<ActivityScope, Source[]> = {
  forum: [
    (userId) => sql`select 'posted' as kind, ${forumPosts.id} as id, ${forumPosts.id} as target_id,
        ${forumPosts.title} as name, ${forumPosts.createdAt} as at
      from ${forumPosts} where ${forumPosts.authorId} = ${userId} and ${publishedPosts()}`,
    (userId) => sql`select 'commented' as kind, ${forumComments.id} as id, ${forumPosts.id} as target_id,
        ${forumPosts.title} as name, ${forumComments.createdAt} as at
      from ${forumComments} join ${forumPosts} on ${forumPosts.id} = ${forumComments.postId}
      where ${forumComments.authorId} = ${userId} and ${forumComments.deletedAt} is null and ${publishedPosts()}`,
    (userId) => sql`select 'liked' as kind, ${forumPosts.id} as id, ${forumPosts.id} as target_id,
        ${forumPosts.title} as name, ${forumPostLikes.createdAt} as at
      from ${forumPostLikes} join ${forumPosts} on ${forumPosts.id} = ${forumPostLikes.postId}
      where ${forumPostLikes.userId} = ${userId} and ${publishedPosts()}`,
  ],
  events: [
    (
      userId,
    ) => sql`select case ${eventRegistrations.status} when 'waitlisted' then 'waitlisted' else 'registered' end as kind,
        ${eventRegistrations.id} as id, ${events.id} as target_id, ${events.title} as name,
        ${eventRegistrations.registeredAt} as at
      from ${eventRegistrations} join ${events} on ${events.id} = ${eventRegistrations.eventId}
      where ${eventRegistrations.userId} = ${userId} and ${publishedEvents()}`,
    (userId) => sql`select 'attended' as kind, ${eventRegistrations.id} as id, ${events.id} as target_id,
        ${events.title} as name, ${eventRegistrations.attendedAt} as at
      from ${eventRegistrations} join ${events} on ${events.id} = ${eventRegistrations.eventId}
      where ${eventRegistrations.userId} = ${userId} and ${eventRegistrations.attendedAt} is not null
        and ${publishedEvents()}`,
  ],
  projects: [
    (userId) => sql`select 'joined' as kind, ${projects.id} as id, ${projects.id} as target_id,
        ${projects.title} as name, ${projectParticipants.createdAt} as at
      from ${projectParticipants} join ${projects} on ${projects.id} = ${projectParticipants.projectId}
      where ${projectParticipants.userId} = ${userId} and ${publishedProjects()}`,
  ],
  network: [
    connectedWith(connections.receiverId, connections.requesterId),
    connectedWith(connections.requesterId, connections.receiverId),
  ],
};

const sourcesOf = (scopes: readonly ActivityScope[]) => scopes.flatMap((scope) => SOURCES[scope]);
const union = (parts: SQL[]) => sql`(${sql.join(parts, sql` union all `)}) as activity`;

interface ActivityPage {
  userId: string;
  scopes: readonly ActivityScope[];
  limit: number;
  offset: number;
}

/** Newest rows of each source, read from an index up to the end of the page. */
export async function listActivity(
  database: Queryable,
  { userId, scopes, limit, offset }: ActivityPage,
): Promise<ActivityRow[]> {
  const newest = sourcesOf(scopes).map((source) => sql`(${source(userId)} order by at desc limit ${offset + limit})`);
  if (newest.length === 0) return [];
  return database
    .select({
      kind: sql<ActivityKind>`kind`,
      id: sql<string>`id`,
      targetId: sql<string>`target_id`,
      name: sql<string>`name`,
      at: sql`at`.mapWith(forumPosts.createdAt),
    })
    .from(union(newest))
    .orderBy(sql`at desc, kind, id`)
    .limit(limit)
    .offset(offset);
}

export async function countActivity(
  database: Queryable,
  { userId, scopes }: Pick<ActivityPage, 'userId' | 'scopes'>,
): Promise<number> {
  const all = sourcesOf(scopes).map((source) => source(userId));
  if (all.length === 0) return 0;
  const [row] = await database.select({ total: count() }).from(union(all));
  return row?.total ?? 0;
}
