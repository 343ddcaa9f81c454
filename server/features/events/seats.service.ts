import type { Queryable } from '../../database/database.ts';
import type { Message } from '../notifications/notifications.service.ts';
import { promotedNotice } from './event-notices.ts';
import type { Scene } from './event-scene.ts';
import { isAhead } from './events.policy.ts';
import type { EventRow } from './events.queries.ts';
import { listRecipients } from './recipients.queries.ts';
import { confirmFirstWaiting } from './registration.queries.ts';

/** Free seats go to who waits, first come, first served. The caller holds the event's lock. */
export async function fillSeats(transaction: Queryable, event: EventRow, now: Date): Promise<string[]> {
  return isAhead(event, now) ? confirmFirstWaiting(transaction, event.id) : [];
}

/** What those who left the waiting list are told. */
export async function promotions(
  transaction: Queryable,
  event: EventRow,
  userIds: string[],
  scene: Scene,
): Promise<Message[]> {
  if (userIds.length === 0) return [];
  const notice = promotedNotice(event, scene);
  const people = await listRecipients(transaction, userIds);
  return people.map((to) => ({ to, notice }));
}
