import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportedOriginal, ReportStatus } from '#contract/forum/moderation.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts, forumReports } from '../../database/schema/forum.ts';

const reporters = alias(users, 'reporters');

type NewReport = Pick<typeof forumReports.$inferInsert, 'reporterId' | 'reason' | 'details'>;

const writtenBy = { authorId: users.id, authorFirstName: users.firstName, authorLastName: users.lastName };

/** With the pictures of that moment: they cannot change before the share lock is released. */
async function insertReport(database: Queryable, values: typeof forumReports.$inferInsert): Promise<void> {
  const [row] = await database
    .insert(forumReports)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: forumReports.id });
  if (!row) return;
  await database.execute(sql`
    insert into forum_report_images (report_id, media_id, position, alt)
    select ${row.id}::uuid, media_id, position, alt from forum_images join media_items on media_items.id = media_id
    where post_id = ${values.postId ?? null}::uuid or comment_id = ${values.commentId ?? null}::uuid`);
}

/** Share lock: concurrent edits come before or after. A repeated report changes nothing while one is open. */
export async function insertPostReport(database: Queryable, id: string, report: NewReport): Promise<boolean> {
  const [snapshot] = await database
    .select({ title: forumPosts.title, content: forumPosts.content, ...writtenBy })
    .from(forumPosts)
    .innerJoin(users, eq(users.id, forumPosts.authorId))
    .where(eq(forumPosts.id, id))
    .for('share', { of: forumPosts });
  if (!snapshot) return false;
  await insertReport(database, { ...report, ...snapshot, subject: 'post', subjectId: id, postId: id });
  return true;
}

export async function insertCommentReport(database: Queryable, id: string, report: NewReport): Promise<boolean> {
  const [snapshot] = await database
    .select({ title: forumPosts.title, content: forumComments.content, ...writtenBy })
    .from(forumComments)
    .innerJoin(forumPosts, eq(forumPosts.id, forumComments.postId))
    .innerJoin(users, eq(users.id, forumComments.authorId))
    .where(and(eq(forumComments.id, id), isNull(forumComments.deletedAt)))
    .for('share', { of: forumComments });
  if (!snapshot) return false;
  await insertReport(database, { ...report, ...snapshot, subject: 'comment', subjectId: id, commentId: id });
  return true;
}

/** A tombstone counts as gone. */
export const reportedOriginal = sql<ReportedOriginal>`case
  when coalesce(${forumReports.postId}, ${forumReports.commentId}) is null or ${forumComments.deletedAt} is not null then 'gone'
  when ${forumReports.content} is distinct from coalesce(${forumComments.content}, ${forumPosts.content})
    or (${forumReports.subject} = 'post' and ${forumReports.title} <> ${forumPosts.title}) then 'changed'
  else 'same' end`;

export const isReportedPost = sql`${forumPosts.id} = coalesce(${forumReports.postId}, ${forumComments.postId})`;

function selectReports(database: Queryable) {
  return database
    .select({
      id: forumReports.id,
      reason: forumReports.reason,
      details: forumReports.details,
      status: forumReports.status,
      createdAt: forumReports.createdAt,
      resolvedAt: forumReports.resolvedAt,
      reporter: personColumns(reporters),
      subject: forumReports.subject,
      subjectId: forumReports.subjectId,
      title: forumReports.title,
      content: forumReports.content,
      authorId: forumReports.authorId,
      authorFirstName: forumReports.authorFirstName,
      authorLastName: forumReports.authorLastName,
      original: reportedOriginal,
      postId: forumPosts.id,
    })
    .from(forumReports)
    .innerJoin(reporters, eq(reporters.id, forumReports.reporterId))
    .leftJoin(forumComments, eq(forumComments.id, forumReports.commentId))
    .leftJoin(forumPosts, isReportedPost);
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

/** First decision wins: false for the second moderator. */
export async function resolveReport(
  database: Queryable,
  id: string,
  status: Exclude<ReportStatus, 'open'>,
  resolvedBy: string,
  decisionNote: string | null,
): Promise<boolean> {
  const rows = await database
    .update(forumReports)
    .set({ status, resolvedBy, decisionNote, resolvedAt: new Date() })
    .where(and(eq(forumReports.id, id), eq(forumReports.status, 'open')))
    .returning({ id: forumReports.id });
  return rows.length > 0;
}

/** Not called when the author deletes. */
export async function resolveReportsAbout(
  database: Queryable,
  about: { postId: string } | { commentId: string },
  resolvedBy: string,
  decisionNote: string | null = null,
): Promise<void> {
  const target =
    'postId' in about ? eq(forumReports.postId, about.postId) : eq(forumReports.commentId, about.commentId);
  await database
    .update(forumReports)
    .set({ status: 'resolved', resolvedBy, decisionNote, resolvedAt: new Date() })
    .where(and(target, eq(forumReports.status, 'open')));
}
