import type { FastifyInstance } from 'fastify';
import { type MessageReport, messageReportsContract } from '#contract/messages/message-reports.contract.ts';
import { messagesContract } from '#contract/messages/messages.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { presentPage } from '../../core/paging.ts';
import { reportReceived } from '../../core/report-received.ts';
import { route } from '../../core/route.ts';
import { assertNotOwnReport } from '../../core/viewer.ts';
import { writeAuditLog } from '../../services/audit/audit.service.ts';
import { assertRoomForReport } from '../../services/reports/open-reports.ts';
import { readConversations } from './conversations.queries.ts';
import { findReport, insertReport, listReports, type ReportRow, resolveReport } from './message-reports.queries.ts';
import {
  getConversation,
  messageNotFound,
  presentConversation,
  readMessages,
  sendMessage,
} from './messages.service.ts';

function presentReport({ message, sender, createdAt, resolvedAt, ...row }: ReportRow): MessageReport {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    message: { ...message, createdAt: message.createdAt.toISOString(), sender },
  };
}

function messageReportsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;

  route(app, context, messageReportsContract.reportMessage, async ({ body, viewer }) => {
    await limiter.hit('messageReport', [`member:${viewer.id}`]);
    const { messageId, reason, details } = body;
    const report = { reporterId: viewer.id, reason, details: details || null };
    const isReceived = await database.transaction(async (transaction) => {
      await assertRoomForReport(transaction, viewer.id);
      return insertReport(transaction, messageId, report);
    });
    if (!isReceived) throw messageNotFound();
    return reportReceived;
  });

  route(app, context, messageReportsContract.listMessageReports, async ({ query: { status, page, limit } }) => {
    const { reports, total } = await listReports(database, status, limit, (page - 1) * limit);
    return { reports: reports.map(presentReport), ...presentPage(total, { page, limit }) };
  });

  route(app, context, messageReportsContract.resolveMessageReport, async ({ params, body, viewer }) => {
    const { status, note } = body;
    return database.transaction(async (transaction) => {
      const decision = { status, resolvedBy: viewer.id, resolvedAt: now(), decisionNote: note || null };
      const isDecided = await resolveReport(transaction, params.id, decision);
      const row = await findReport(transaction, params.id);
      if (!row) throw notFound('El reporte no existe.');
      assertNotOwnReport(viewer, row.sender.id);
      if (isDecided) {
        await writeAuditLog(transaction, viewer, {
          action: status === 'resolved' ? 'message-report.resolve' : 'message-report.dismiss',
          target: { type: 'member', id: row.sender.id ?? '', label: `${row.sender.firstName} ${row.sender.lastName}` },
          details: { reason: row.reason, ...(note && { note }) },
        });
      }
      return presentReport(row);
    });
  });
}

export function messagesRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  route(
    app,
    context,
    messagesContract.listConversations,
    async ({ query: { page, limit }, viewer }) => {
      const { rows, total, unread } = await readConversations(database, viewer.id, {
        limit,
        offset: (page - 1) * limit,
      });
      const list = rows.map((row) => presentConversation(row, viewer.id));
      return { conversations: list, ...presentPage(total, { page, limit }), unread };
    },
    { cachedSession: true },
  );

  route(
    app,
    context,
    messagesContract.getConversation,
    async ({ params, query, viewer }) => getConversation(context, viewer.id, params.memberId, query),
    { cachedSession: true },
  );

  route(app, context, messagesContract.sendMessage, async ({ params, body, viewer }) => {
    await limiter.hit('message', [`member:${viewer.id}`]);
    return sendMessage(context, viewer.id, params.memberId, body);
  });

  route(app, context, messagesContract.readMessages, async ({ params, body, viewer }) =>
    readMessages(context, viewer.id, params.memberId, body.upTo),
  );

  messageReportsRoutes(app, context);
}
