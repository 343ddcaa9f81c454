import type { Queryable } from '../database/database.ts';
import { publishAll } from './pubsub.ts';

/** Event on a member's topic. Only ids: each client loads the rest with its own permissions. */
export type MemberEvent =
  | { kind: 'notification'; id: string }
  | { kind: 'message'; id: string }
  /** With `memberId`, the conversation with that member. */
  | { kind: 'read'; memberId?: string }
  /** A connection or a request changed. */
  | { kind: 'connection' }
  /** The member's role is another one. */
  | { kind: 'role' };

export const memberTopic = (memberId: string) => `member:${memberId}`;

/** Published to every open window of that member; in a transaction, when it commits. */
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
