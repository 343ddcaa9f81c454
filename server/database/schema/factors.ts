import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, jsonb, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';

const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Inherited from the older factor that vouched for a new one: a reset by mail removes only young ones. */
const trustedSince = () => instant().notNull().defaultNow();

/** Seeds of authenticator apps (RFC 6238). */
export const totpSecrets = pgTable('totp_secrets', {
  userId: person().primaryKey(),
  /** Encrypted, so that a leaked table yields no codes. */
  secret: varchar({ length: 200 }).notNull(),
  /** Null until the first valid code: not a factor before. */
  confirmedAt: instant(),
  /** Replay protection: a code with this counter or a lower one is refused. */
  lastCounter: bigint({ mode: 'number' }),
  trustedSince: trustedSince(),
  createdAt: createdAt(),
});

/** Single use. */
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
    /** The authenticator's id, in base64url. */
    credentialId: varchar({ length: 1400 }).notNull().unique('passkeys_credential_id_unique'),
    /** COSE, in base64url. */
    publicKey: text().notNull(),
    /** Signature counter: one that does not grow indicates a cloned key. Many authenticators leave it at zero. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    isBackedUp: boolean().notNull(),
    name: varchar({ length: 60 }).notNull(),
    lastUsedAt: instant(),
    trustedSince: trustedSince(),
    createdAt: createdAt(),
  },
  (table) => [
    index('passkeys_user').on(table.userId, table.createdAt),
    check('passkeys_counter', sql`${table.counter} >= 0`),
  ],
);

/** One purpose per call: a challenge of one must not serve another. */
export const CHALLENGE_PURPOSES = [
  'second-factor',
  'passkey-sign-in',
  'passkey-proof',
  'passkey-registration',
] as const;

/** External identity with the account's address, verified by the issuer. */
export interface PendingIdentity {
  issuer: string;
  subject: string;
  email: string;
}

/** Only a hash of the browser's cookie is kept. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** Null for a sign-in by passkey alone. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    challenge: varchar({ length: 100 }),
    /** First factor of a sign-in, linked once the second one is shown. */
    pendingIdentity: jsonb().$type<PendingIdentity>(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'login_challenges_purpose',
      // The former release knows `passkey` alone.
      sql`${table.purpose} in ('second-factor', 'passkey', 'passkey-sign-in', 'passkey-proof', 'passkey-registration')`,
    ),
    check(
      'login_challenges_of_somebody',
      sql`${table.purpose} in ('passkey', 'passkey-sign-in') or ${table.userId} is not null`,
    ),
    check('login_challenges_passkey_signs', sql`${table.purpose} = 'second-factor' or ${table.challenge} is not null`),
    index('login_challenges_user').on(table.userId),
    index('login_challenges_expires_at').on(table.expiresAt),
  ],
);
