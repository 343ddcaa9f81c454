import type { Context } from '../../core/context.ts';
import { addDays, dominicanDay, dominicanInstant } from '../../core/dominican-day.ts';
import { tell } from '../notifications/notifications.service.ts';
import { newEventNotice, reminderNotice } from './event-notices.ts';
import { openScene } from './event-scene.ts';
import { lockEvent } from './events.queries.ts';
import { listSubscribers } from './recipients.queries.ts';
import { fillSeats, promotions } from './seats.service.ts';
import { listEventsWithIdleSeats, lockUnreminded, setReminded, takeAnnouncement } from './upkeep.queries.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

/** Nobody wants a mail in the small hours. */
const REMIND_FROM = '08:00';
/** Not on the heels of the confirmation. */
const AFTER_REGISTERING_MS = 60 * 60 * 1000;
const AT_ONCE = 100;

/** Reminds everybody with a seat the day before. The mark is set in the transaction that sends, so it is sent once. */
export async function remindOfTomorrow(deps: Deps): Promise<number> {
  const scene = await openScene(deps);
  const today = dominicanDay(scene.now);
  if (scene.now < dominicanInstant(today, REMIND_FROM)) return 0;
  const registeredBefore = new Date(scene.now.getTime() - AFTER_REGISTERING_MS);
  const due = { date: addDays(today, 1), registeredBefore, limit: AT_ONCE };

  const remindSome = () =>
    deps.database.transaction(async (transaction) => {
      const rows = await lockUnreminded(transaction, due);
      if (rows.length === 0) return 0;
      const ids = rows.map((row) => row.id);
      await setReminded(transaction, ids, scene.now);
      const messages = rows.map(({ to, event }) => ({ to, notice: reminderNotice(event, scene) }));
      await tell(deps, transaction, scene.site, messages);
      return rows.length;
    });
  let reminded = 0;
  for (let some = await remindSome(); some > 0; some = await remindSome()) reminded += some;
  return reminded;
}

export async function fillIdleSeats(deps: Deps): Promise<void> {
  const scene = await openScene(deps);
  for (const eventId of await listEventsWithIdleSeats(deps.database, dominicanDay(scene.now))) {
    await deps.database.transaction(async (transaction) => {
      const event = await lockEvent(transaction, eventId);
      const promoted = event ? await fillSeats(transaction, event, scene.now) : [];
      if (event) await tell(deps, transaction, scene.site, await promotions(transaction, event, promoted, scene));
    });
  }
}

/** Tells of a new event, once in its life. */
export async function announceEvent(deps: Deps, eventId: string): Promise<void> {
  const scene = await openScene(deps);
  await deps.database.transaction(async (transaction) => {
    const event = await takeAnnouncement(transaction, eventId, scene.now, dominicanDay(scene.now));
    if (!event) return;
    const people = await listSubscribers(transaction, event.createdBy);
    const notice = newEventNotice(event);
    await tell(
      deps,
      transaction,
      scene.site,
      people.map((to) => ({ to, notice })),
    );
  });
}
