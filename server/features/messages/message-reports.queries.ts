import { and, asc, count, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MessageReportStatus } from '#contract/messages/message-reports.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { users } from '../../database/schema/account.ts';
import { messageReports, messages } from '../../database/schema/messages.ts';

const reporters = alias(users, 'reporters');
const senders = alias(users, 'senders');

const personColumns = (people: typeof reporters | typeof senders) => ({
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  role: people.role,
  profileImageUrl: people.profileImageUrl,
});

/** Saying it again before anybody looked at it changes nothing. */
export async function insertReport(database: Queryable, report: typeof messageReports.$inferInsert): Promise<void> {
  await database.insert(messageReports).values(report).onConflictDoNothing();
}

/** One that this person was sent. */
export async function isReceived(database: Queryable, userId: string, messageId: string): Promise<boolean> {
  const rows = await database
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.id, messageId), eq(messages.receiverId, userId)));
  return rows.length > 0;
}

function selectReports(database: Queryable) {
  return database
    .select({
      id: messageReports.id,
      reason: messageReports.reason,
      details: messageReports.details,
      status: messageReports.status,
      createdAt: messageReports.createdAt,
      resolvedAt: messageReports.resolvedAt,
      reporter: personColumns(reporters),
      message: { id: messages.id, body: messages.body, createdAt: messages.createdAt },
      sender: personColumns(senders),
    })
    .from(messageReports)
    .innerJoin(reporters, eq(reporters.id, messageReports.reporterId))
    .innerJoin(messages, eq(messages.id, messageReports.messageId))
    .innerJoin(senders, eq(senders.id, messages.senderId));
}

export type ReportRow = Awaited<ReturnType<typeof selectReports>>[number];

export async function listReports(database: Database, status: MessageReportStatus, limit: number, offset: number) {
  const [reports, [counted]] = await Promise.all([
    selectReports(database)
      .where(eq(messageReports.status, status))
      .orderBy(asc(messageReports.createdAt), asc(messageReports.id))
      .limit(limit)
      .offset(offset),
    database.select({ total: count() }).from(messageReports).where(eq(messageReports.status, status)),
  ]);
  return { reports, total: counted?.total ?? 0 };
}

export async function findReport(database: Queryable, id: string): Promise<ReportRow | undefined> {
  const [row] = await selectReports(database).where(eq(messageReports.id, id));
  return row;
}

/** Of two administrators at once, the first decides; the second changes nothing. */
export async function resolveReport(
  database: Queryable,
  id: string,
  decision: { status: 'resolved' | 'dismissed'; resolvedBy: string; resolvedAt: Date },
): Promise<boolean> {
  const rows = await database
    .update(messageReports)
    .set(decision)
    .where(and(eq(messageReports.id, id), eq(messageReports.status, 'open')))
    .returning({ id: messageReports.id });
  return rows.length > 0;
}
