import type { FastifyInstance } from 'fastify';
import { type Attendee, attendeesContract } from '#contract/events/attendees.contract.ts';
import type { EventQuestion } from '#contract/events/event-questions.ts';
import type { Context } from '../../core/context.ts';
import { sendFile, toCsv } from '../../core/download.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { recordContactDataView, recordSecurityEvent } from '../security-log/security-log.service.ts';
import { previewMessage, sendMessage } from './attendee-messages.service.ts';
import { type AttendeeRow, countAttendees, listAttendees, listEveryAttendee } from './attendees.queries.ts';
import { addAttendee, giveSeat, markAttendance, removeAttendee } from './attendees.service.ts';
import { canMarkAttendance, eventNotFound } from './events.policy.ts';
import { type EventRow, findEvent } from './events.queries.ts';

/** What they pay: members and guests differ. */
const priceOf = ({ userId }: AttendeeRow, { memberPrice, guestPrice }: Prices) => (userId ? memberPrice : guestPrice);

type Prices = Pick<EventRow, 'memberPrice' | 'guestPrice'>;

function presentAttendee(attendee: AttendeeRow, prices: Prices): Attendee {
  const { waitlistPosition, registeredAt, attendedAt, ...row } = attendee;
  return {
    ...row,
    price: priceOf(attendee, prices),
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

const attendeeHeader = (questions: EventQuestion[]) => [
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
  'Tipo',
  'Precio (RD$)',
  ...questions.map(({ label, isArchived }) => (isArchived ? `${label} (retirada)` : label)),
];

function attendeeCells(row: AttendeeRow, event: EventRow): (string | number | null)[] {
  const isWaiting = row.status === 'waitlisted';
  const answers = new Map(row.answers.map(({ questionId, answer }) => [questionId, answer]));
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
    row.userId ? 'Miembro' : 'Invitado',
    priceOf(row, event),
    ...event.questions.map(({ id }) => answers.get(id) ?? null),
  ];
}

export function attendeesRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, now } = context;

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
      attendees: rows.map((row) => presentAttendee(row, event)),
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
    const cells = rows.map((row) => attendeeCells(row, event));
    const content = toCsv(attendeeHeader(event.questions), cells);
    return sendFile(reply, { type: 'text/csv', title: `Inscritos ${event.title}`, extension: 'csv', content });
  });

  route(app, context, attendeesContract.addAttendee, async ({ params, body, viewer }) =>
    presentAttendee(await addAttendee(context, viewer, params.id, body), await getEvent(params.id)),
  );

  route(app, context, attendeesContract.removeAttendee, ({ params: { id, attendeeId }, body, viewer }) =>
    removeAttendee(context, viewer, id, { attendeeId, reason: body?.reason || null }),
  );

  route(app, context, attendeesContract.giveSeat, async ({ params: { id, attendeeId }, body, viewer }) => {
    const overCapacity = body?.overCapacity ?? false;
    return presentAttendee(await giveSeat(context, viewer, id, { attendeeId, overCapacity }), await getEvent(id));
  });

  for (const attended of [true, false]) {
    const endpoint = attended ? attendeesContract.markAttendance : attendeesContract.unmarkAttendance;
    route(app, context, endpoint, async ({ params: { id, attendeeId }, viewer }) =>
      presentAttendee(await markAttendance(context, viewer, { eventId: id, attendeeId, attended }), await getEvent(id)),
    );
  }

  route(app, context, attendeesContract.previewAttendeeMessage, ({ params, body }) =>
    previewMessage(context, params.id, body),
  );

  route(app, context, attendeesContract.sendAttendeeMessage, async ({ params, body, viewer }) => {
    await limiter.hit('attendeeMessage', [`member:${viewer.id}`]);
    return sendMessage(context, viewer, params.id, body);
  });
}
