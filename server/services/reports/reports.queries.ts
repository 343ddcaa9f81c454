import { and, asc, count, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReportedKind } from '#contract/moderation/report-kinds.ts';
import type { ReportDecision, ReportedOriginal, ReportStatus } from '#contract/moderation/reports.contract.ts';
import type { Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
import { messages } from '../../database/schema/messages.ts';
import { type ReportSnapshot, reports } from '../../database/schema/reports.ts';
import { reportImagesOf } from '../media/media.queries.ts';

export interface Reported {
  kind: ReportedKind;
  id: string;
}

const AUTHOR = sql.raw(`'author', jsonb_build_object('firstName', users.first_name, 'lastName', users.last_name)`);

/** What each kind is now, as a snapshot has it; a tombstone and an anonymized account are gone. */
const subjectOf = ({ kind, id }: { kind: SQLWrapper; id: SQLWrapper }) => sql`(
  select users.id as author_id, jsonb_build_object(${AUTHOR}, 'title', title, 'text', content) as snapshot,
    null as photo_hash, forum_posts.id as post_id, false as is_gone
  from forum_posts join users on users.id = author_id where ${kind} = 'post' and forum_posts.id = ${id}
  union all
  select users.id, jsonb_build_object(${AUTHOR}, 'title', title, 'text', forum_comments.content),
    null, forum_posts.id, forum_comments.deleted_at is not null
  from forum_comments join forum_posts on forum_posts.id = post_id join users on users.id = forum_comments.author_id
  where ${kind} = 'comment' and forum_comments.id = ${id}
  union all
  select users.id, jsonb_build_object(${AUTHOR}, 'text', body, 'sentAt', messages.created_at), null, null, false
  from messages join users on users.id = sender_id where ${kind} = 'message' and messages.id = ${id}
  union all
  select users.id, jsonb_build_object(${AUTHOR}, 'profile', jsonb_build_object(
      'position', position, 'company', company, 'location', location, 'website', website, 'bio', bio,
      'profileImageUrl', profile_image_url,
      'skills', (select coalesce(jsonb_agg(skill order by skill), '[]') from user_skills where user_id = users.id))),
    photo_hash, null, deleted_at is not null
  from users where ${kind} = 'profile' and users.id = ${id}
) as subject`;

/** May change without a change of what was reported. */
const CIRCUMSTANCES = sql`case ${reports.kind}
  when 'post' then '{author}' when 'comment' then '{author,title}' when 'message' then '{author,sentAt}' else '{}' end::text[]`;

const original = sql<ReportedOriginal>`case
  when coalesce(subject.is_gone, true) then 'gone'
  when ${reports.snapshot} - ${CIRCUMSTANCES} <> subject.snapshot - ${CIRCUMSTANCES} then 'changed'
  else 'same' end`;

const TABLES = { post: forumPosts, comment: forumComments, message: messages, profile: users } as const;

type NewReport = Pick<typeof reports.$inferInsert, 'reporterId' | 'reason' | 'details'>;

/**
 * False where the subject is gone. The share lock keeps what changes it, its pictures included, before or after the snapshot.
 * A repeated report changes nothing while one is open.
 */
export async function insertReport(database: Queryable, { kind, id }: Reported, report: NewReport): Promise<boolean> {
  await database.execute(sql`select from ${TABLES[kind]} where id = ${id} for share`);
  const found = await database.execute<{ authorId: string; snapshot: ReportSnapshot; photoHash: string | null }>(sql`
    select author_id as "authorId", snapshot, photo_hash as "photoHash"
    from ${subjectOf({ kind: sql`${kind}::text`, id: sql`${id}::uuid` })} where not is_gone`);
  const [subject] = found.rows;
  if (!subject) return false;
  const [row] = await database
    .insert(reports)
    .values({ ...report, ...subject, kind, subjectId: id })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (!row) return true;
  await database.execute(sql`
    insert into report_images (report_id, media_id, position, alt)
    select ${row.id}::uuid, media_id, position, alt from forum_images join media_items on media_items.id = media_id
    where post_id = ${id}::uuid or comment_id = ${id}::uuid`);
  return true;
}

export const countOpenReports = (database: Queryable, reporterId: string): Promise<number> =>
  database.$count(reports, and(eq(reports.reporterId, reporterId), eq(reports.status, 'open')));

const reporters = alias(users, 'reporters');
const deciders = alias(users, 'deciders');

function selectReports(database: Queryable) {
  return database
    .select({
      id: reports.id,
      kind: reports.kind,
      subjectId: reports.subjectId,
      authorId: reports.authorId,
      snapshot: reports.snapshot,
      reason: reports.reason,
      details: reports.details,
      status: reports.status,
      createdAt: reports.createdAt,
      resolvedAt: reports.resolvedAt,
      decisionNote: reports.decisionNote,
      reporter: personColumns(reporters),
      decider: { id: deciders.id, firstName: deciders.firstName, lastName: deciders.lastName, role: deciders.role },
      original,
      postId: sql<string | null>`subject.post_id`,
      images: reportImagesOf(reports.id),
    })
    .from(reports)
    .innerJoin(reporters, eq(reporters.id, reports.reporterId))
    .leftJoin(deciders, eq(deciders.id, reports.resolvedBy))
    .leftJoin(sql`lateral ${subjectOf({ kind: reports.kind, id: reports.subjectId })}`, sql`true`);
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export function listReportsById(database: Queryable, ids: string[]): Promise<ReportRow[]> {
  return selectReports(database).where(inArray(reports.id, ids));
}

export async function findReport(
  database: Queryable,
  kinds: ReportedKind[],
  id: string,
): Promise<ReportRow | undefined> {
  const [row] = await selectReports(database).where(and(eq(reports.id, id), inArray(reports.kind, kinds)));
  return row;
}

export async function listReports(
  database: Queryable,
  kinds: ReportedKind[],
  { status, page, limit }: { status: ReportStatus; page: number; limit: number },
) {
  const where = and(inArray(reports.kind, kinds), eq(reports.status, status));
  const [rows, [counted]] = await Promise.all([
    selectReports(database)
      .where(where)
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(reports).where(where),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

interface Decision {
  status: ReportDecision['status'];
  resolvedBy: string;
  decisionNote: string | null;
}

/** First decision wins: false for the second moderator. */
async function setDecision(database: Queryable, which: SQL | undefined, decision: Decision): Promise<boolean> {
  const rows = await database
    .update(reports)
    .set({ ...decision, resolvedAt: new Date() })
    .where(and(which, eq(reports.status, 'open')))
    .returning({ id: reports.id });
  return rows.length > 0;
}

export const resolveReport = (database: Queryable, id: string, decision: Decision): Promise<boolean> =>
  setDecision(database, eq(reports.id, id), decision);

/** Not called when the author deletes. */
export async function resolveReportsAbout(
  database: Queryable,
  { kind, id }: Reported,
  resolvedBy: string,
  decisionNote: string | null = null,
): Promise<void> {
  const about = and(eq(reports.kind, kind), eq(reports.subjectId, id));
  await setDecision(database, about, { status: 'resolved', resolvedBy, decisionNote });
}
