import { sql } from 'drizzle-orm';
import { customType, date, index, jsonb, pgTable, primaryKey, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, GIN_OPTIONS, id, tsvector } from './columns.ts';
import { files } from './files.ts';
import { CONTENT_REPORT_REASONS, reportColumns, reportConstraints } from './reports.ts';

export interface ProfileSnapshot {
  position: string | null;
  company: string | null;
  location: string | null;
  website: string | null;
  bio: string | null;
  skills: string[];
  profileImageUrl: string | null;
}

export const memberNotes = pgTable(
  'member_notes',
  {
    id: id(),
    memberId: belongsTo(() => users.id),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    authorName: varchar({ length: 210 }).notNull(),
    text: varchar({ length: 2000 }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('member_notes_member').on(table.memberId, table.createdAt, table.id),
    // For the `set null` of deletions.
    index('member_notes_author').on(table.authorId),
  ],
);

export const profileReports = pgTable(
  'profile_reports',
  {
    id: id(),
    memberId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Snapshot of the name. */
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    profile: jsonb().$type<ProfileSnapshot>().notNull(),
    /** Snapshot, kept as long as the report. */
    photoHash: varchar({ length: 64 }).references(() => files.hash),
    ...reportColumns(CONTENT_REPORT_REASONS),
  },
  (table) => [
    ...reportConstraints('profile_reports', table, CONTENT_REPORT_REASONS),
    // One open report per reporter: repeating it changes nothing.
    uniqueIndex('profile_reports_open').on(table.memberId, table.reporterId).where(sql`${table.status} = 'open'`),
    index('profile_reports_member').on(table.memberId),
    index('profile_reports_photo_hash').on(table.photoHash).where(sql`${table.photoHash} is not null`),
  ],
);

/** Byte order: the same on every server, whatever its language. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * Search index of the directory, one row per listed member, written by triggers on users and user_skills. Separate from
 * users, because most changes of an account do not affect it.
 */
export const memberDirectory = pgTable(
  'member_directory',
  {
    userId: belongsTo(() => users.id).primaryKey(),
    /** Sort key of the full name by the Spanish alphabet (`es_order`). */
    nameOrder: bytewise().notNull(),
    location: varchar({ length: 100 }),
    /** Highest level first. */
    skills: varchar({ length: 100 }).array().notNull(),
    /** Words of name and company as is, skills with `#`, the location with `@`, and their combinations. */
    document: tsvector().notNull(),
  },
  (table) => [
    index('member_directory_order').on(table.nameOrder, table.userId),
    index('member_directory_terms').using('gin', table.document).with(GIN_OPTIONS),
  ],
);

/** Counted for the daily limit; rows of earlier days are pruned. */
export const contactReads = pgTable(
  'contact_reads',
  {
    readerId: belongsTo(() => users.id),
    day: date().notNull(),
    memberId: belongsTo(() => users.id),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.day, table.memberId] }),
    index('contact_reads_day').on(table.day),
    index('contact_reads_member').on(table.memberId),
  ],
);
