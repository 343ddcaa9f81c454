import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What an authenticator app makes its codes of (RFC 6238). */
export const totpSecrets = pgTable('totp_secrets', {
  userId: person().primaryKey(),
  /** Encrypted, so that a copy of the table makes no codes. */
  secret: varchar({ length: 200 }).notNull(),
  /** Absent until a first code was typed: it is no factor before. */
  confirmedAt: instant(),
  /** Of the last code that was taken: neither that one nor an earlier one is taken again. */
  lastCounter: bigint({ mode: 'number' }),
  createdAt: createdAt(),
});

/** For who has lost the other factors. Each works once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: person(),
    codeHash: varchar({ length: 64 }).notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: person(),
    /** As the authenticator calls it, in base64url. */
    credentialId: varchar({ length: 1400 }).notNull().unique('passkeys_credential_id_unique'),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Of signatures; one that does not grow tells of a copy. Many authenticators leave it at zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    isBackedUp: boolean().notNull(),
    /** As its owner calls it. */
    name: varchar({ length: 60 }).notNull(),
    lastUsedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('passkeys_user').on(table.userId, table.createdAt),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
);

/** Somebody is in the middle of signing in. Only a hash of the browser's cookie is kept. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    purpose: text({ enum: ['second-factor', 'passkey'] }).notNull(),
    /** Whose password was right, or who is signed in; nobody yet where a passkey is all there is. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    /** What a passkey has to sign. */
    challenge: varchar({ length: 100 }),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('login_challenges_purpose', sql`${table.purpose} in ('second-factor', 'passkey')`),
    check(
      'login_challenges_second_factor_of_somebody',
      sql`${table.purpose} <> 'second-factor' or ${table.userId} is not null`,
    ),
    check('login_challenges_passkey_signs', sql`${table.purpose} <> 'passkey' or ${table.challenge} is not null`),
    index('login_challenges_user').on(table.userId),
    index('login_challenges_expires_at').on(table.expiresAt),
  ],
);
