import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id, instant } from './columns.ts';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderId: belongsTo(() => users.id),
    receiverId: belongsTo(() => users.id),
    body: varchar({ length: 4000 }).notNull(),
    /** Idempotency key from the sender's browser: a retried message is stored once. */
    clientId: uuid(),
    createdAt: createdAt(),
  },
  (table) => [
    check('messages_not_self', sql`${table.senderId} <> ${table.receiverId}`),
    // A conversation is the unordered pair of sender and receiver.
    index('messages_conversation').on(
      sql`least(${table.senderId}, ${table.receiverId})`,
      sql`greatest(${table.senderId}, ${table.receiverId})`,
      table.createdAt,
      table.id,
    ),
    index('messages_receiver').on(table.receiverId),
    uniqueIndex('messages_sent_once').on(table.senderId, table.clientId),
  ],
);

/** One participant's side, denormalized for the list of conversations. */
export const conversations = pgTable(
  'conversations',
  {
    userId: belongsTo(() => users.id),
    otherId: belongsTo(() => users.id),
    lastMessageId: belongsTo(() => messages.id),
    lastMessageAt: instant().notNull(),
    /** Updated in the transaction that adds or reads messages. */
    unread: integer().notNull().default(0),
    /** Time of the last message that was read. */
    lastReadAt: instant(),
    /** Cleared on reading, so that one mail is sent until then. */
    mailedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    check('conversations_unread', sql`${table.unread} >= 0`),
    check('conversations_not_self', sql`${table.userId} <> ${table.otherId}`),
    index('conversations_recent').on(table.userId, table.lastMessageAt, table.otherId),
    index('conversations_with_unread').on(table.userId).where(sql`${table.unread} > 0`),
    index('conversations_other').on(table.otherId),
    index('conversations_last_message').on(table.lastMessageId),
  ],
);
