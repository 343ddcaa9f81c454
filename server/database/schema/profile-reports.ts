import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** What the profile said when it was reported. */
export interface ProfileSnapshot {
  position: string | null;
  company: string | null;
  location: string | null;
  website: string | null;
  bio: string | null;
  skills: string[];
  profileImageUrl: string | null;
}

/** What members tell the administrators about the profile of another, with what it said at that moment. */
export const profileReports = pgTable(
  'profile_reports',
  {
    id: id(),
    memberId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The snapshot. */
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    profile: jsonb().$type<ProfileSnapshot>().notNull(),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['spam', 'offensive', 'off-topic', 'other'] }).notNull(),
    details: varchar({ length: 500 }),
    status: text({ enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    resolvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check('profile_reports_reason', sql`${table.reason} in ('spam', 'offensive', 'off-topic', 'other')`),
    check('profile_reports_status', sql`${table.status} in ('open', 'resolved', 'dismissed')`),
    check('profile_reports_decided', sql`(${table.status} = 'open') = (${table.resolvedAt} is null)`),
    // Saying it twice before anybody looked at it changes nothing.
    uniqueIndex('profile_reports_open').on(table.memberId, table.reporterId).where(sql`${table.status} = 'open'`),
    index('profile_reports_queue').on(table.status, table.createdAt, table.id),
    index('profile_reports_resolved_at').on(table.resolvedAt),
    index('profile_reports_member').on(table.memberId),
    index('profile_reports_reporter').on(table.reporterId),
  ],
);
