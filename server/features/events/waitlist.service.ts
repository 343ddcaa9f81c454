import type { Queryable } from '../../database/database.ts';
import type { NotificationRequest } from '../notifications/notifications.service.ts';
import { promotedTemplate } from './event-notifications.ts';
import { isUpcoming } from './events.policy.ts';
import type { EventRow } from './events.queries.ts';
import type { NotificationContext } from './notification-context.ts';
import { listRecipients } from './recipients.queries.ts';
import { confirmFirstWaitlisted } from './registration.queries.ts';

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
