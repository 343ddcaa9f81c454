import { sql } from 'drizzle-orm';
import { check, type ExtraConfigColumn, index, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, instant } from './columns.ts';

export const CONTENT_REPORT_REASONS = ['spam', 'offensive', 'off-topic', 'other'] as const;
export const MESSAGE_REPORT_REASONS = ['spam', 'offensive', 'fraud', 'other'] as const;

/** Common to all reports; each table adds the target and its snapshot. */
export const reportColumns = <const Reasons extends readonly [string, ...string[]]>(reasons: Reasons) => ({
  reporterId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text({ enum: reasons }).notNull(),
  details: varchar({ length: 500 }),
  status: text({ enum: ['open', 'resolved', 'dismissed'] })
    .notNull()
    .default('open'),
  resolvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  resolvedAt: instant(),
  /** Shown to other administrators. */
  decisionNote: varchar({ length: 500 }),
  createdAt: createdAt(),
});

type ReportTable = Record<'id' | 'reporterId' | 'reason' | 'status' | 'resolvedAt' | 'createdAt', ExtraConfigColumn>;

export const reportConstraints = (name: string, table: ReportTable, reasons: readonly string[]) => [
  check(`${name}_reason`, sql`${table.reason} in (${sql.raw(reasons.map((reason) => `'${reason}'`).join(', '))})`),
  check(`${name}_status`, sql`${table.status} in ('open', 'resolved', 'dismissed')`),
  check(`${name}_decided`, sql`(${table.status} = 'open') = (${table.resolvedAt} is null)`),
  index(`${name}_queue`).on(table.status, table.createdAt, table.id),
  index(`${name}_resolved_at`).on(table.resolvedAt),
  index(`${name}_reporter`).on(table.reporterId),
];
