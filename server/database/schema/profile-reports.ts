import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id } from './columns.ts';
import { CONTENT_REPORT_REASONS, reportColumns, reportConstraints } from './reports.ts';

/** Snapshot of the profile, taken with the report. */
export interface ProfileSnapshot {
  position: string | null;
  company: string | null;
  location: string | null;
  website: string | null;
  bio: string | null;
  skills: string[];
  profileImageUrl: string | null;
}

/** Reports of profiles, with a snapshot. */
export const profileReports = pgTable(
  'profile_reports',
  {
    id: id(),
    memberId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Snapshot of the name. */
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    profile: jsonb().$type<ProfileSnapshot>().notNull(),
    ...reportColumns(CONTENT_REPORT_REASONS),
  },
  (table) => [
    ...reportConstraints('profile_reports', table, CONTENT_REPORT_REASONS),
    // One open report per reporter: repeating it changes nothing.
    uniqueIndex('profile_reports_open').on(table.memberId, table.reporterId).where(sql`${table.status} = 'open'`),
    index('profile_reports_member').on(table.memberId),
  ],
);
