import type { AnswersForm, EventAnswer } from '#contract/events/event-questions.ts';
import { isUpcoming, registrationState } from '#contract/events/event-rules.ts';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { registrationRefusals } from '#contract/events/registration-refusals.ts';
import type { Context } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';
import type { Queryable } from '../../database/database.ts';
import { single } from '../../database/records.ts';
import { type EventNotification, enqueueNotices, withLockedEvent } from './event-outbox.service.ts';
import { checkAnswers, mergeAnswers } from './event-questions.policy.ts';
import { eventNotFound } from './events.policy.ts';
import { presentRegistration } from './events.presenter.ts';
import { type EventRow, lockEvent } from './events.queries.ts';
import {
  confirmWaitlisted,
  deleteRegistration,
  findRegistration,
  insertRegistration,
  listOwnRegistrations,
  type Recipients,
  setAnswers,
} from './registration.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;
type OwnRegistration = NonNullable<PortalEvent['registration']>;

const NOBODY: Recipients = { userIds: [], guests: [] };

export const NOT_REGISTERED = 'No tienes inscripción en este evento.';
const ANSWERS_CLOSED = 'La inscripción ya cerró: las respuestas no se pueden cambiar. Escríbele a la oficina.';

/** The caller holds the event's lock. */
export async function promoteFromWaitlist(transaction: Queryable, event: EventRow, now: Date): Promise<Recipients> {
  return isUpcoming(event, now) ? confirmWaitlisted(transaction, event.id) : NOBODY;
}

export const promotedNotification = (promoted: Recipients): EventNotification => ({ kind: 'promoted', ...promoted });

function requirePublished(event: EventRow): void {
  if (event.publication !== 'published') throw eventNotFound();
}

/** First come, first served: a seat that is free goes to the waiting list first, as after a lifted suspension. */
export async function register(
  deps: Deps,
  viewer: Viewer,
  eventId: string,
  answers: AnswersForm = [],
): Promise<OwnRegistration> {
  return withLockedEvent(deps, eventId, async ({ transaction, event, now, queueNotifications }) => {
    requirePublished(event);
    const existing = await findRegistration(transaction, eventId, viewer.id);
    if (existing) return presentRegistration(existing);
    const state = registrationState(event, now);
    if (state !== 'open') throw conflict(registrationRefusals[state]);

    const checked = checkAnswers(event.questions, answers);
    const promoted = await promoteFromWaitlist(transaction, event, now);
    await insertRegistration(transaction, eventId, { userId: viewer.id }, checked);
    const own = single(await listOwnRegistrations(transaction, viewer.id, [eventId]));
    const userIds = [viewer.id];
    await queueNotifications(event, [
      own.status === 'confirmed'
        ? { kind: 'confirmed', userIds }
        : { kind: 'waitlisted', userIds, position: own.position },
      promotedNotification(promoted),
    ]);
    return presentRegistration(own);
  });
}

export async function cancelRegistration(deps: Deps, viewer: Viewer, eventId: string): Promise<{ status: null }> {
  return withLockedEvent(deps, eventId, async ({ transaction, event, now, queueNotifications }) => {
    requirePublished(event);
    const own = await findRegistration(transaction, eventId, viewer.id);
    if (!own) return { status: null };
    if (!isUpcoming(event, now)) throw conflict(cancelRefusal(event, now));

    const promoted = await releaseSeat(transaction, event, own.id, now);
    await queueNotifications(event, [
      { kind: 'withdrawn', userIds: own.status === 'confirmed' ? [viewer.id] : [] },
      promotedNotification(promoted),
    ]);
    return { status: null };
  });
}

/** Refused once registration closed: the office may have ordered by the answers. */
export async function updateAnswers(
  deps: Deps,
  viewer: Viewer,
  eventId: string,
  answers: AnswersForm,
): Promise<EventAnswer[]> {
  return withLockedEvent(deps, eventId, async ({ transaction, event, now }) => {
    requirePublished(event);
    const own = await findRegistration(transaction, eventId, viewer.id);
    if (!own) throw notFound(NOT_REGISTERED);
    const state = registrationState(event, now);
    if (state !== 'open') throw conflict(state === 'closed' ? ANSWERS_CLOSED : registrationRefusals[state]);
    const merged = mergeAnswers(own.answers, event.questions, answers);
    await setAnswers(transaction, own.id, merged);
    return merged;
  });
}

/** Returns those promoted. The caller holds the event's lock. */
export async function releaseSeat(
  transaction: Queryable,
  event: EventRow,
  registrationId: string,
  now: Date,
): Promise<Recipients> {
  await deleteRegistration(transaction, registrationId);
  return promoteFromWaitlist(transaction, event, now);
}

/** Deadlock-free: events are locked in the order of their ids. */
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
    const own = await findRegistration(transaction, eventId, userId);
    if (!own) continue;
    const promoted = await releaseSeat(transaction, event, own.id, now);
    await enqueueNotices(deps, transaction, event, [promotedNotification(promoted)]);
  }
}

function cancelRefusal(event: EventRow, now: Date): string {
  const state = registrationState(event, now);
  if (state === 'cancelled' || state === 'completed') return registrationRefusals[state];
  return 'Este evento ya comenzó: la inscripción no se puede cancelar.';
}
