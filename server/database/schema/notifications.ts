import { sql } from 'drizzle-orm';
import { index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** What the site tells one person: the bell. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 40 }).notNull(),
    title: varchar({ length: 200 }).notNull(),
    body: varchar({ length: 1000 }).notNull(),
    /** Path of this site that it leads to. */
    href: varchar({ length: 300 }),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_recent').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
  ],
);
