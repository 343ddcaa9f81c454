import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { conversations, messages } from '../../database/schema/messages.ts';

const messageColumns = {
  id: messages.id,
  senderId: messages.senderId,
  receiverId: messages.receiverId,
  body: messages.body,
  clientId: messages.clientId,
  createdAt: messages.createdAt,
};

export type MessageRow = Pick<typeof messages.$inferSelect, keyof typeof messageColumns>;

type Person = PgColumn | SQL;

/** All that two people wrote to each other; written as its index is. */
export const inConversation = (one: Person, other: Person): SQL => sql`
  (least(${messages.senderId}, ${messages.receiverId}) = least(${one}, ${other})
  and greatest(${messages.senderId}, ${messages.receiverId}) = greatest(${one}, ${other}))`;

interface Excerpt {
  viewerId: string;
  memberId: string;
  /** Those that came before this one; the latest without it. */
  before: string | undefined;
  limit: number;
}

/** From the newest to the oldest. A `before` of another conversation is before nothing. */
export function listMessages(database: Queryable, { viewerId, memberId, before, limit }: Excerpt) {
  const mark = sql`(select mark.created_at, mark.id from ${messages} mark
    where mark.id = ${before}
      and mark.sender_id in (${viewerId}, ${memberId}) and mark.receiver_id in (${viewerId}, ${memberId}))`;
  return database
    .select(messageColumns)
    .from(messages)
    .where(
      and(
        inConversation(sql`${viewerId}::uuid`, sql`${memberId}::uuid`),
        before ? sql`(${messages.createdAt}, ${messages.id}) < ${mark}` : undefined,
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit);
}

/** One that this person wrote or was sent. */
export async function findMessage(database: Queryable, userId: string, id: string): Promise<MessageRow | undefined> {
  const [row] = await database
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.id, id), or(eq(messages.senderId, userId), eq(messages.receiverId, userId))));
  return row;
}

/** What that browser sent before under the same name. */
export async function findByClientId(database: Queryable, senderId: string, receiverId: string, clientId: string) {
  const [row] = await database
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.receiverId, receiverId), eq(messages.clientId, clientId)));
  return row;
}

type NewMessage = Pick<typeof messages.$inferInsert, 'senderId' | 'receiverId' | 'body' | 'clientId'>;

/** Dated after all that was said before, even if the clock was set back: the order is that of writing. */
export async function insertMessage(database: Queryable, message: NewMessage): Promise<MessageRow> {
  const { senderId, receiverId } = message;
  const createdAt = sql`greatest(clock_timestamp(), (
    select ${conversations.lastMessageAt} + interval '1 microsecond' from ${conversations}
    where ${conversations.userId} = ${senderId} and ${conversations.otherId} = ${receiverId}))`;
  const [row] = await database
    .insert(messages)
    .values({ ...message, createdAt })
    .returning(messageColumns);
  if (!row) throw new Error('the new message was not returned');
  return row;
}
