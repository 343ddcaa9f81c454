import type { FastifyInstance } from 'fastify';
import { type Attendee, attendeesContract } from '#contract/events/attendees.contract.ts';
import type { Context } from '../../core/context.ts';
import { sendFile, toCsv } from '../../core/download.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { recordContactDataView, recordSecurityEvent } from '../security-log/security-log.service.ts';
import { type AttendeeRow, countAttendees, listAttendees, listEveryAttendee } from './attendees.queries.ts';
import { markAttendance } from './attendees.service.ts';
import { canMarkAttendance, eventNotFound } from './events.policy.ts';
import { findEvent } from './events.queries.ts';

function presentAttendee({ waitlistPosition, registeredAt, attendedAt, ...row }: AttendeeRow): Attendee {
  return {
    ...row,
    waitlistPosition: row.status === 'waitlisted' ? waitlistPosition : null,
    registeredAt: registeredAt.toISOString(),
    attendedAt: attendedAt?.toISOString() ?? null,
  };
}

const moment = new Intl.DateTimeFormat('es-DO', {
  timeZone: 'America/Santo_Domingo',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const attendeeHeader = [
  'Nombre',
  'Apellido',
  'Email',
  'Teléfono',
  'Empresa',
  'Cargo',
  'Estado',
  'Lista de espera',
  'Inscripción',
  'Asistencia',
];

function attendeeCells(row: AttendeeRow): (string | number | null)[] {
  const isWaiting = row.status === 'waitlisted';
  return [
    row.firstName,
    row.lastName,
    row.email,
    row.phone,
    row.company,
    row.position,
    isWaiting ? 'En lista de espera' : 'Confirmada',
    isWaiting ? row.waitlistPosition : null,
    moment.format(row.registeredAt),
    row.attendedAt && moment.format(row.attendedAt),
  ];
}

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
