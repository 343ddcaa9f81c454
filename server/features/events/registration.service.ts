import type { PortalEvent } from '#contract/events/events.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { KeyedMutex } from '../../core/keyed-mutex.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { type NotificationRequest, notify } from '../notifications/notifications.service.ts';
import { listRecipients, loadNotificationContext, type NotificationContext } from './event-notifications.queries.ts';
import { confirmedTemplate, promotedTemplate, waitlistedTemplate, withdrawnTemplate } from './event-notifications.tsx';
import { eventNotFound, isUpcoming, registrationRefusals, registrationState } from './events.policy.ts';
import { presentRegistration } from './events.presenter.ts';
import { type EventRow, lockEvent } from './events.queries.ts';
import {
  confirmFirstWaitlisted,
  deleteRegistration,
  findRegistration,
  insertWaitlisted,
} from './registration.queries.ts';

/** First come, first served. The caller holds the event's lock. */
export async function promoteFromWaitlist(transaction: Queryable, event: EventRow, now: Date): Promise<string[]> {
  return isUpcoming(event, now) ? confirmFirstWaitlisted(transaction, event.id) : [];
}

/** Notifications of the people promoted from the waiting list. */
export async function promotionRequests(
  transaction: Queryable,
  event: EventRow,
  userIds: string[],
  context: NotificationContext,
): Promise<NotificationRequest[]> {
  if (userIds.length === 0) return [];
  const template = promotedTemplate(event, context);
  const people = await listRecipients(transaction, userIds);
  return people.map((to) => ({ to, template }));
}

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'> & { mutex: KeyedMutex };
type OwnRegistration = NonNullable<PortalEvent['registration']>;

async function getPublishedEvent(transaction: Queryable, eventId: string): Promise<EventRow> {
  const event = await lockEvent(transaction, eventId);
  if (event?.publication !== 'published') throw eventNotFound();
  return event;
}

/**
 * First come, first served: everybody joins the waiting list, and free seats go to its head, even where a seat came
 * free without a promotion.
 */
export async function register(deps: Deps, viewer: Viewer, eventId: string): Promise<OwnRegistration> {
  const context = await loadNotificationContext(deps);
  return deps.mutex.runExclusive(eventId, () =>
    deps.database.transaction(async (transaction) => {
      const event = await getPublishedEvent(transaction, eventId);
      const existing = await findRegistration(transaction, eventId, viewer.id);
      if (existing) return presentRegistration(existing);
      const state = registrationState(event, context.now);
      if (state !== 'open') throw conflict(registrationRefusals[state]);

      await insertWaitlisted(transaction, eventId, viewer.id);
      const promoted = await promoteFromWaitlist(transaction, event, context.now);
      const own = await findRegistration(transaction, eventId, viewer.id);
      if (!own) throw new Error('the registration that was just made is not there');
      const template =
        own.status === 'confirmed' ? confirmedTemplate(event, context) : waitlistedTemplate(event, own.position);
      const others = promoted.filter((userId) => userId !== viewer.id);
      await notify(deps, transaction, context.site, [
        { to: viewer, template },
        ...(await promotionRequests(transaction, event, others, context)),
      ]);
      return presentRegistration(own);
    }),
  );
}

export async function cancelRegistration(deps: Deps, viewer: Viewer, eventId: string): Promise<{ status: null }> {
  const context = await loadNotificationContext(deps);
  return deps.mutex.runExclusive(eventId, () =>
    deps.database.transaction(async (transaction) => {
      const event = await getPublishedEvent(transaction, eventId);
      const own = await findRegistration(transaction, eventId, viewer.id);
      if (!own) return { status: null };
      if (!isUpcoming(event, context.now)) throw conflict(cancelRefusal(event, context.now));

      const promoted = await releaseSeat(transaction, event, viewer.id, context);
      await notify(deps, transaction, context.site, [
        ...(own.status === 'confirmed' ? [{ to: viewer, template: withdrawnTemplate(event, context) }] : []),
        ...promoted,
      ]);
      return { status: null };
    }),
  );
}

/** Frees a seat and returns the notifications of those promoted. The caller holds the event's lock. */
async function releaseSeat(
  transaction: Queryable,
  event: EventRow,
  userId: string,
  context: NotificationContext,
): Promise<NotificationRequest[]> {
  await deleteRegistration(transaction, event.id, userId);
  return promotionRequests(transaction, event, await promoteFromWaitlist(transaction, event, context.now), context);
}

/**
 * Releases the seats of a deleted account at events that have not begun, in the deletion's transaction. Only those
 * promoted are notified. Deadlock-free: events are locked in the order of their ids.
 */
export async function releaseSeats(
  deps: Omit<Deps, 'mutex'>,
  transaction: Queryable,
  userId: string,
  eventIds: string[],
): Promise<void> {
  const context = await loadNotificationContext({ ...deps, database: transaction });
  for (const eventId of eventIds.toSorted()) {
    const event = await lockEvent(transaction, eventId);
    if (event?.publication !== 'published' || !isUpcoming(event, context.now)) continue;
    await notify(deps, transaction, context.site, await releaseSeat(transaction, event, userId, context));
  }
}

function cancelRefusal(event: EventRow, now: Date): string {
  const state = registrationState(event, now);
  if (state === 'cancelled' || state === 'completed') return registrationRefusals[state];
  return 'Este evento ya comenzó: la inscripción no se puede cancelar.';
}
