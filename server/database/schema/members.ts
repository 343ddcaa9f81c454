import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { GIN_OPTIONS, tsvector } from './columns.ts';

/** Compared by bytes: the same order on every server, whatever its language. */
const bytewise = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * What the directory is ordered and searched by, a row for each member who appears in it; triggers on users and
 * user_skills write it. A table of its own, because most of what changes in an account changes nothing here.
 */
export const memberDirectory = pgTable(
  'member_directory',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** First and last name as the Spanish alphabet orders them (`es_order`). */
    nameOrder: bytewise().notNull(),
    location: varchar({ length: 100 }),
    /** What they are best at first. */
    skills: varchar({ length: 100 }).array().notNull(),
    /** Words of name and company as they are, `#` with a skill, `@` with the location, and each skill with it. */
    document: tsvector().notNull(),
  },
  (table) => [
    index('member_directory_order').on(table.nameOrder, table.userId),
    index('member_directory_terms').using('gin', table.document).with(GIN_OPTIONS),
  ],
);

/**
 * Who has a skill, a location or both, in the order of the directory: any page of them is read from this key. Kept by
 * triggers on the directory.
 */
export const memberFacets = pgTable(
  'member_facets',
  {
    /** As in the documents. */
    term: bytewise().notNull(),
    nameOrder: bytewise().notNull(),
    userId: uuid()
      .notNull()
      .references(() => memberDirectory.userId, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.term, table.nameOrder, table.userId] }),
    index('member_facets_user').on(table.userId),
  ],
);

/**
 * How many members of the directory have each term of its documents, kept by triggers in the transaction of what it
 * counts. The empty term is for all of them.
 */
export const memberTermCounts = pgTable(
  'member_term_counts',
  {
    term: bytewise().primaryKey(),
    /** How people write it, for skills and locations. */
    label: varchar({ length: 100 }),
    members: integer().notNull().default(0),
    /** Of the empty term: rises with every change of any of them. */
    version: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    check('member_term_counts_members', sql`${table.members} >= 0`),
    index('member_term_counts_facets')
      .on(sql`left(${table.term}, 1)`, table.members)
      .where(sql`${table.label} is not null`),
  ],
);

/** Changes of those counts that the current transaction applies when it commits: no row is ever committed. */
export const memberTermChanges = pgTable('member_term_changes', {
  term: text().notNull(),
  label: text(),
  members: integer().notNull(),
});

/** Whose contact data each person was shown on a day: there is a limit to it. Rows of earlier days are pruned. */
export const contactReads = pgTable(
  'contact_reads',
  {
    readerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    memberId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.readerId, table.day, table.memberId] }),
    index('contact_reads_day').on(table.day),
    index('contact_reads_member').on(table.memberId),
  ],
);
