import { sql } from 'drizzle-orm';
import { check, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Mails of the last day to addresses that nobody has confirmed: how many there may be is limited. */
export const unconfirmedMails = pgTable(
  'unconfirmed_mails',
  {
    /** The job that sends it: one that is tried again counts once. */
    jobId: uuid().primaryKey(),
    /** Keyed hash: counting needs no address. */
    addressHash: varchar({ length: 64 }).notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('unconfirmed_mails_hash', sql`length(${table.addressHash}) = 64`),
    index('unconfirmed_mails_address').on(table.addressHash, table.sentAt),
    index('unconfirmed_mails_sent_at').on(table.sentAt),
  ],
);
