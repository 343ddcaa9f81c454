import { sql } from 'drizzle-orm';
import { check, index, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Mails of the last day to unconfirmed addresses, for their limit. */
export const unconfirmedMails = pgTable(
  'unconfirmed_mails',
  {
    /** The sending job: a retry counts once. */
    jobId: uuid().primaryKey(),
    /** Keyed hash: counting does not need the address. */
    addressHash: varchar({ length: 64 }).notNull(),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('unconfirmed_mails_hash', sql`length(${table.addressHash}) = 64`),
    index('unconfirmed_mails_address').on(table.addressHash, table.sentAt),
    index('unconfirmed_mails_sent_at').on(table.sentAt),
  ],
);
