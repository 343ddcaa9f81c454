import { and, desc, eq, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../database/database.ts';
import { eventRegistrations, events } from '../../database/schema/events.ts';
import { forumComments, forumPostLikes, forumPosts } from '../../database/schema/forum.ts';
import { projectParticipants, projects } from '../../database/schema/projects.ts';
import { inScope, publishedEvents } from '../events/events.queries.ts';
import { publishedPosts } from '../forum/posts.queries.ts';
import { publishedProjects } from '../projects/projects.queries.ts';

/** Inlined, so that the planner knows it. */
const CANDIDATES = sql.raw('100') as unknown as number;

/** Conferences first, then by attendance. */
export async function findEventToAttend(database: Database, userId: string, today: string) {
  const own = database
    .select({ id: eventRegistrations.id })
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.eventId, events.id), eq(eventRegistrations.userId, userId)));
  const [row] = await database
    .select({ id: events.id, title: events.title, date: events.date, registered: events.registeredCount })
    .from(events)
    .where(and(inScope({ scope: 'upcoming', today }), publishedEvents(), notExists(own)))
    .orderBy(desc(eq(events.type, 'conference')), desc(events.registeredCount), events.date, events.id)
    .limit(1);
  return row;
}

/** Excludes posts in which the person commented or that they liked. */
export async function findPostToJoin(database: Database, userId: string) {
  const newest = database
    .select({ id: forumPosts.id })
    .from(forumPosts)
    .where(and(publishedPosts(), eq(forumPosts.isPinned, false)))
    .orderBy(desc(forumPosts.createdAt), desc(forumPosts.id))
    .limit(CANDIDATES)
    .as('newest');
  const ownComment = database
    .select({ id: forumComments.id })
    .from(forumComments)
    .where(and(eq(forumComments.postId, forumPosts.id), eq(forumComments.authorId, userId)));
  const ownLike = database
    .select({ postId: forumPostLikes.postId })
    .from(forumPostLikes)
    .where(and(eq(forumPostLikes.postId, forumPosts.id), eq(forumPostLikes.userId, userId)));
  const liveliness = sql`2 * ${forumPosts.commentsCount} + ${forumPosts.likes}`;
  const [row] = await database
    .select({ id: forumPosts.id, title: forumPosts.title, comments: forumPosts.commentsCount, likes: forumPosts.likes })
    .from(newest)
    .innerJoin(forumPosts, eq(forumPosts.id, newest.id))
    .where(
      and(ne(forumPosts.authorId, userId), eq(forumPosts.isClosed, false), notExists(ownComment), notExists(ownLike)),
    )
    .orderBy(desc(liveliness), desc(forumPosts.createdAt), forumPosts.id)
    .limit(1);
  return row;
}

/** Categories in which the person takes part come first. */
export async function findProjectToJoin(database: Database, userId: string) {
  const newest = database
    .select({ id: projects.id })
    .from(projects)
    .where(and(publishedProjects(), inArray(projects.status, ['planning', 'in-progress'])))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(CANDIDATES)
    .as('newest');
  const own = database
    .select({ projectId: projectParticipants.projectId })
    .from(projectParticipants)
    .where(and(eq(projectParticipants.projectId, projects.id), eq(projectParticipants.userId, userId)));
  const others = alias(projects, 'others');
  const isOfInterest = inArray(
    projects.category,
    database
      .select({ category: others.category })
      .from(projectParticipants)
      .innerJoin(others, eq(others.id, projectParticipants.projectId))
      .where(eq(projectParticipants.userId, userId)),
  );
  const [row] = await database
    .select({ id: projects.id, title: projects.title, isOfInterest: sql<boolean>`${isOfInterest}` })
    .from(newest)
    .innerJoin(projects, eq(projects.id, newest.id))
    .where(notExists(own))
    .orderBy(desc(isOfInterest), desc(projects.createdAt), projects.id)
    .limit(1);
  return row;
}
