import type { Context } from '../../core/context.ts';
import type { Queryable } from '../../database/database.ts';
import {
  type NotificationTemplate,
  notify,
  sendGuestMails,
} from '../../services/notifications/notifications.service.ts';
import { addedTemplate, messageTemplate, removedTemplate } from './admin/attendee-notifications.tsx';
import type { CalendarEvent } from './event-calendar.ts';
import type { Reader } from './event-mail-parts.tsx';
import { listRecipients, loadNotificationContext, type NotificationContext } from './event-notifications.queries.ts';
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
import { type EventRow, lockEvent } from './events.queries.ts';
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
  queueNotifications: (event: EventRow, notices: EventNotification[]) => void;
}

/** This process composes them at once; a worker does after a crash. */
const WORKER_DELAY_SECONDS = 60;

/** Transactional outbox: notices are enqueued with the change, and composed when the row lock is released. */
export async function withLockedEvent<T>(
  deps: Deps,
  id: string,
  change: (locked: LockedEvent) => Promise<T>,
): Promise<T> {
  const now = deps.now();
  const { result, jobId } = await deps.database.transaction(async (transaction) => {
    const event = await lockEvent(transaction, id);
    if (!event) throw eventNotFound();
    let jobData: { event: EventRow; notices: EventNotification[] } | undefined;
    const queueNotifications: LockedEvent['queueNotifications'] = (changed, notices) => {
      jobData = { event: changed, notices: [...(jobData?.notices ?? []), ...notices] };
    };
    const result = await change({ transaction, event, now, queueNotifications });
    const jobId =
      jobData && (await enqueueNotices(deps, transaction, jobData.event, jobData.notices, WORKER_DELAY_SECONDS));
    return { result, jobId };
  });
  if (jobId)
    await deps.jobs.runNow('event-notification', jobId, (data, transaction) =>
      sendNotifications(deps, transaction, data),
    );
  return result;
}

export async function enqueueNotices(
  { jobs }: Pick<Deps, 'jobs'>,
  transaction: Queryable,
  event: EventRow,
  notices: EventNotification[],
  afterSeconds = 0,
): Promise<string | undefined> {
  const addressed = notices.filter(({ userIds, guests = [] }) => userIds.length + guests.length > 0);
  if (addressed.length === 0) return undefined;
  return jobs.enqueue(transaction, 'event-notification', { event, notices: addressed }, { afterSeconds });
}

export async function sendNotifications(
  deps: Deps,
  transaction: Queryable,
  data: { event: unknown; notices: unknown[] },
): Promise<void> {
  const event = reviveEvent(data.event as CalendarEvent);
  const context = await loadNotificationContext({ ...deps, database: transaction });
  for (const notice of data.notices as EventNotification[]) {
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
