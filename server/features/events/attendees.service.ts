import type { Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import { writeEventAuditLog } from './admin-events.service.ts';
import { type AttendeeRow, findAttendee, setAttendance } from './attendees.queries.ts';
import { canMarkAttendance, eventNotFound } from './events.policy.ts';
import { lockEvent } from './events.queries.ts';

interface AttendanceMark {
  eventId: string;
  userId: string;
  attended: boolean;
}

/** Idempotent: marking again keeps the first time of arrival. */
export async function markAttendance(
  { database, now }: Pick<Context, 'database' | 'now'>,
  viewer: Viewer,
  { eventId, userId, attended }: AttendanceMark,
): Promise<AttendeeRow> {
  return database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    if (!event) throw eventNotFound();
    const attendee = await findAttendee(transaction, eventId, userId);
    if (!attendee) throw notFound('Esta persona no está inscrita en el evento.');
    if (attended === (attendee.attendedAt !== null)) return attendee;
    if (attended && attendee.status !== 'confirmed') {
      throw conflict('Solo se marca la asistencia de quienes tienen cupo.');
    }
    if (attended && !canMarkAttendance(event, now())) {
      throw conflict(
        event.status === 'cancelled' ? 'Este evento fue cancelado.' : 'La asistencia se marca desde el día del evento.',
      );
    }
    const attendedAt = attended ? now() : null;
    await setAttendance(transaction, eventId, userId, attendedAt);
    await writeEventAuditLog(transaction, viewer, attended ? 'attendance.mark' : 'attendance.unmark', event, {
      member: { id: userId, name: `${attendee.firstName} ${attendee.lastName}` },
    });
    return { ...attendee, attendedAt };
  });
}
