import { dominicanDay, dominicanInstant } from '#contract/dominican-dates.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/dominican-time.ts';
import { notify, sendGuestMails } from '../../services/notifications/notifications.service.ts';
import {
  claimAnnouncement,
  listEventsWithFreeSeats,
  lockDueReminders,
  setReminded,
} from './event-maintenance.queries.ts';
import { listSubscribers, loadNotificationContext } from './event-notifications.queries.ts';
import { newEventTemplate, reminderTemplate } from './event-notifications.tsx';
import { sendNotifications, withLockedEvent } from './event-outbox.service.ts';
import { toRecipients } from './registration.queries.ts';
import { promotedNotification, promoteFromWaitlist } from './registration.service.ts';

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

/** No mails at night. */
const REMINDER_TIME = '08:00';
/** No reminder right after the confirmation. */
const MIN_REGISTRATION_AGE_MS = 60 * 60 * 1000;
const BATCH_SIZE = 100;

/** Exactly once: the mark is set in the transaction that enqueues the mail. */
export async function sendReminders(deps: Deps): Promise<number> {
  const context = await loadNotificationContext(deps);
  const today = dominicanDay(context.now);
  if (context.now < dominicanInstant(today, REMINDER_TIME)) return 0;
  const registeredBefore = new Date(context.now.getTime() - MIN_REGISTRATION_AGE_MS);
  const due = { date: addDays(today, 1), registeredBefore, limit: BATCH_SIZE };

  const remindBatch = () =>
    deps.database.transaction(async (transaction) => {
      const rows = await lockDueReminders(transaction, due);
      if (rows.length === 0) return 0;
      const ids = rows.map((row) => row.id);
      await setReminded(transaction, ids, context.now);
      const requests = rows.flatMap(({ to, event }) =>
        to ? { to, template: reminderTemplate(event, context, { isGuest: false }) } : [],
      );
      await notify(deps, transaction, context.site, requests);
      for (const { event, guest } of rows) {
        const { mail } = reminderTemplate(event, context, { isGuest: true });
        if (mail) await sendGuestMails(deps, transaction, context.site, toRecipients([guest]).guests, mail);
      }
      return rows.length;
    });
  let reminded = 0;
  for (let count = await remindBatch(); count > 0; count = await remindBatch()) reminded += count;
  return reminded;
}

export async function promoteWaitlists(deps: Deps): Promise<void> {
  for (const eventId of await listEventsWithFreeSeats(deps.database, dominicanDay(deps.now()))) {
    await withLockedEvent(deps, eventId, async ({ transaction, event, now, queueNotifications }) =>
      queueNotifications(event, [promotedNotification(await promoteFromWaitlist(transaction, event, now))]),
    );
  }
}

export async function announceEvent(deps: Deps, eventId: string): Promise<void> {
  const context = await loadNotificationContext(deps);
  await deps.database.transaction(async (transaction) => {
    const event = await claimAnnouncement(transaction, eventId, context.now, dominicanDay(context.now));
    if (!event) return;
    const people = await listSubscribers(transaction, event.createdBy);
    const template = newEventTemplate(event);
    await notify(
      deps,
      transaction,
      context.site,
      people.map((to) => ({ to, template })),
    );
  });
}

export function eventJobs(context: Context): void {
  context.jobs.work('event-announcement', ({ eventId }) => announceEvent(context, eventId));
  context.jobs.workInTransaction('event-notification', (data, transaction) =>
    sendNotifications(context, transaction, data),
  );
  context.jobs.work('event-maintenance', async () => {
    await promoteWaitlists(context);
    await sendReminders(context);
  });
}
