import type { NewAttendee } from '#contract/events/admin/attendees.contract.ts';
import type { AnswersForm } from '#contract/events/event-questions.ts';
import { isUpcoming } from '#contract/events/event-rules.ts';
import type { Config } from '../../../core/config.ts';
import type { Context } from '../../../core/context.ts';
import { conflict, notFound } from '../../../core/errors.ts';
import { requirePhone } from '../../../core/phone.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/database.ts';
import { type LockedEvent, withLockedEvent } from '../event-outbox.service.ts';
import { checkAnswers, mergeAnswers } from '../event-questions.policy.ts';
import { canMarkAttendance, eventNotFound, seesContact } from '../events.policy.ts';
import { findEvent, lockEvent, updateEvent } from '../events.queries.ts';
import { confirmRegistration, insertRegistration, type RegisteredPerson, setAnswers } from '../registration.queries.ts';
import { promotedNotification, promoteFromWaitlist, releaseSeat } from '../registration.service.ts';
import { writeEventAuditLog } from './admin-events.service.ts';
import { type AttendeeRow, findAccount, findAttendee, isOnList, setAttendance } from './attendees.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

const NOT_ON_LIST = 'Esta persona no está inscrita en el evento.';
const FULL = 'No quedan cupos en este evento.';

async function getAttendee(database: Queryable, eventId: string, attendeeId: string): Promise<AttendeeRow> {
  const attendee = await findAttendee(database, eventId, attendeeId);
  if (!attendee) throw notFound(NOT_ON_LIST);
  return attendee;
}

/** Without phone and address, which the audit log would keep for good. */
const auditedPerson = ({ userId, id, firstName, lastName }: AttendeeRow) => ({
  member: { id: userId ?? id, name: `${firstName} ${lastName}` },
});

const addressees = ({ userId, email, firstName }: AttendeeRow) =>
  userId ? { userIds: [userId] } : { userIds: [], guests: email ? [{ email, firstName }] : [] };

/**
 * Enumeration: a hidden address counts as a guest's, so that neither answer nor refusal tells whose it is. Account
 * pre-hijacking: so does an unconfirmed one where confirmation is asked for.
 */
async function resolvePerson(
  { emailConfirmation }: Pick<Config, 'emailConfirmation'>,
  database: Queryable,
  viewer: Viewer,
  eventId: string,
  body: NewAttendee,
): Promise<RegisteredPerson> {
  const { userId, firstName = '', lastName = '' } = body;
  const address = body.email || undefined;
  const chosen = userId && (await findAccount(database, { id: userId }));
  const addressed = address && (await findAccount(database, { email: address }));
  const isOwned = addressed && (addressed.isEmailVerified || !emailConfirmation);
  const account = chosen || (isOwned && seesContact(viewer, addressed.emailVisibility) && addressed);
  if (account) {
    if (account.isSuspended) throw conflict('Esta cuenta está suspendida.');
    if (await isOnList(database, eventId, { userId: account.id })) throw alreadyOnList();
    // Added as a guest before registering an account.
    const isKnown = seesContact(viewer, account.emailVisibility);
    if (isKnown && (await isOnList(database, eventId, { email: account.email }))) throw alreadyOnList();
    return { userId: account.id };
  }
  if (userId) throw notFound('Esa cuenta no existe o fue eliminada.');
  if (address && (await isOnList(database, eventId, { email: address }))) throw alreadyOnList();
  const phone = body.phone ? requirePhone(body.phone) : null;
  return { guestFirstName: firstName, guestLastName: lastName, guestPhone: phone, guestEmail: address ?? null };
}

const alreadyOnList = () => conflict('Esta persona ya está en la lista.', { email: 'Ya está en la lista' });

/** Out of turn. Without a free seat the capacity grows by one on request, so that the count never exceeds it. */
async function seat(
  transaction: Queryable,
  eventId: string,
  registrationId: string,
  overCapacity: boolean,
): Promise<{ capacity?: number }> {
  const event = await findEvent(transaction, eventId);
  if (!event) throw eventNotFound();
  const isFull = event.capacity !== null && event.registered >= event.capacity;
  if (isFull && !overCapacity) throw conflict(FULL);
  const capacity = event.registered + 1;
  if (isFull) await updateEvent(transaction, eventId, { capacity });
  await confirmRegistration(transaction, registrationId);
  return isFull ? { capacity } : {};
}

function requireListed({ event }: LockedEvent): void {
  if (event.publication !== 'published') throw conflict('Publica primero el evento.');
  if (event.status === 'cancelled') throw conflict('Este evento fue cancelado.');
}

