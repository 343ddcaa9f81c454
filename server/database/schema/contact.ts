import { boolean, index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    email: varchar({ length: 254 }).notNull(),
    phone: varchar({ length: 30 }),
    company: varchar({ length: 100 }),
    subject: varchar({ length: 50 }).notNull(),
    message: varchar({ length: 5000 }).notNull(),
    isRead: boolean().notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('contact_messages_inbox').on(table.isRead, table.createdAt)],
);
