import { bigint, index, jsonb, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { instant } from './columns.ts';

/**
 * Who did what in the administration. Triggers refuse to change or delete a line; only the link to the actor is cut
 * when that account goes. Names and titles are as they were then.
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
  },
  (table) => [
    index('audit_log_recent').on(table.at, table.id),
    index('audit_log_actor').on(table.actorId, table.at, table.id),
    index('audit_log_action').on(table.action, table.at, table.id),
  ],
);
