import type { AuditAction } from '#contract/audit/audit-actions.ts';
import {
  type EventCreateBody,
  type EventEditBody,
  type EventUpdateBody,
  eventUpdateBody,
} from '#contract/events/admin/admin-events.contract.ts';
import { defaultStatus, isUpcoming } from '#contract/events/event-rules.ts';
import type { SpeakerForm } from '#contract/events/event-speakers.ts';
import { speakerLine } from '#contract/events/speaker-line.ts';
import { eventPath } from '#contract/paths.ts';
import type { Context } from '../../../core/context.ts';
import { spanishDay, spanishTime } from '../../../core/dominican-time.ts';
import { conflict, invalid } from '../../../core/errors.ts';
import { checkVersion, editedValues } from '../../../core/versioned-edit.ts';
import type { Viewer } from '../../../core/viewer.ts';
import type { Queryable } from '../../../database/database.ts';
import { writeAuditLog } from '../../../services/audit/audit.service.ts';
import { requireImage } from '../../../services/media/media.service.ts';
import { deleteNotifications } from '../../../services/notifications/notifications.service.ts';
import { listRegistered } from '../event-notifications.queries.ts';
import { type EventNotification, type LockedEvent, withLockedEvent } from '../event-outbox.service.ts';
import { mergeQuestions } from '../event-questions.policy.ts';
import { checkClosing, checkPrices, eventNotFound, toEventValues, toOfficeValues } from '../events.policy.ts';
import { presentAdminEvent } from '../events.presenter.ts';
import { deleteEvent, type EventRow, insertEvent, resetReminders, updateEvent } from '../events.queries.ts';
import { listAnsweredIds, toRecipients } from '../registration.queries.ts';
import { promotedNotification, promoteFromWaitlist } from '../registration.service.ts';
import { listAccountIds, pruneSpeakers, setSpeakers } from '../speakers.queries.ts';
import { findAnyEvent } from './admin-events.queries.ts';

export function writeEventAuditLog(
  transaction: Queryable,
  viewer: Viewer,
  action: AuditAction,
  { id, title }: { id: string; title: string },
  details?: Record<string, unknown>,
): Promise<void> {
  return writeAuditLog(transaction, viewer, { action, target: { type: 'event', id, label: title }, details });
}

type Facts = Pick<EventRow, 'date' | 'time' | 'location' | 'status' | 'onlineUrl'>;

function describeChanges(before: Facts, after: Facts): string[] {
  const changes: string[] = [];
  if (before.status === 'cancelled' && after.status !== 'cancelled') changes.push('El evento vuelve a estar en pie');
  if (before.date !== after.date) changes.push(`Nueva fecha: ${spanishDay(after.date)}`);
  if (before.time !== after.time) changes.push(`Nueva hora: ${spanishTime(after.time)}`);
  if (before.location !== after.location) changes.push(`Nuevo lugar: ${after.location ?? 'por confirmar'}`);
  // Not the link itself: people on the waiting list read this too.
  if (before.onlineUrl && before.onlineUrl !== after.onlineUrl) changes.push('Cambió el enlace para conectarse');
  return changes;
}

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

const toLine = ({ name, charge }: SpeakerForm) => speakerLine({ name, charge: charge ?? '' });

async function checkSpeakers(transaction: Queryable, speakers: SpeakerForm[] = []): Promise<void> {
  for (const [index, { imageId }] of speakers.entries()) {
    await requireImage(transaction, imageId, `speakerProfiles.${index}.imageId`);
  }
  const accounts = await listAccountIds(
    transaction,
    speakers.flatMap(({ memberId }) => memberId ?? []),
  );
  const missing = speakers.findIndex(({ memberId }) => memberId && !accounts.has(memberId));
  if (missing !== -1) throw invalid({ [`speakerProfiles.${missing}.memberId`]: 'Ese miembro no existe: elige otro' });
}

export async function enqueueAnnouncement(
  { jobs }: Deps,
  transaction: Queryable,
  event: EventRow,
  now: Date,
): Promise<void> {
  if (isUpcoming(event, now)) await jobs.enqueue(transaction, 'event-announcement', { eventId: event.id });
}

export async function createEvent(deps: Deps, viewer: Viewer, form: EventCreateBody): Promise<EventRow> {
  const values = toEventValues(form);
  const office = { registrationClosesAt: null, ...toOfficeValues(form) };
  checkClosing({ ...values, ...office });
  checkPrices({ memberPrice: null, ...values, ...office });
  const speakers = form.speakerProfiles?.map(toLine) ?? values.speakers;
  const questions = mergeQuestions([], form.questions ?? [], new Set());
  return deps.database.transaction(async (transaction) => {
    await requireImage(transaction, form.imageId);
    await checkSpeakers(transaction, form.speakerProfiles);
    const event = await insertEvent(transaction, {
      ...values,
      ...office,
      speakers,
      questions,
      imageId: form.imageId || null,
      status: form.status ?? defaultStatus(values),
      publication: form.isPublished ? 'published' : 'draft',
      createdBy: viewer.id,
    });
    await setSpeakers(transaction, event.id, form.speakerProfiles ?? []);
    if (form.isPublished) await enqueueAnnouncement(deps, transaction, event, deps.now());
    await writeEventAuditLog(transaction, viewer, 'event.create', event, { publication: event.publication });
    return event;
  });
}

/** An absent status or picture stays. */
const toChangedValues = ({ status, imageId, questions, speakerProfiles, ...form }: EventUpdateBody) => ({
  ...toEventValues(form),
  ...toOfficeValues(form),
  ...(questions && { questions }),
  ...(speakerProfiles && { speakerProfiles }),
  ...(status && { status }),
  ...(imageId !== undefined && { imageId: imageId || null }),
});
type ChangedValues = ReturnType<typeof toChangedValues>;

