import { and, asc, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportStatus } from '#contract/forum/moderation.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
import { forumReports } from '../../database/schema/forum-reports.ts';

const reporters = alias(users, 'reporters');
const postAuthors = alias(users, 'post_authors');
const commentAuthors = alias(users, 'comment_authors');

/** Saying it again before anybody looked at it changes nothing. */
export async function insertReport(database: Database, report: typeof forumReports.$inferInsert): Promise<void> {
  await database.insert(forumReports).values(report).onConflictDoNothing();
}

function selectReports(database: Queryable) {
  return database
    .select({
      id: forumReports.id,
      reason: forumReports.reason,
      details: forumReports.details,
      status: forumReports.status,
      createdAt: forumReports.createdAt,
      resolvedAt: forumReports.resolvedAt,
      reporter: {
        id: reporters.id,
        firstName: reporters.firstName,
        lastName: reporters.lastName,
        role: reporters.role,
        profileImageUrl: reporters.profileImageUrl,
      },
      post: { id: forumPosts.id, title: forumPosts.title, isPublished: forumPosts.isPublished },
      postAuthor: {
        id: postAuthors.id,
        firstName: postAuthors.firstName,
        lastName: postAuthors.lastName,
        role: postAuthors.role,
        profileImageUrl: postAuthors.profileImageUrl,
      },
      comment: { id: forumComments.id, content: forumComments.content, deletedAt: forumComments.deletedAt },
      commentAuthor: {
        id: commentAuthors.id,
        firstName: commentAuthors.firstName,
        lastName: commentAuthors.lastName,
        role: commentAuthors.role,
        profileImageUrl: commentAuthors.profileImageUrl,
      },
    })
    .from(forumReports)
    .innerJoin(reporters, eq(reporters.id, forumReports.reporterId))
    .leftJoin(forumComments, eq(forumComments.id, forumReports.commentId))
    .leftJoin(commentAuthors, eq(commentAuthors.id, forumComments.authorId))
    .innerJoin(forumPosts, sql`${forumPosts.id} = coalesce(${forumReports.postId}, ${forumComments.postId})`)
    .innerJoin(postAuthors, eq(postAuthors.id, forumPosts.authorId));
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export async function listReports(database: Database, status: ReportStatus, limit: number, offset: number) {
  const [reports, [counted]] = await Promise.all([
    selectReports(database)
      .where(eq(forumReports.status, status))
      .orderBy(asc(forumReports.createdAt), asc(forumReports.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(forumReports).where(eq(forumReports.status, status)),
  ]);
  return { reports, total: counted?.total ?? 0 };
}

export async function findReport(database: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await selectReports(database).where(eq(forumReports.id, id));
  return row;
}

/** Of two moderators at once, the first decides; the second changes nothing. */
export async function resolveReport(
  database: Queryable,
  id: string,
  status: Exclude<ReportStatus, 'open'>,
  resolvedBy: string,
): Promise<boolean> {
  const rows = await database
    .update(forumReports)
    .set({ status, resolvedBy, resolvedAt: new Date() })
    .where(and(eq(forumReports.id, id), eq(forumReports.status, 'open')))
    .returning({ id: forumReports.id });
  return rows.length > 0;
}

/** What was reported is gone from the forum: there is nothing left to decide. */
export async function resolveReportsAbout(
  database: Queryable,
  about: { postId: string } | { commentId: string },
  resolvedBy: string,
): Promise<void> {
  const target =
    'postId' in about ? eq(forumReports.postId, about.postId) : eq(forumReports.commentId, about.commentId);
  await database
    .update(forumReports)
    .set({ status: 'resolved', resolvedBy, resolvedAt: new Date() })
    .where(and(target, eq(forumReports.status, 'open')));
}
