import { and, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import type { ReportedOriginal } from '#contract/forum/moderation.contract.ts';
import {
  type ModerationKind,
  moderationKind,
  type ReportKind,
} from '#contract/moderation/moderation-queue.contract.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { events } from '../../database/schema/events.ts';
import { forumComments, forumPosts, forumReports } from '../../database/schema/forum.ts';
import { profileReports } from '../../database/schema/members.ts';
import { messageReports } from '../../database/schema/messages.ts';
import { reportImagesOf } from '../../services/media/media.queries.ts';
import { forumIsOpen } from '../forum/posts.queries.ts';
import { isReportedPost, reportedOriginal } from '../forum/reports.queries.ts';
import { reportedProfileOriginal } from '../members/profile-reports.queries.ts';

const reporters = alias(users, 'reporters');
const reporter = {
  id: reporters.id,
  firstName: reporters.firstName,
  lastName: reporters.lastName,
  role: reporters.role,
};

const deciders = alias(users, 'deciders');

const decisionColumns = (table: typeof forumReports | typeof messageReports | typeof profileReports) => ({
  status: sql<'open' | 'resolved' | 'dismissed'>`${table.status}`,
  at: table.resolvedAt,
  note: table.decisionNote,
});
const decidedBy = { id: deciders.id, firstName: deciders.firstName, lastName: deciders.lastName, role: deciders.role };

/** No forum reports while the forum is switched off. */
const pendingConditions = {
  'forum-report': and(eq(forumReports.status, 'open'), forumIsOpen),
  'message-report': eq(messageReports.status, 'open'),
  'profile-report': eq(profileReports.status, 'open'),
  proposal: eq(events.publication, 'proposed'),
} satisfies Record<ModerationKind, SQL | undefined>;

const proposedAt = sql<Date>`coalesce(${events.proposedAt}, ${events.createdAt})`.mapWith(events.createdAt);

function selectPending(database: Database) {
  const named = (kind: ModerationKind) => sql<ModerationKind>`${kind}::text`.as('kind');
  return unionAll(
    database
      .select({ kind: named('forum-report'), id: forumReports.id, at: sql`${forumReports.createdAt}`.as('at') })
      .from(forumReports)
      .where(pendingConditions['forum-report']),
    database
      .select({ kind: named('message-report'), id: messageReports.id, at: sql`${messageReports.createdAt}`.as('at') })
      .from(messageReports)
      .where(pendingConditions['message-report']),
    database
      .select({ kind: named('profile-report'), id: profileReports.id, at: sql`${profileReports.createdAt}`.as('at') })
      .from(profileReports)
      .where(pendingConditions['profile-report']),
    database
      .select({ kind: named('proposal'), id: events.id, at: sql`${proposedAt}`.as('at') })
      .from(events)
      .where(pendingConditions.proposal),
  ).as('waiting');
}

export function listPending(
  database: Database,
  { kinds, page, limit }: { kinds: ModerationKind[]; page: number; limit: number },
) {
  const all = selectPending(database);
  return database
    .select({ kind: all.kind, id: all.id })
    .from(all)
    .where(inArray(all.kind, kinds))
    .orderBy(all.at, all.id)
    .limit(limit)
    .offset((page - 1) * limit);
}

/** Includes forum reports while the forum is switched off. */
function selectDecided(database: Database) {
  const named = (kind: ReportKind) => sql<ReportKind>`${kind}::text`.as('kind');
  return unionAll(
    database
      .select({ kind: named('forum-report'), id: forumReports.id, at: sql`${forumReports.resolvedAt}`.as('at') })
      .from(forumReports)
      .where(isNotNull(forumReports.resolvedAt)),
    database
      .select({ kind: named('message-report'), id: messageReports.id, at: sql`${messageReports.resolvedAt}`.as('at') })
      .from(messageReports)
      .where(isNotNull(messageReports.resolvedAt)),
    database
      .select({ kind: named('profile-report'), id: profileReports.id, at: sql`${profileReports.resolvedAt}`.as('at') })
      .from(profileReports)
      .where(isNotNull(profileReports.resolvedAt)),
  ).as('decided');
}

export async function listDecided(
  database: Database,
  { kind, page, limit }: { kind?: ReportKind | undefined; page: number; limit: number },
) {
  const all = selectDecided(database);
  const isAsked = kind && eq(all.kind, kind);
  const [rows, [counted]] = await Promise.all([
    database
      .select({ kind: all.kind, id: all.id })
      .from(all)
      .where(isAsked)
      .orderBy(desc(all.at), desc(all.id))
      .limit(limit)
      .offset((page - 1) * limit),
    database.select({ total: count() }).from(all).where(isAsked),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

export async function countPending(
  database: Database,
  kinds: ModerationKind[],
): Promise<Record<ModerationKind, number>> {
  const all = selectPending(database);
  const rows = await database
    .select({ kind: all.kind, total: count() })
    .from(all)
    .where(inArray(all.kind, kinds))
    .groupBy(all.kind);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  return Object.fromEntries(moderationKind.options.map((kind) => [kind, totals.get(kind) ?? 0])) as Record<
    ModerationKind,
    number
  >;
}

/** The snapshot, not the original, which may have changed. */
export function listForumReports(database: Database, ids: string[]) {
  return database
    .select({
      id: forumReports.id,
      at: forumReports.createdAt,
      reason: forumReports.reason,
      details: forumReports.details,
      from: reporter,
      decision: decisionColumns(forumReports),
      decidedBy,
      postId: forumPosts.id,
      title: forumReports.title,
      commentId: sql<string | null>`case when ${forumReports.subject} = 'comment' then ${forumReports.subjectId} end`,
      text: forumReports.content,
      images: reportImagesOf(forumReports.id),
      author: {
        id: forumReports.authorId,
        firstName: forumReports.authorFirstName,
        lastName: forumReports.authorLastName,
      },
      original: reportedOriginal,
    })
    .from(forumReports)
    .innerJoin(reporters, eq(reporters.id, forumReports.reporterId))
    .leftJoin(deciders, eq(deciders.id, forumReports.resolvedBy))
    .leftJoin(forumComments, eq(forumComments.id, forumReports.commentId))
    .leftJoin(forumPosts, isReportedPost)
    .where(inArray(forumReports.id, ids));
}

export function listMessageReports(database: Database, ids: string[]) {
  return database
    .select({
      id: messageReports.id,
      at: messageReports.createdAt,
      reason: messageReports.reason,
      details: messageReports.details,
      from: reporter,
      decision: decisionColumns(messageReports),
      decidedBy,
      text: messageReports.body,
      author: {
        id: messageReports.senderId,
        firstName: messageReports.senderFirstName,
        lastName: messageReports.senderLastName,
      },
      original: sql<ReportedOriginal>`case when ${messageReports.messageId} is null then 'gone' else 'same' end`,
    })
    .from(messageReports)
    .innerJoin(reporters, eq(reporters.id, messageReports.reporterId))
    .leftJoin(deciders, eq(deciders.id, messageReports.resolvedBy))
    .where(inArray(messageReports.id, ids));
}

export function listProfileReports(database: Database, ids: string[]) {
  return database
    .select({
      id: profileReports.id,
      at: profileReports.createdAt,
      reason: profileReports.reason,
      details: profileReports.details,
      from: reporter,
      decision: decisionColumns(profileReports),
      decidedBy,
      profile: profileReports.profile,
      author: { id: profileReports.memberId, firstName: profileReports.firstName, lastName: profileReports.lastName },
      original: reportedProfileOriginal,
    })
    .from(profileReports)
    .innerJoin(reporters, eq(reporters.id, profileReports.reporterId))
    .leftJoin(deciders, eq(deciders.id, profileReports.resolvedBy))
    .leftJoin(users, eq(users.id, profileReports.memberId))
    .where(inArray(profileReports.id, ids));
}

export function listProposals(database: Database, ids: string[]) {
  return database
    .select({
      id: events.id,
      at: proposedAt,
      title: events.title,
      text: events.description,
      from: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
      event: { date: events.date, time: events.time, location: events.location, version: events.version },
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.createdBy))
    .where(inArray(events.id, ids));
}