export async function changeEvent(deps: Deps, viewer: Viewer, id: string, form: EventUpdateBody): Promise<void> {
  await withLockedEvent(deps, id, (locked) => applyChange(viewer, locked, toChangedValues(form)));
}

async function presentLocked({ transaction, event, now }: LockedEvent) {
  const row = await findAnyEvent(transaction, event.id);
  if (!row) throw eventNotFound();
  return presentAdminEvent(row, now);
}

export async function checkEventVersion(locked: LockedEvent, version: number | undefined): Promise<void> {
  checkVersion(version, await presentLocked(locked));
}

export async function editEvent(deps: Deps, viewer: Viewer, id: string, edit: EventEditBody): Promise<void> {
  await withLockedEvent(deps, id, async (locked) => {
    const current = await presentLocked(locked);
    const values = editedValues({ form: eventUpdateBody, toValues: toChangedValues, current, edit });
    if (values) await applyChange(viewer, locked, values);
  });
}

async function applyChange(viewer: Viewer, locked: LockedEvent, changed: Partial<ChangedValues>): Promise<void> {
  const { transaction, event: before, now, queueNotifications } = locked;
  const { questions: forms, speakerProfiles, ...values } = changed;
  if (speakerProfiles) values.speakers = speakerProfiles.map(toLine);
  checkClosing({ ...before, ...values });
  checkPrices({ ...before, ...values });
  await requireImage(transaction, values.imageId);
  await checkSpeakers(transaction, speakerProfiles);
  if (values.capacity && values.capacity < before.registered) {
    const people = before.registered === 1 ? '1 persona inscrita' : `${before.registered} personas inscritas`;
    const message = `Ya hay ${people}: el cupo no puede ser menor.`;
    throw conflict(message, { capacity: message });
  }
  const { status = before.status } = values;
  const after = await updateEvent(transaction, before.id, {
    ...values,
    ...(forms && { questions: mergeQuestions(before.questions, forms, await listAnsweredIds(transaction, before.id)) }),
    sequence: before.sequence + 1,
    ...(status !== 'cancelled' && { cancellationReason: null }),
  });
  if (speakerProfiles) await setSpeakers(transaction, before.id, speakerProfiles);
  else if (values.speakers) await pruneSpeakers(transaction, before.id, values.speakers);
  if (before.date !== after.date) await resetReminders(transaction, before.id);
  await writeEventAuditLog(transaction, viewer, 'event.update', after, { changes: describeChanges(before, after) });
  if (after.publication === 'published')
    await queueNotifications(after, await changeNotices(transaction, before, after, now));
}

async function changeNotices(
  transaction: Queryable,
  before: EventRow,
  after: EventRow,
  now: Date,
): Promise<EventNotification[]> {
  if (after.status === 'cancelled') {
    return isUpcoming(before, now) ? cancellationNotices(transaction, after, { isDeleted: false }) : [];
  }
  if (!isUpcoming(after, now)) return [];
  const changes = describeChanges(before, after);
  const { seated, waiting } = changes.length > 0 ? await listAddressees(transaction, after.id) : NOBODY;
  const promoted = await promoteFromWaitlist(transaction, after, now);
  return [
    { kind: 'changed', ...seated, changes, hasSeat: true },
    { kind: 'changed', ...waiting, changes, hasSeat: false },
    promotedNotification(promoted),
  ];
}

const NOBODY = { seated: toRecipients([]), waiting: toRecipients([]) };

async function listAddressees(transaction: Queryable, eventId: string) {
  const people = await listRegistered(transaction, eventId);
  const ofSeat = (hasSeat: boolean) =>
    toRecipients(people.filter(({ status }) => (status === 'confirmed') === hasSeat));
  return { seated: ofSeat(true), waiting: ofSeat(false) };
}

async function cancellationNotices(
  transaction: Queryable,
  { id, cancellationReason: reason }: EventRow,
  { isDeleted }: { isDeleted: boolean },
): Promise<EventNotification[]> {
  const { seated, waiting } = await listAddressees(transaction, id);
  return [
    { kind: 'cancelled', ...seated, reason, hasSeat: true, isDeleted },
    { kind: 'cancelled', ...waiting, reason, hasSeat: false, isDeleted },
  ];
}

/** Registrations are kept as a record of the affected people. */
export async function cancelEvent(
  deps: Deps,
  viewer: Viewer,
  id: string,
  { reason, version }: { reason: string | null; version: number | undefined },
): Promise<EventRow> {
  return withLockedEvent(deps, id, async (locked) => {
    await checkEventVersion(locked, version);
    const { transaction, event, now, queueNotifications } = locked;
    if (event.status === 'cancelled') return event;
    if (event.publication !== 'published') throw conflict('Solo se cancelan los eventos publicados.');
    if (!isUpcoming(event, now)) throw conflict('Este evento ya comenzó o ya se realizó: no se puede cancelar.');
    const after = await updateEvent(transaction, id, {
      status: 'cancelled',
      cancellationReason: reason,
      sequence: event.sequence + 1,
    });
    await writeEventAuditLog(transaction, viewer, 'event.cancel', after, { reason });
    await queueNotifications(after, await cancellationNotices(transaction, after, { isDeleted: false }));
    return after;
  });
}

export async function removeEvent(deps: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return withLockedEvent(deps, id, async ({ transaction, event, now, queueNotifications }) => {
    if (isUpcoming(event, now))
      await queueNotifications(event, await cancellationNotices(transaction, event, { isDeleted: true }));
    await writeEventAuditLog(transaction, viewer, 'event.delete', event, { date: event.date });
    await deleteEvent(transaction, id);
    await deleteNotifications(transaction, eventPath(event));
    return { id };
  });
}
