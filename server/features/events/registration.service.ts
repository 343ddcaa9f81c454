import type { PortalEvent } from '#contract/events/events.contract.ts';
import type { Context } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import type { Turns } from '../../core/turns.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { type Message, tell } from '../notifications/notifications.service.ts';
import { eventNotFound } from './event-errors.ts';
import { confirmedNotice, waitlistedNotice, withdrawnNotice } from './event-notices.ts';
import { openScene, type Scene } from './event-scene.ts';
import { isAhead, registrationRefusals, registrationState } from './events.policy.ts';
import { presentRegistration } from './events.presenter.ts';
import { type EventRow, lockEvent } from './events.queries.ts';
import { deleteRegistration, findRegistration, insertWaiting } from './registration.queries.ts';
import { fillSeats, promotions } from './seats.service.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'> & { turns: Turns };
type OwnRegistration = NonNullable<PortalEvent['registration']>;

async function getPublishedEvent(transaction: Queryable, eventId: string): Promise<EventRow> {
  const event = await lockEvent(transaction, eventId);
  if (event?.publication !== 'published') throw eventNotFound();
  return event;
}

/**
 * Everybody joins the queue, and then the free seats go to the head of it: nobody overtakes who was waiting, even
 * where a seat came free in passing.
 */
export async function register(deps: Deps, viewer: Viewer, eventId: string): Promise<OwnRegistration> {
  const scene = await openScene(deps);
  return deps.turns.take(eventId, () =>
    deps.database.transaction(async (transaction) => {
      const event = await getPublishedEvent(transaction, eventId);
      const existing = await findRegistration(transaction, eventId, viewer.id);
      if (existing) return presentRegistration(existing);
      const state = registrationState(event, scene.now);
      if (state !== 'open') throw conflict(registrationRefusals[state]);

      await insertWaiting(transaction, eventId, viewer.id);
      const promoted = await fillSeats(transaction, event, scene.now);
      const own = await findRegistration(transaction, eventId, viewer.id);
      if (!own) throw new Error('the registration that was just made is not there');
      const notice = own.status === 'confirmed' ? confirmedNotice(event, scene) : waitlistedNotice(event, own.position);
      const others = promoted.filter((userId) => userId !== viewer.id);
      await tell(deps, transaction, scene.site, [
        { to: viewer, notice },
        ...(await promotions(transaction, event, others, scene)),
      ]);
      return presentRegistration(own);
    }),
  );
}

export async function cancelRegistration(deps: Deps, viewer: Viewer, eventId: string): Promise<{ status: null }> {
  const scene = await openScene(deps);
  return deps.turns.take(eventId, () =>
    deps.database.transaction(async (transaction) => {
      const event = await getPublishedEvent(transaction, eventId);
      const own = await findRegistration(transaction, eventId, viewer.id);
      if (!own) return { status: null };
      if (!isAhead(event, scene.now)) throw conflict(cancelRefusal(event, scene.now));

      const promoted = await giveUpSeat(transaction, event, viewer.id, scene);
      await tell(deps, transaction, scene.site, [
        ...(own.status === 'confirmed' ? [{ to: viewer, notice: withdrawnNotice(event, scene) }] : []),
        ...promoted,
      ]);
      return { status: null };
    }),
  );
}

/** What those who move up are told. The caller holds the event's lock. */
async function giveUpSeat(transaction: Queryable, event: EventRow, userId: string, scene: Scene): Promise<Message[]> {
  await deleteRegistration(transaction, event.id, userId);
  return promotions(transaction, event, await fillSeats(transaction, event, scene.now), scene);
}

/**
 * Gives back the seats of somebody who leaves the portal, in the transaction in which they do: at events that have not
 * begun. They are not told; whoever moves up is. Events are locked in the order of their ids.
 */
export async function giveUpSeats(
  deps: Omit<Deps, 'turns'>,
  transaction: Queryable,
  userId: string,
  eventIds: string[],
): Promise<void> {
  const scene = await openScene({ ...deps, database: transaction });
  for (const eventId of eventIds.toSorted()) {
    const event = await lockEvent(transaction, eventId);
    if (event?.publication !== 'published' || !isAhead(event, scene.now)) continue;
    await tell(deps, transaction, scene.site, await giveUpSeat(transaction, event, userId, scene));
  }
}

function cancelRefusal(event: EventRow, now: Date): string {
  const state = registrationState(event, now);
  if (state === 'cancelled' || state === 'completed') return registrationRefusals[state];
  return 'Este evento ya comenzó: la inscripción no se puede cancelar.';
}
