import type { EventCreateBody, EventUpdateBody } from '#contract/events/admin-events.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { tell } from '../notifications/notifications.service.ts';
import { recordOnEvent } from './event-audit.ts';
import { describeChanges } from './event-changes.ts';
import { eventNotFound } from './event-errors.ts';
import { cancelledNotice, changedNotice } from './event-notices.ts';
import { openScene, type Scene } from './event-scene.ts';
import { toEventValues, usualStatus } from './event-values.ts';
import { deleteEvent, forgetReminders, insertEvent, updateEvent } from './event-writes.queries.ts';
import { isAhead } from './events.policy.ts';
import { type EventRow, lockEvent } from './events.queries.ts';
import { listRegistered } from './recipients.queries.ts';
import { fillSeats, promotions } from './seats.service.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

interface Work {
  transaction: Queryable;
  /** As it was; its row is locked. */
  event: EventRow;
  scene: Scene;
}

/** One change of an event at a time, with everything it takes to tell people of it. */
export async function workOnEvent<T>(deps: Deps, id: string, work: (work: Work) => Promise<T>): Promise<T> {
  const scene = await openScene(deps);
  return deps.database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (!event) throw eventNotFound();
    return work({ transaction, event, scene });
  });
}

export async function announceLater({ jobs }: Deps, transaction: Queryable, event: EventRow, now: Date): Promise<void> {
  if (isAhead(event, now)) await jobs.enqueue(transaction, 'event-announcement', { eventId: event.id });
}

export async function createEvent(deps: Deps, viewer: Viewer, form: EventCreateBody): Promise<EventRow> {
  const values = toEventValues(form);
  return deps.database.transaction(async (transaction) => {
    const event = await insertEvent(transaction, {
      ...values,
      status: form.status ?? usualStatus(values),
      publication: form.isPublished ? 'published' : 'draft',
      createdBy: viewer.id,
    });
    if (form.isPublished) await announceLater(deps, transaction, event, deps.now());
    await recordOnEvent(transaction, viewer, 'event.create', event, { publication: event.publication });
    return event;
  });
}

export async function changeEvent(deps: Deps, viewer: Viewer, id: string, form: EventUpdateBody): Promise<EventRow> {
  return workOnEvent(deps, id, async ({ transaction, event: before, scene }) => {
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
    if (before.date !== after.date) await forgetReminders(transaction, id);
    await recordOnEvent(transaction, viewer, 'event.update', after, { changes: describeChanges(before, after) });
    if (after.publication === 'published') await tellOfChange(deps, { transaction, event: before, scene }, after);
    return after;
  });
}

async function tellOfChange(deps: Deps, work: Work, after: EventRow): Promise<void> {
  const { transaction, event: before, scene } = work;
  if (after.status === 'cancelled') {
    if (isAhead(before, scene.now)) await tellOfCancellation(deps, work, after, { isDeleted: false });
    return;
  }
  if (!isAhead(after, scene.now)) return;
  const changes = describeChanges(before, after);
  const people = changes.length > 0 ? await listRegistered(transaction, after.id) : [];
  const promoted = await fillSeats(transaction, after, scene.now);
  await tell(deps, transaction, scene.site, [
    ...people.map((to) => ({ to, notice: changedNotice(after, changes, to.status === 'confirmed', scene) })),
    ...(await promotions(transaction, after, promoted, scene)),
  ]);
}

async function tellOfCancellation(
  deps: Deps,
  { transaction, scene }: Work,
  event: EventRow,
  { isDeleted }: { isDeleted: boolean },
): Promise<void> {
  const people = await listRegistered(transaction, event.id);
  const reason = event.cancellationReason;
  await tell(
    deps,
    transaction,
    scene.site,
    people.map((to) => {
      const hasSeat = to.status === 'confirmed';
      return { to, notice: cancelledNotice(event, { reason, hasSeat, isDeleted }, scene) };
    }),
  );
}

/** Who registered stays on the list: it says whom it concerned. */
export async function cancelEvent(deps: Deps, viewer: Viewer, id: string, reason: string | null): Promise<EventRow> {
  return workOnEvent(deps, id, async (work) => {
    const { transaction, event, scene } = work;
    if (event.status === 'cancelled') return event;
    if (event.publication !== 'published') throw conflict('Solo se cancelan los eventos publicados.');
    if (!isAhead(event, scene.now)) throw conflict('Este evento ya comenzó o ya se realizó: no se puede cancelar.');
    const after = await updateEvent(transaction, id, {
      status: 'cancelled',
      cancellationReason: reason,
      sequence: event.sequence + 1,
    });
    await recordOnEvent(transaction, viewer, 'event.cancel', after, { reason });
    await tellOfCancellation(deps, work, after, { isDeleted: false });
    return after;
  });
}

export async function removeEvent(deps: Deps, viewer: Viewer, id: string): Promise<{ id: string }> {
  return workOnEvent(deps, id, async (work) => {
    const { transaction, event, scene } = work;
    if (isAhead(event, scene.now)) await tellOfCancellation(deps, work, event, { isDeleted: true });
    await recordOnEvent(transaction, viewer, 'event.delete', event, { date: event.date });
    await deleteEvent(transaction, id);
    return { id };
  });
}
