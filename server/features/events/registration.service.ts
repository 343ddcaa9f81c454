import type { PortalEvent } from '#contract/events/events.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { KeyedMutex } from '../../core/keyed-mutex.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { type EventNotice, enqueueNotices, withLockedEvent } from './event-outbox.service.ts';
import { eventNotFound, isUpcoming, registrationRefusals, registrationState } from './events.policy.ts';
import { presentRegistration } from './events.presenter.ts';
import { type EventRow, lockEvent } from './events.queries.ts';
import {
  confirmFirstWaitlisted,
  deleteRegistration,
  findRegistration,
  insertWaitlisted,
} from './registration.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;
type OwnRegistration = NonNullable<PortalEvent['registration']>;

/** First come, first served. The caller holds the event's lock. */
export async function promoteFromWaitlist(transaction: Queryable, event: EventRow, now: Date): Promise<string[]> {
  return isUpcoming(event, now) ? confirmFirstWaitlisted(transaction, event.id) : [];
}

export const promotedNotice = (userIds: string[]): EventNotice => ({ kind: 'promoted', userIds });

function requirePublished(event: EventRow): void {
  if (event.publication !== 'published') throw eventNotFound();
}

/**
 * First come, first served: everybody joins the waiting list, and free seats go to its head, even where a seat came
 * free without a promotion.
 */
export async function register(
  deps: Deps & { mutex: KeyedMutex },
  viewer: Viewer,
  eventId: string,
): Promise<OwnRegistration> {
  return withLockedEvent(deps, eventId, async ({ transaction, event, now, queueNotices }) => {
    requirePublished(event);
    const existing = await findRegistration(transaction, eventId, viewer.id);
    if (existing) return presentRegistration(existing);
    const state = registrationState(event, now);
    if (state !== 'open') throw conflict(registrationRefusals[state]);

    await insertWaitlisted(transaction, eventId, viewer.id);
    const promoted = await promoteFromWaitlist(transaction, event, now);
    const own = await findRegistration(transaction, eventId, viewer.id);
    if (!own) throw new Error('the registration that was just made is not there');
    const userIds = [viewer.id];
    queueNotices(event, [
      own.status === 'confirmed'
        ? { kind: 'confirmed', userIds }
        : { kind: 'waitlisted', userIds, position: own.position },
      promotedNotice(promoted.filter((userId) => userId !== viewer.id)),
    ]);
    return presentRegistration(own);
  });
}

export async function cancelRegistration(
  deps: Deps & { mutex: KeyedMutex },
  viewer: Viewer,
  eventId: string,
): Promise<{ status: null }> {
  return withLockedEvent(deps, eventId, async ({ transaction, event, now, queueNotices }) => {
    requirePublished(event);
    const own = await findRegistration(transaction, eventId, viewer.id);
    if (!own) return { status: null };
    if (!isUpcoming(event, now)) throw conflict(cancelRefusal(event, now));

    const promoted = await releaseSeat(transaction, event, viewer.id, now);
    queueNotices(event, [
      { kind: 'withdrawn', userIds: own.status === 'confirmed' ? [viewer.id] : [] },
      promotedNotice(promoted),
    ]);
    return { status: null };
  });
}

/** Returns the ids of those promoted. The caller holds the event's lock. */
async function releaseSeat(transaction: Queryable, event: EventRow, userId: string, now: Date): Promise<string[]> {
  await deleteRegistration(transaction, event.id, userId);
  return promoteFromWaitlist(transaction, event, now);
}

/**
 * Releases the seats of a deleted account at events that have not begun, in the deletion's transaction. Only those
 * promoted are notified. Deadlock-free: events are locked in the order of their ids.
 */
export async function releaseSeats(
  deps: Pick<Context, 'jobs' | 'now'>,
  transaction: Queryable,
  userId: string,
  eventIds: string[],
): Promise<void> {
  const now = deps.now();
  for (const eventId of eventIds.toSorted()) {
    const event = await lockEvent(transaction, eventId);
    if (event?.publication !== 'published' || !isUpcoming(event, now)) continue;
    const promoted = await releaseSeat(transaction, event, userId, now);
    await enqueueNotices(deps, transaction, event, [promotedNotice(promoted)]);
  }
}

function cancelRefusal(event: EventRow, now: Date): string {
  const state = registrationState(event, now);
  if (state === 'cancelled' || state === 'completed') return registrationRefusals[state];
  return 'Este evento ya comenzó: la inscripción no se puede cancelar.';
}
