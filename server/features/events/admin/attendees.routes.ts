import type { FastifyInstance } from 'fastify';
import { type Attendee, attendeesContract } from '#contract/events/admin/attendees.contract.ts';
import { priceFor } from '#contract/events/price-text.ts';
import { FILE_FORMATS } from '#contract/table.ts';
import type { Context } from '../../../core/context.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { type FileColumn, sendTable } from '../../../core/table-file.ts';
import type { Viewer } from '../../../core/viewer.ts';
import { recordExport } from '../../../services/audit/export.service.ts';
import { recordContactDataView } from '../../../services/security-log/security-log.service.ts';
import { canMarkAttendance, eventNotFound, seesAllContacts, seesContact } from '../events.policy.ts';
import { type EventRow, findEvent } from '../events.queries.ts';
import { previewMessage, sendMessage } from './attendee-messages.service.ts';
import { type AttendeeRow, countAttendees, listAttendees, readAttendees } from './attendees.queries.ts';
import {
  addAttendee,
  confirmAttendee,
  markAttendance,
  removeAttendee,
  setAttendeeAnswers,
} from './attendees.service.ts';

type Prices = Pick<EventRow, 'price' | 'memberPrice'>;
const priceOf = ({ userId }: AttendeeRow, prices: Prices) => priceFor(prices, { isMember: userId !== null });

function contactOf({ userId, email, phone, ...row }: AttendeeRow, viewer: Viewer) {
  const isShown = (visibility: AttendeeRow['emailVisibility']) => userId === null || seesContact(viewer, visibility);
  return { email: isShown(row.emailVisibility) ? email : null, phone: isShown(row.phoneVisibility) ? phone : null };
}

function presentAttendee(attendee: AttendeeRow, prices: Prices, viewer: Viewer): Attendee {
  const { waitlistPosition, registeredAt, attendedAt, emailVisibility: _, phoneVisibility: __, ...row } = attendee;
  return {
    ...row,
    ...contactOf(attendee, viewer),
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

type Column = FileColumn<AttendeeRow>;

function fileColumns(event: EventRow, viewer: Viewer): Record<string, Column[]> {
  const answerOf = (row: AttendeeRow, id: string) => row.answers.find(({ questionId }) => questionId === id)?.answer;
  return {
    name: [
      { label: 'Nombre', cell: ({ firstName }) => firstName },
      { label: 'Apellido', cell: ({ lastName }) => lastName },
    ],
    email: [{ label: 'Correo', cell: (row) => contactOf(row, viewer).email }],
    phone: [{ label: 'Teléfono', cell: (row) => contactOf(row, viewer).phone }],
    company: [{ label: 'Empresa', cell: ({ company }) => company }],
    position: [{ label: 'Cargo', cell: ({ position }) => position }],
    status: [
      { label: 'Estado', cell: ({ status }) => (status === 'waitlisted' ? 'En lista de espera' : 'Confirmada') },
      {
        label: 'Lista de espera',
        cell: ({ status, waitlistPosition }) => (status === 'waitlisted' ? waitlistPosition : null),
      },
    ],
    registeredAt: [{ label: 'Inscripción', cell: ({ registeredAt }) => moment.format(registeredAt) }],
    attendedAt: [{ label: 'Asistencia', cell: ({ attendedAt }) => attendedAt && moment.format(attendedAt) }],
    type: [{ label: 'Tipo', cell: ({ userId }) => (userId ? 'Miembro' : 'Invitado') }],
    price: [{ label: 'Precio', cell: (row) => priceOf(row, event) }],
    answers: event.questions.map(({ id, label, isArchived }) => ({
      label: isArchived ? `${label} (retirada)` : label,
      cell: (row) => answerOf(row, id) ?? null,
    })),
  };
}

function chooseFileColumns(event: EventRow, viewer: Viewer, chosen: string | undefined): Column[] {
  const columns = fileColumns(event, viewer);
  const keys = chosen ? [...new Set(chosen.split(','))] : Object.keys(columns);
  return keys.flatMap((key) => columns[key] ?? []);
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
    await recordContactDataView(context, viewer, request, 'attendees');
    const filter = { ...query, eventId: event.id, searchesContacts: seesAllContacts(viewer) };
    const [rows, { total, counts }] = await Promise.all([
      listAttendees(database, filter),
      countAttendees(database, filter),
    ]);
    return {
      attendees: rows.map((row) => presentAttendee(row, event, viewer)),
      ...presentPage(total, query),
      counts,
      canMark: canMarkAttendance(event, now()),
    };
  });

  const files = { csv: attendeesContract.downloadAttendeesCsv, xlsx: attendeesContract.downloadAttendeesXlsx };
  for (const format of FILE_FORMATS) {
    route(app, context, files[format], async ({ params, query, viewer, request, reply }) => {
      const event = await getEvent(params.id);
      const filter = { ...query, eventId: event.id, searchesContacts: seesAllContacts(viewer) };
      const { total: rows } = await countAttendees(database, filter);
      const target = { type: 'event', id: event.id, label: event.title };
      const exported = { action: 'attendees.export', target, detail: 'attendees', rows } as const;
      await recordExport(database, { viewer, request }, exported);
      return sendTable(reply, {
        format,
        title: `Inscritos ${event.title}`,
        columns: chooseFileColumns(event, viewer, query.columns),
        batches: readAttendees(database, filter),
      });
    });
  }

  route(app, context, attendeesContract.addAttendee, async ({ params, body, viewer }) =>
    presentAttendee(await addAttendee(context, viewer, params.id, body), await getEvent(params.id), viewer),
  );

  route(app, context, attendeesContract.removeAttendee, ({ params: { id, attendeeId }, body, viewer }) =>
    removeAttendee(context, viewer, id, { attendeeId, reason: body?.reason || null }),
  );

  route(app, context, attendeesContract.confirmAttendee, async ({ params: { id, attendeeId }, body, viewer }) => {
    const overCapacity = body?.overCapacity ?? false;
    return presentAttendee(
      await confirmAttendee(context, viewer, id, { attendeeId, overCapacity }),
      await getEvent(id),
      viewer,
    );
  });

  route(app, context, attendeesContract.setAttendeeAnswers, async ({ params: { id, attendeeId }, body, viewer }) => {
    const { answers } = body;
    return presentAttendee(
      await setAttendeeAnswers(context, viewer, id, { attendeeId, answers }),
      await getEvent(id),
      viewer,
    );
  });

  for (const attended of [true, false]) {
    const endpoint = attended ? attendeesContract.markAttendance : attendeesContract.unmarkAttendance;
    route(app, context, endpoint, async ({ params: { id, attendeeId }, viewer }) =>
      presentAttendee(
        await markAttendance(context, viewer, { eventId: id, attendeeId, attended }),
        await getEvent(id),
        viewer,
      ),
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
