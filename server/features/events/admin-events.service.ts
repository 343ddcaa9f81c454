import type { AuditAction } from '#contract/admin/audit-actions.ts';
import type { EventCreateBody, EventUpdateBody } from '#contract/events/admin-events.contract.ts';
import type { Context } from '../../core/context.ts';
import { spanishDay, spanishTime } from '../../core/dominican-time.ts';
import { conflict } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { writeAuditLog } from '../audit/audit.service.ts';
import { notify } from '../notifications/notifications.service.ts';
import { listRegistered, loadNotificationContext, type NotificationContext } from './event-notifications.queries.ts';
import { cancelledTemplate, changedTemplate } from './event-notifications.tsx';
import { defaultStatus, eventNotFound, isUpcoming, toEventValues } from './events.policy.ts';
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

export async function changeEvent(deps: Deps, viewer: Viewer, id: string, form: EventUpdateBody): Promise<EventRow> {
  return withLockedEvent(deps, id, async ({ transaction, event: before, context }) => {
    const values = toEventValues(form);
    if (values.capacity !== null && values.capacity < before.registered) {
      const message = `Ya hay ${before.registered} personas inscritas: el cupo no puede ser menor.`;
      throw conflict(message, { capacity: message });
    }
    const status = form.status ?? before.status;
    const after = await updateEvent(transaction, id, {
      ...values,
      status,
      sequence: before.sequence + 1,
      ...(status !== 'cancelled' && { cancellationReason: null }),
    });
    if (before.date !== after.date) await resetReminders(transaction, id);
    await writeEventAuditLog(transaction, viewer, 'event.update', after, { changes: describeChanges(before, after) });
    if (after.publication === 'published') await notifyOfChange(deps, { transaction, event: before, context }, after);
    return after;
  });
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
  const seated = changedTemplate(after, changes, true, context);
  const waiting = changedTemplate(after, changes, false, context);
  await notify(deps, transaction, context.site, [
    ...people.map((to) => ({ to, template: to.status === 'confirmed' ? seated : waiting })),
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
  const seated = cancelledTemplate(event, { reason, hasSeat: true, isDeleted }, context);
  const waiting = cancelledTemplate(event, { reason, hasSeat: false, isDeleted }, context);
  await notify(
    deps,
    transaction,
    context.site,
    people.map((to) => ({ to, template: to.status === 'confirmed' ? seated : waiting })),
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
