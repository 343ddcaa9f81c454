import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt } from './columns.ts';

/** What was answered to a request that its sender named, so that the same request again is answered the same. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: varchar({ length: 64 }).notNull(),
    /** Of method, address and body: a key names one request. */
    requestHash: varchar({ length: 64 }).notNull(),
    /** Absent while the request is being answered. */
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('idempotency_keys_key', sql`${table.key} <> ''`),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
