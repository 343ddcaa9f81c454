import type { Queryable } from '../database/database.ts';
import { publishAll } from './pubsub.ts';

/** Only ids: each client loads the rest with its own permissions. */
export type MemberEvent =
  | { kind: 'notification'; id: string }
  | { kind: 'message'; id: string }
  /** With `memberId`, the conversation with that member. */
  | { kind: 'read'; memberId?: string }
  | { kind: 'connection' }
  | { kind: 'role' };

export const memberTopic = (memberId: string) => `member:${memberId}`;

/** Reaches every open window of the member; in a transaction, when it commits. */
export function publishMemberEvent(database: Queryable, memberId: string, event: MemberEvent): Promise<void> {
  return publishMemberEvents(database, [{ memberId, event }]);
}

export function publishMemberEvents(
  database: Queryable,
  events: { memberId: string; event: MemberEvent }[],
): Promise<void> {
  return publishAll(
    database,
    events.map(({ memberId, event }) => ({ topic: memberTopic(memberId), message: event })),
  );
}