/** Also before registration opens, after it closed, and at the door. */
export async function addAttendee(
  deps: Deps,
  viewer: Viewer,
  eventId: string,
  body: NewAttendee,
): Promise<AttendeeRow> {
  return withLockedEvent(deps, eventId, async (locked) => {
    requireListed(locked);
    const { transaction, event, now, queueNotifications } = locked;
    const person = await resolvePerson(deps.config, transaction, viewer, eventId, body);
    const answers = checkAnswers(event.questions, body.answers ?? [], { byOffice: true });
    const promoted = await promoteFromWaitlist(transaction, event, now);
    const id = await insertRegistration(transaction, eventId, person, answers);
    let added = await getAttendee(transaction, eventId, id);
    let details = {};
    // The order of the waiting list ends when the event begins.
    if (added.status === 'waitlisted' && (body.overCapacity || !isUpcoming(event, now))) {
      details = await seat(transaction, eventId, id, body.overCapacity);
      added = await getAttendee(transaction, eventId, id);
    }
    await writeEventAuditLog(transaction, viewer, 'attendee.add', event, { ...auditedPerson(added), ...details });
    if (isUpcoming(event, now)) {
      const own = addressees(added);
      const position = added.status === 'waitlisted' ? added.waitlistPosition : null;
      await queueNotifications(event, [{ kind: 'added', ...own, position }, promotedNotification(promoted)]);
    }
    return added;
  });
}

/** Answers are not logged: the audit log would keep them for good. */
export async function setAttendeeAnswers(
  deps: Deps,
  viewer: Viewer,
  eventId: string,
  { attendeeId, answers }: { attendeeId: string; answers: AnswersForm },
): Promise<AttendeeRow> {
  return withLockedEvent(deps, eventId, async ({ transaction, event }) => {
    const attendee = await getAttendee(transaction, eventId, attendeeId);
    const merged = mergeAnswers(attendee.answers, event.questions, answers, { byOffice: true });
    await setAnswers(transaction, attendee.id, merged);
    await writeEventAuditLog(transaction, viewer, 'attendee.answers', event, auditedPerson(attendee));
    return { ...attendee, answers: merged };
  });
}

export async function removeAttendee(
  deps: Deps,
  viewer: Viewer,
  eventId: string,
  { attendeeId, reason }: { attendeeId: string; reason: string | null },
): Promise<{ id: string }> {
  return withLockedEvent(deps, eventId, async ({ transaction, event, now, queueNotifications }) => {
    const removed = await getAttendee(transaction, eventId, attendeeId);
    if (removed.attendedAt) throw conflict('Esta persona asistió: quita primero la marca de asistencia.');
    const promoted = await releaseSeat(transaction, event, removed.id, now);
    await writeEventAuditLog(transaction, viewer, 'attendee.remove', event, { ...auditedPerson(removed), reason });
    if (isUpcoming(event, now)) {
      const hadSeat = removed.status === 'confirmed';
      await queueNotifications(event, [
        { kind: 'removed', ...addressees(removed), reason, hadSeat },
        promotedNotification(promoted),
      ]);
    }
    return { id: removed.id };
  });
}

/** Idempotent. */
export async function confirmAttendee(
  deps: Deps,
  viewer: Viewer,
  eventId: string,
  { attendeeId, overCapacity }: { attendeeId: string; overCapacity: boolean },
): Promise<AttendeeRow> {
  return withLockedEvent(deps, eventId, async (locked) => {
    requireListed(locked);
    const { transaction, event, now, queueNotifications } = locked;
    const waiting = await getAttendee(transaction, eventId, attendeeId);
    if (waiting.status === 'confirmed') return waiting;
    const details = await seat(transaction, eventId, waiting.id, overCapacity);
    await writeEventAuditLog(transaction, viewer, 'attendee.seat', event, { ...auditedPerson(waiting), ...details });
    if (isUpcoming(event, now)) await queueNotifications(event, [{ kind: 'promoted', ...addressees(waiting) }]);
    return getAttendee(transaction, eventId, waiting.id);
  });
}

/** Idempotent: the first time of arrival is kept. */
export async function markAttendance(
  { database, now }: Pick<Context, 'database' | 'now'>,
  viewer: Viewer,
  { eventId, attendeeId, attended }: { eventId: string; attendeeId: string; attended: boolean },
): Promise<AttendeeRow> {
  return database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, eventId);
    if (!event) throw eventNotFound();
    const attendee = await getAttendee(transaction, eventId, attendeeId);
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
    await setAttendance(transaction, attendee.id, attendedAt);
    const action = attended ? 'attendance.mark' : 'attendance.unmark';
    await writeEventAuditLog(transaction, viewer, action, event, auditedPerson(attendee));
    return { ...attendee, attendedAt };
  });
}
