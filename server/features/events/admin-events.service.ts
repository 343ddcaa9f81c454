import type { AuditAction } from '#contract/admin/audit-actions.ts';
import {
  type EventCreateBody,
  type EventEditBody,
  type EventUpdateBody,
  eventUpdateBody,
} from '#contract/events/admin-events.contract.ts';
import type { Context } from '../../core/context.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import { conflict } from '../../core/errors.ts';
import { editedValues } from '../../core/versioned-edit.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { findAnyEvent } from './admin-events.queries.ts';
import { listRegistered, loadNotificationContext, type NotificationContext } from './event-notifications.queries.ts';
import { cancelledTemplate, changedTemplate } from './event-notifications.ts';
import { defaultStatus, eventNotFound, isUpcoming, toEventValues } from './events.policy.ts';
import { presentAdminEvent } from './events.presenter.ts';
import { deleteEvent, type EventRow, insertEvent, lockEvent, resetReminders, updateEvent } from './events.queries.ts';
import { promoteFromWaitlist, promotionRequests } from './registration.service.ts';

/** In the transaction of the change. */
export function writeEventAuditLog(
  transaction: Queryable,
  viewer: Viewer,
  action: AuditAction,
  { id, title }: { id: string; title: string },
  details?: Record<string, unknown>,
): Promise<void> {
  return writeAuditLog(transaction, viewer, { action, target: { type: 'event', id, label: title }, details });
}

type Facts = Pick<EventRow, 'date' | 'time' | 'location' | 'status'>;

/** Changes that registered people are notified of, in words; empty if none concerns them. */
function describeChanges(before: Facts, after: Facts): string[] {
  const changes: string[] = [];
  if (before.status === 'cancelled' && after.status !== 'cancelled') changes.push('El evento vuelve a estar en pie');
  if (before.date !== after.date) changes.push(`Nueva fecha: ${spanishDay(after.date)}`);
  if (before.time !== after.time) changes.push(`Nueva hora: ${spanishTime(after.time)}`);
  if (before.location !== after.location) changes.push(`Nuevo lugar: ${after.location ?? 'por confirmar'}`);
  return changes;
}

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

interface LockedEvent {
  transaction: Queryable;
  /** Before the change; its row is locked. */
  event: EventRow;
  context: NotificationContext;
}

/** Runs a change with the row of the event locked, and with the context for its notifications. */
export async function withLockedEvent<T>(
  deps: Deps,
  id: string,
  change: (change: LockedEvent) => Promise<T>,
): Promise<T> {
  const context = await loadNotificationContext(deps);
  return deps.database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (!event) throw eventNotFound();
    return change({ transaction, event, context });
  });
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
  return deps.database.transaction(async (transaction) => {
    const event = await insertEvent(transaction, {
      ...values,
      status: form.status ?? defaultStatus(values),
      publication: form.isPublished ? 'published' : 'draft',
      createdBy: viewer.id,
    });
    if (form.isPublished) await enqueueAnnouncement(deps, transaction, event, deps.now());
    await writeEventAuditLog(transaction, viewer, 'event.create', event, { publication: event.publication });
    return event;
  });
}

/** A status that is not sent stays. */
const toChangedValues = ({ status, ...form }: EventUpdateBody) => ({
  ...toEventValues(form),
  ...(status && { status }),
});
type ChangedValues = ReturnType<typeof toChangedValues>;

export async function changeEvent(deps: Deps, viewer: Viewer, id: string, form: EventUpdateBody): Promise<void> {
  await withLockedEvent(deps, id, (locked) => applyChange(deps, viewer, locked, toChangedValues(form)));
}

export async function editEvent(deps: Deps, viewer: Viewer, id: string, edit: EventEditBody): Promise<void> {
  await withLockedEvent(deps, id, async (locked) => {
    const row = await findAnyEvent(locked.transaction, id);
    if (!row) throw eventNotFound();
    const current = presentAdminEvent(row, locked.context.now);
    const values = editedValues({ form: eventUpdateBody, toValues: toChangedValues, current, edit });
    if (values) await applyChange(deps, viewer, locked, values);
  });
}

async function applyChange(deps: Deps, viewer: Viewer, locked: LockedEvent, values: Partial<ChangedValues>) {
  const { transaction, event: before } = locked;
  if (values.capacity && values.capacity < before.registered) {
    const message = `Ya hay ${before.registered} personas inscritas: el cupo no puede ser menor.`;
    throw conflict(message, { capacity: message });
  }
  const { status = before.status } = values;
  const after = await updateEvent(transaction, before.id, {
    ...values,
    sequence: before.sequence + 1,
    ...(status !== 'cancelled' && { cancellationReason: null }),
  });
  if (before.date !== after.date) await resetReminders(transaction, before.id);
  await writeEventAuditLog(transaction, viewer, 'event.update', after, { changes: describeChanges(before, after) });
  if (after.publication === 'published') await notifyOfChange(deps, locked, after);
}

async function notifyOfChange(deps: Deps, locked: LockedEvent, after: EventRow): Promise<void> {
  const { transaction, event: before, context } = locked;
  if (after.status === 'cancelled') {
    if (isUpcoming(before, context.now)) await notifyOfCancellation(deps, locked, after, { isDeleted: false });
    return;
  }
  if (!isUpcoming(after, context.now)) return;
  const changes = describeChanges(before, after);
  const people = changes.length > 0 ? await listRegistered(transaction, after.id) : [];
  const promoted = await promoteFromWaitlist(transaction, after, context.now);
  await notify(deps, transaction, context.site, [
    ...people.map((to) => ({ to, template: changedTemplate(after, changes, to.status === 'confirmed', context) })),
    ...(await promotionRequests(transaction, after, promoted, context)),
  ]);
}

async function notifyOfCancellation(
  deps: Deps,
  { transaction, context }: LockedEvent,
  event: EventRow,
  { isDeleted }: { isDeleted: boolean },
): Promise<void> {
  const people = await listRegistered(transaction, event.id);
  const reason = event.cancellationReason;
  await notify(
    deps,
    transaction,
    context.site,
    people.map((to) => {
      const hasSeat = to.status === 'confirmed';
      return { to, template: cancelledTemplate(event, { reason, hasSeat, isDeleted }, context) };
    }),
  );
}

/** Registrations are kept: they show whom the cancellation concerned. */
export async function cancelEvent(deps: Deps, viewer: Viewer, id: string, reason: string | null): Promise<EventRow> {
  return withLockedEvent(deps, id, async (locked) => {
    const { transaction, event, context } = locked;
    if (event.status === 'cancelled') return event;
    if (event.publication !== 'published') throw conflict('Solo se cancelan los eventos publicados.');
    if (!isUpcoming(event, context.now))
      throw conflict('Este evento ya comenzó o ya se realizó: no se puede cancelar.');
    const after = await updateEvent(transaction, id, {
      status: 'cancelled',
      cancellationReason: reason,
      sequence: event.sequence + 1,
    });
    await writeEventAuditLog(transaction, viewer, 'event.cancel', after, { reason });
    await notifyOfCancellation(deps, locked, after, { isDeleted: false });
    return after;
  });
}

export async function removeEvent(deps: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return withLockedEvent(deps, id, async (locked) => {
    const { transaction, event, context } = locked;
    if (isUpcoming(event, context.now)) await notifyOfCancellation(deps, locked, event, { isDeleted: true });
    await writeEventAuditLog(transaction, viewer, 'event.delete', event, { date: event.date });
    await deleteEvent(transaction, id);
    return { id };
  });
}
