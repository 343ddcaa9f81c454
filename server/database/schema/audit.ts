import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/**
 * Append-only by triggers; only the link to a deleted actor is cut. Names and titles are snapshots. Each line carries
 * the hash of the previous one, in commit order.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    actorName: varchar({ length: 210 }).notNull(),
    /** Stable word, such as `member.suspend`. */
    action: varchar({ length: 60 }).notNull(),
    targetType: varchar({ length: 40 }).notNull(),
    targetId: text().notNull(),
    targetLabel: varchar({ length: 300 }).notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** Hash chain for release 0.2.0, written by triggers; `actorRef` keeps the original actor id. */
    actorRef: text(),
    position: bigint({ mode: 'number' }),
    previousHash: varchar({ length: 64 }),
    hash: varchar({ length: 64 }),
  },
  (table) => [
    uniqueIndex('audit_log_position').on(table.position),
    index('audit_log_recent').on(table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    index('audit_log_target').on(table.targetId, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
  ],
);

/** Single row: the end of the chain, for release 0.2.0. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: smallint().primaryKey().default(1),
    position: bigint({ mode: 'number' }).notNull(),
    hash: varchar({ length: 64 }).notNull(),
  },
  (table) => [check('audit_head_single', sql`${table.id} = 1`)],
);
