import type { FastifyInstance } from 'fastify';
import { profileReportsContract } from '#contract/members/profile-reports.contract.ts';
import type { Context } from '../../core/context.ts';
import { forbidden, notFound } from '../../core/errors.ts';
import { route } from '../../core/route.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { getMember } from './members.service.ts';
import { decideProfileReport, findProfileReport, insertProfileReport } from './profile-reports.queries.ts';

export function profileReportsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;

  route(app, context, profileReportsContract.reportProfile, async ({ params, body, viewer }) => {
    await limiter.hit('profileReport', [`member:${viewer.id}`]);
    if (params.id === viewer.id) throw forbidden();
    await getMember(context, viewer.id, params.id);
    const report = { reporterId: viewer.id, reason: body.reason, details: body.details || null };
    await database.transaction((transaction) => insertProfileReport(transaction, params.id, report));
    return { message: 'Gracias por avisar. La administración lo revisará.' };
  });

  route(app, context, profileReportsContract.resolveProfileReport, async ({ params, body: { status }, viewer }) =>
    database.transaction(async (transaction) => {
      const decision = { status, resolvedBy: viewer.id, resolvedAt: now() };
      const isDecided = await decideProfileReport(transaction, params.id, decision);
      const row = await findProfileReport(transaction, params.id);
      if (!row) throw notFound('El reporte no existe.');
      if (isDecided) {
        await writeAuditLog(transaction, viewer, {
          action: status === 'resolved' ? 'profile-report.resolve' : 'profile-report.dismiss',
          target: { type: 'member', id: row.memberId ?? '', label: `${row.firstName} ${row.lastName}` },
          details: { reason: row.reason },
        });
      }
      return { ...row, resolvedAt: row.resolvedAt?.toISOString() ?? null };
    }),
  );
}
