import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import {
  type NotificationTemplate,
  notify,
  sendGuestMails,
} from '../../services/notifications/notifications.service.ts';
import { addedTemplate, messageTemplate, removedTemplate } from './admin/attendee-notifications.tsx';
import type { CalendarEvent } from './event-calendar.ts';
import { listRecipients, loadNotificationContext, type NotificationContext } from './event-notifications.queries.ts';
import type { Reader } from './event-notifications.tsx';
import {
  approvedTemplate,
  cancelledTemplate,
  changedTemplate,
  confirmedTemplate,
  promotedTemplate,
  returnedTemplate,
  waitlistedTemplate,
  withdrawnTemplate,
} from './event-notifications.tsx';
import { eventNotFound } from './events.policy.ts';
import { type EventRow, findEvent, lockEvent } from './events.queries.ts';
import type { Recipients } from './registration.queries.ts';

/** Plain data for the queue. */
export type EventNotification = { userIds: string[]; guests?: Recipients['guests'] } & (
  | { kind: 'confirmed' | 'promoted' | 'withdrawn' | 'approved' }
  | { kind: 'waitlisted'; position: number }
  | { kind: 'changed'; changes: string[]; hasSeat: boolean }
  | { kind: 'cancelled'; reason: string | null; hasSeat: boolean; isDeleted: boolean }
  | { kind: 'returned'; reason: string }
  /** `position` in the waiting list; null for a seat. */
  | { kind: 'added'; position: number | null }
  | { kind: 'removed'; reason: string | null; hadSeat: boolean }
  | { kind: 'message'; subject: string; message: string }
);

type Deps = Pick<Context, 'database' | 'jobs' | 'config' | 'now'>;

export interface LockedEvent {
  transaction: Queryable;
  /** Before the change. */
  event: EventRow;
  now: Date;
  /** `event` as the change leaves it. */
  queueNotifications: (event: EventRow, notices: EventNotification[]) => Promise<void>;
}

/** Transactional outbox: notices are enqueued with the change; a worker composes them. */
export function withLockedEvent<T>(deps: Deps, id: string, change: (locked: LockedEvent) => Promise<T>): Promise<T> {
  return deps.database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (!event) throw eventNotFound();
    const queueNotifications: LockedEvent['queueNotifications'] = (changed, notices) =>
      enqueueNotices(deps, transaction, changed, notices);
    return change({ transaction, event, now: deps.now(), queueNotifications });
  });
}

export async function enqueueNotices(
  { jobs }: Pick<Deps, 'jobs'>,
  transaction: Queryable,
  event: EventRow,
  notices: EventNotification[],
): Promise<void> {
  const addressed = notices.filter(({ userIds, guests = [] }) => userIds.length + guests.length > 0);
  if (addressed.length > 0) await jobs.enqueue(transaction, 'event-notification', { event, notices: addressed });
}

export async function sendNotifications(
  deps: Deps,
  transaction: Queryable,
  data: { event: unknown; notices: unknown[] },
): Promise<void> {
  const event = reviveEvent(data.event as CalendarEvent);
  const context = await loadNotificationContext({ ...deps, database: transaction });
  const isDeleted = (await findEvent(transaction, event.id)) === undefined;
  for (const notice of data.notices as EventNotification[]) {
    // Of an event that was deleted since, only its cancellation.
    if (isDeleted && notice.kind !== 'cancelled') continue;
    const template = templateOf(notice, event, context, { isGuest: false });
    const people = await listRecipients(transaction, notice.userIds);
    await notify(
      deps,
      transaction,
      context.site,
      people.map((to) => ({ to, template })),
    );
    const { mail } = templateOf(notice, event, context, { isGuest: true });
    if (mail) await sendGuestMails(deps, transaction, context.site, notice.guests ?? [], mail);
  }
}

const reviveEvent = (event: CalendarEvent): CalendarEvent => ({
  ...event,
  createdAt: new Date(event.createdAt),
  updatedAt: new Date(event.updatedAt),
});

function templateOf(
  notice: EventNotification,
  event: CalendarEvent,
  context: NotificationContext,
  reader: Reader,
): NotificationTemplate {
  switch (notice.kind) {
    case 'confirmed':
      return confirmedTemplate(event, context);
    case 'promoted':
      return promotedTemplate(event, context, reader);
    case 'withdrawn':
      return withdrawnTemplate(event, context);
    case 'waitlisted':
      return waitlistedTemplate(event, notice.position);
    case 'changed':
      return changedTemplate(event, notice.changes, notice.hasSeat, context, reader);
    case 'cancelled':
      return cancelledTemplate(event, notice, context);
    case 'approved':
      return approvedTemplate(event);
    case 'returned':
      return returnedTemplate(event, notice.reason);
    case 'added':
      return addedTemplate(event, notice.position, context, reader);
    case 'removed':
      return removedTemplate(event, notice, context);
    case 'message':
      return messageTemplate(event, notice);
  }
}
