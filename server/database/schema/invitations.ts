import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

/** Open until accepted (`invitations.sql`) or revoked; an expired one can be sent again. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    company: varchar({ length: 100 }),
    note: varchar({ length: 500 }),
    invitedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** SHA-256 of the token; null until it is sent and after it is of no use. */
    tokenHash: varchar({ length: 64 }),
    sentAt: instant(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check('invitations_email_lower', sql`${table.email} = lower(${table.email})`),
    check('invitations_outcome', sql`${table.acceptedAt} is null or ${table.revokedAt} is null`),
    check(
      'invitations_token_open',
      sql`${table.tokenHash} is null or (${table.acceptedAt} is null and ${table.revokedAt} is null)`,
    ),
    uniqueIndex('invitations_open')
      .on(table.email)
      .where(sql`${table.acceptedAt} is null and ${table.revokedAt} is null`),
    uniqueIndex('invitations_token').on(table.tokenHash).where(sql`${table.tokenHash} is not null`),
    index('invitations_email').on(table.email, table.id),
    index('invitations_created_at').on(table.createdAt, table.id),
    // For the `set null` of deletions.
    index('invitations_invited_by').on(table.invitedBy),
  ],
);
