import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull().unique(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('newsletter_subscribers_email_lower', sql`${table.email} = lower(${table.email})`),
    index('newsletter_subscribers_created_at').on(table.createdAt),
  ],
);
