import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/**
 * Who did what in the administration. Triggers refuse to change or delete a line; only the link to the actor is cut
 * when that account goes. Names and titles are as they were then. Each line carries the hash of the one before it, in
 * the order in which they were committed.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant().notNull().defaultNow(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    actorName: varchar({ length: 210 }).notNull(),
    /** A stable word such as `member.suspend`. */
    action: varchar({ length: 60 }).notNull(),
    targetType: varchar({ length: 40 }).notNull(),
    targetId: text().notNull(),
    targetLabel: varchar({ length: 300 }).notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** The chain, written by triggers: the actor's id as it was, the place in the chain, and the hash of it all. */
    actorRef: text(),
    position: bigint({ mode: 'number' }),
    previousHash: varchar({ length: 64 }),
    hash: varchar({ length: 64 }),
  },
  (table) => [
    uniqueIndex('audit_log_position').on(table.position),
    index('audit_log_recent').on(table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
  ],
);

/** The last link of the chain, one row: a line that is taken from the end is missed. */
export const auditHead = pgTable(
  'audit_head',
  {
    id: smallint().primaryKey().default(1),
    position: bigint({ mode: 'number' }).notNull(),
    hash: varchar({ length: 64 }).notNull(),
  },
  (table) => [check('audit_head_single', sql`${table.id} = 1`)],
);
