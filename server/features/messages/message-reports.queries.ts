import { and, asc, count, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { MessageReportStatus } from '#contract/messages/message-reports.contract.ts';
import type { Database, Queryable } from '../../database/database.ts';
import { personColumns } from '../../database/people.ts';
import { users } from '../../database/schema/account.ts';
import { messageReports, messages } from '../../database/schema/messages.ts';

const reporters = alias(users, 'reporters');

type NewReport = Pick<typeof messageReports.$inferInsert, 'reporterId' | 'reason' | 'details'>;

/** Snapshot: the message is deleted with either account. A repeated report changes nothing while one is open. */
export async function insertReport(database: Queryable, messageId: string, report: NewReport): Promise<boolean> {
  const [snapshot] = await database
    .select({
      body: messages.body,
      sentAt: messages.createdAt,
      senderId: users.id,
      senderFirstName: users.firstName,
      senderLastName: users.lastName,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(eq(messages.id, messageId), eq(messages.receiverId, report.reporterId)))
    .for('share', { of: messages });
  if (!snapshot) return false;
  const values = { ...report, ...snapshot, messageId };
  await database.insert(messageReports).values(values).onConflictDoNothing();
  return true;
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
      message: { id: messageReports.messageId, body: messageReports.body, createdAt: messageReports.sentAt },
      sender: {
        id: messageReports.senderId,
        firstName: messageReports.senderFirstName,
        lastName: messageReports.senderLastName,
      },
    })
    .from(messageReports)
    .innerJoin(reporters, eq(reporters.id, messageReports.reporterId));
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

/** First decision wins: false for the second administrator. */
export async function resolveReport(
  database: Queryable,
  id: string,
  decision: { status: 'resolved' | 'dismissed'; resolvedBy: string; resolvedAt: Date; decisionNote: string | null },
): Promise<boolean> {
  const rows = await database
    .update(messageReports)
    .set(decision)
    .where(and(eq(messageReports.id, id), eq(messageReports.status, 'open')))
    .returning({ id: messageReports.id });
  return rows.length > 0;
}
