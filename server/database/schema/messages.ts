import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    receiverId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    body: varchar({ length: 4000 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('messages_not_self', sql`${table.senderId} <> ${table.receiverId}`),
    // A conversation is all that two people wrote to each other, whoever began.
    index('messages_conversation').on(
      sql`least(${table.senderId}, ${table.receiverId})`,
      sql`greatest(${table.senderId}, ${table.receiverId})`,
      table.createdAt,
      table.id,
    ),
    index('messages_receiver').on(table.receiverId),
  ],
);

/** One person's side of a conversation: what the list of conversations shows without looking at the messages. */
export const conversations = pgTable(
  'conversations',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    otherId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastMessageId: uuid()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    lastMessageAt: instant().notNull(),
    /** Messages from the other that this person has not seen; kept in the transaction of what it counts. */
    unread: integer().notNull().default(0),
    lastReadAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherId] }),
    check('conversations_unread', sql`${table.unread} >= 0`),
    check('conversations_not_self', sql`${table.userId} <> ${table.otherId}`),
    index('conversations_recent').on(table.userId, table.lastMessageAt, table.otherId),
    index('conversations_other').on(table.otherId),
    index('conversations_last_message').on(table.lastMessageId),
  ],
);
