import type { FastifyInstance } from 'fastify';
import { messageReportsContract } from '#contract/messages/message-reports.contract.ts';
import type { Context } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { messageNotFound } from './message-errors.ts';
import { presentReport } from './message-reports.presenter.ts';
import { findReport, insertReport, listReports, resolveReport } from './message-reports.queries.ts';

export function messageReportsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;

  route(app, context, messageReportsContract.reportMessage, async ({ body, viewer }) => {
    await limiter.hit('messageReport', [`member:${viewer.id}`]);
    const { messageId, reason, details } = body;
    const report = { reporterId: viewer.id, reason, details: details || null };
    const isReceived = await database.transaction((transaction) => insertReport(transaction, messageId, report));
    if (!isReceived) throw messageNotFound();
    return { message: 'Gracias por avisar. La administración lo revisará.' };
  });

  route(app, context, messageReportsContract.listMessageReports, async ({ query: { status, page, limit } }) => {
    const { reports, total } = await listReports(database, status, limit, (page - 1) * limit);
    return { reports: reports.map(presentReport), ...presentPage(total, { page, limit }) };
  });

  route(app, context, messageReportsContract.resolveMessageReport, async ({ params, body, viewer }) => {
    const { status } = body;
    return database.transaction(async (transaction) => {
      const decision = { status, resolvedBy: viewer.id, resolvedAt: now() };
      const isDecided = await resolveReport(transaction, params.id, decision);
      const row = await findReport(transaction, params.id);
      if (!row) throw notFound('El reporte no existe.');
      if (isDecided) {
        await writeAuditLog(transaction, viewer, {
          action: status === 'resolved' ? 'message-report.resolve' : 'message-report.dismiss',
          target: { type: 'member', id: row.sender.id ?? '', label: `${row.sender.firstName} ${row.sender.lastName}` },
          details: { reason: row.reason },
        });
      }
      return presentReport(row);
    });
  });
}
