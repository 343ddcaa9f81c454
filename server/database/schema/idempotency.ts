import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt } from './columns.ts';

/** Stored responses by the sender's `Idempotency-Key`, so that a repeated request gets the same one. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: varchar({ length: 64 }).notNull(),
    /** Hash of method, URL and body: a key stands for one request. */
    requestHash: varchar({ length: 64 }).notNull(),
    /** Absent while the request is in progress. */
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('idempotency_keys_key', sql`${table.key} <> ''`),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);
