import type { Queryable } from '../database/database.ts';
import { announceAll } from './feed.ts';

/** What happened to one member. Only ids travel: each window of theirs reads the rest. */
export type MemberNews =
  | { kind: 'notification'; id: string }
  | { kind: 'message'; id: string }
  /** With `memberId`, the conversation with that member. */
  | { kind: 'read'; memberId?: string }
  /** A request or a connection of theirs is not what it was. */
  | { kind: 'connection' };

export const memberTopic = (memberId: string) => `member:${memberId}`;

/** Lets every open window of that member know; in a transaction, when it commits. */
export function announceToMember(database: Queryable, memberId: string, news: MemberNews): Promise<void> {
  return announceToMembers(database, [{ memberId, news }]);
}

export function announceToMembers(
  database: Queryable,
  announcements: { memberId: string; news: MemberNews }[],
): Promise<void> {
  return announceAll(
    database,
    announcements.map(({ memberId, news }) => ({ topic: memberTopic(memberId), news })),
  );
}
