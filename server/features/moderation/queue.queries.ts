import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias, unionAll } from 'drizzle-orm/pg-core';
import { type ModerationKind, moderationKind } from '#contract/admin/moderation-queue.contract.ts';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { events } from '../../database/schema/events.ts';
import { forumComments, forumPosts } from '../../database/schema/forum.ts';
import { forumReports } from '../../database/schema/forum-reports.ts';
import { messageReports, messages } from '../../database/schema/messages.ts';
import { forumIsOpen } from '../forum/posts.queries.ts';

const reporters = alias(users, 'reporters');
const authors = alias(users, 'authors');

const personOf = (people: typeof reporters | typeof authors) => ({
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  role: people.role,
});

/** What waits, by kind. A forum that is switched off shows nothing to anybody. */
const waiting = {
  'forum-report': and(eq(forumReports.status, 'open'), forumIsOpen),
  'message-report': eq(messageReports.status, 'open'),
  proposal: eq(events.publication, 'proposed'),
} satisfies Record<ModerationKind, SQL | undefined>;

const proposedAt = sql<Date>`coalesce(${events.proposedAt}, ${events.createdAt})`.mapWith(events.createdAt);

function selectWaiting(database: Database) {
  const named = (kind: ModerationKind) => sql<ModerationKind>`${kind}::text`.as('kind');
  return unionAll(
    database
      .select({ kind: named('forum-report'), id: forumReports.id, at: sql`${forumReports.createdAt}`.as('at') })
      .from(forumReports)
      .where(waiting['forum-report']),
    database
      .select({ kind: named('message-report'), id: messageReports.id, at: sql`${messageReports.createdAt}`.as('at') })
      .from(messageReports)
      .where(waiting['message-report']),
    database
      .select({ kind: named('proposal'), id: events.id, at: sql`${proposedAt}`.as('at') })
      .from(events)
      .where(waiting.proposal),
  ).as('waiting');
}

/** What has waited longest is first. */
export function listWaiting(
  database: Database,
  { kind, page, limit }: { kind?: ModerationKind | undefined; page: number; limit: number },
) {
  const all = selectWaiting(database);
  return database
    .select({ kind: all.kind, id: all.id })
    .from(all)
    .where(kind && eq(all.kind, kind))
    .orderBy(all.at, all.id)
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countWaiting(database: Database): Promise<Record<ModerationKind, number>> {
  const all = selectWaiting(database);
  const rows = await database.select({ kind: all.kind, total: count() }).from(all).groupBy(all.kind);
  const totals = new Map(rows.map(({ kind, total }) => [kind, total]));
  return Object.fromEntries(moderationKind.options.map((kind) => [kind, totals.get(kind) ?? 0])) as Record<
    ModerationKind,
    number
  >;
}

export function listForumReports(database: Database, ids: string[]) {
  return database
    .select({
      id: forumReports.id,
      at: forumReports.createdAt,
      reason: forumReports.reason,
      details: forumReports.details,
      from: personOf(reporters),
      postId: forumPosts.id,
      title: forumPosts.title,
      commentId: forumReports.commentId,
      text: sql<string>`coalesce(${forumComments.content}, ${forumPosts.content})`,
      author: personOf(authors),
    })
    .from(forumReports)
    .innerJoin(reporters, eq(reporters.id, forumReports.reporterId))
    .leftJoin(forumComments, eq(forumComments.id, forumReports.commentId))
    .innerJoin(forumPosts, sql`${forumPosts.id} = coalesce(${forumReports.postId}, ${forumComments.postId})`)
    .innerJoin(authors, sql`${authors.id} = coalesce(${forumComments.authorId}, ${forumPosts.authorId})`)
    .where(inArray(forumReports.id, ids));
}

export function listMessageReports(database: Database, ids: string[]) {
  return database
    .select({
      id: messageReports.id,
      at: messageReports.createdAt,
      reason: messageReports.reason,
      details: messageReports.details,
      from: personOf(reporters),
      text: messages.body,
      author: personOf(authors),
    })
    .from(messageReports)
    .innerJoin(reporters, eq(reporters.id, messageReports.reporterId))
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(authors, eq(authors.id, messages.senderId))
    .where(inArray(messageReports.id, ids));
}

export function listProposals(database: Database, ids: string[]) {
  return database
    .select({
      id: events.id,
      at: proposedAt,
      title: events.title,
      text: events.description,
      from: { id: users.id, firstName: users.firstName, lastName: users.lastName, role: users.role },
      event: { date: events.date, time: events.time, location: events.location },
    })
    .from(events)
    .leftJoin(users, eq(users.id, events.createdBy))
    .where(inArray(events.id, ids));
}
