import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** A counter for each limit and each address or account, shared by all processes of the portal. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 400 }).primaryKey(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);
