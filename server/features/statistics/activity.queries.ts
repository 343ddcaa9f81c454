import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
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
