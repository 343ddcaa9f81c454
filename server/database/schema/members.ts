import { customType, date, index, pgTable, primaryKey, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, GIN_OPTIONS, id, tsvector } from './columns.ts';

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
