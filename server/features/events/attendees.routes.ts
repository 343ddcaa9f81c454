import type { FastifyInstance } from 'fastify';
import { attendeesContract } from '#contract/events/attendees.contract.ts';
import type { Context } from '../../core/context.ts';
import { toCsv } from '../../core/csv.ts';
import { sendFile } from '../../core/download.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { recordContactDataView, recordSecurityEvent } from '../security-log/security-log.service.ts';
import { attendeeCells, attendeeHeader, presentAttendee } from './attendees.presenter.ts';
import { countAttendees, listAttendees, listEveryAttendee } from './attendees.queries.ts';
import { markAttendance } from './attendees.service.ts';
import { eventNotFound } from './event-errors.ts';
import { canMarkAttendance } from './events.policy.ts';
import { findEvent } from './events.queries.ts';

export function attendeesRoutes(app: FastifyInstance, context: Context): void {
  const { database, now } = context;

  async function getEvent(id: string) {
    const event = await findEvent(database, id);
    if (!event) throw eventNotFound();
    return event;
  }

  route(app, context, attendeesContract.listAttendees, async ({ params, query, viewer, request }) => {
    const event = await getEvent(params.id);
    await recordContactDataView(database, viewer, request.ip, 'attendees');
    const filter = { ...query, eventId: event.id };
    const [rows, { total, counts }] = await Promise.all([
      listAttendees(database, filter),
      countAttendees(database, filter),
    ]);
    return {
      attendees: rows.map(presentAttendee),
      ...presentPage(total, query),
      counts,
      canMark: canMarkAttendance(event, now()),
    };
  });

  route(app, context, attendeesContract.downloadAttendees, async ({ params, query, viewer, request, reply }) => {
    const event = await getEvent(params.id);
    const rows = await listEveryAttendee(database, { ...query, eventId: event.id });
    await database.transaction(async (transaction) => {
      const target = { type: 'event', id: event.id, label: event.title };
      await writeAuditLog(transaction, viewer, { action: 'attendees.export', target, details: { rows: rows.length } });
      const exported = { kind: 'admin-exported' as const, account: viewer, address: request.ip, detail: 'attendees' };
      await recordSecurityEvent(transaction, exported);
    });
    const content = toCsv(attendeeHeader, rows.map(attendeeCells));
    return sendFile(reply, { type: 'text/csv', title: `Inscritos ${event.title}`, extension: 'csv', content });
  });

  route(app, context, attendeesContract.markAttendance, async ({ params: { id, userId }, viewer }) =>
    presentAttendee(await markAttendance(context, viewer, { eventId: id, userId, attended: true })),
  );

  route(app, context, attendeesContract.unmarkAttendance, async ({ params: { id, userId }, viewer }) =>
    presentAttendee(await markAttendance(context, viewer, { eventId: id, userId, attended: false })),
  );
}
