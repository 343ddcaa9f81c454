import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { ROLES } from '#contract/account/roles.ts';
import { belongsTo, createdAt, GIN_OPTIONS, id, instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';

export const VISIBILITIES = ['members', 'connections', 'nobody'] as const;

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Lower case: one account per address, however it is typed. */
    email: varchar({ length: 254 }).notNull().unique(),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    /** `/api/photos/…`, or the picture of an external identity, on another site. */
    profileImageUrl: varchar({ length: 500 }),
    /** The photo under `/api/photos/…`. */
    photoHash: varchar({ length: 64 }).references(() => files.hash),
    /** argon2id hash; null for accounts with external sign-in only. */
    password: text(),
    company: varchar({ length: 100 }),
    position: varchar({ length: 100 }),
    phone: varchar({ length: 30 }),
    location: varchar({ length: 100 }),
    website: varchar({ length: 300 }),
    bio: varchar({ length: 500 }),
    hasWhatsapp: boolean().notNull().default(false),
    emailVisibility: text({ enum: VISIBILITIES }).notNull().default('members'),
    phoneVisibility: text({ enum: VISIBILITIES }).notNull().default('members'),
    role: text({ enum: ROLES }).notNull().default('member'),
    isEmailVerified: boolean().notNull().default(false),
    authProvider: text({ enum: ['local', 'oidc'] })
      .notNull()
      .default('local'),
    /** Null unless suspended; the reason is shown to its owner. */
    suspendedAt: instant(),
    suspendedReason: varchar({ length: 500 }),
    /** Raised by whatever ends sign-ins in progress: one that was checked before opens no session. */
    sessionGeneration: integer().notNull().default(0),
    /** Also raised by a new e-mail address, not by the photo or the password. */
    version: version(),
    /** Anonymized, and kept only for replies of others. */
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    check('users_photo', sql`${table.photoHash} is null or ${table.profileImageUrl} like '/api/photos/%'`),
    check('users_role', sql`${table.role} in ('member', 'editor', 'events', 'moderator', 'admin')`),
    check('users_auth_provider', sql`${table.authProvider} in ('local', 'oidc')`),
    check('users_email_visibility', sql`${table.emailVisibility} in ('members', 'connections', 'nobody')`),
    check('users_phone_visibility', sql`${table.phoneVisibility} in ('members', 'connections', 'nobody')`),
    check('users_suspended_reason', sql`${table.suspendedReason} is null or ${table.suspendedAt} is not null`),
    check('users_deleted_is_closed', sql`${table.deletedAt} is null or ${table.suspendedAt} is not null`),
    check('users_local_has_password', sql`${table.authProvider} <> 'local' or ${table.password} is not null`),
    // Sort orders of the administrators' list.
    index('users_by_name')
      .on(sql`es_fold(${table.firstName} || ' ' || ${table.lastName})`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('users_by_company')
      .on(sql`es_fold(coalesce(${table.company}, ''))`, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('users_created_at').on(table.createdAt).where(sql`${table.deletedAt} is null`),
    uniqueIndex('users_photo_url').on(table.profileImageUrl).where(sql`${table.photoHash} is not null`),
    index('users_photo_hash').on(table.photoHash).where(sql`${table.photoHash} is not null`),
    index('users_office').on(table.role, table.id).where(sql`${table.role} <> 'member'`),
    index('users_suspended')
      .on(table.createdAt, table.id)
      .where(sql`${table.suspendedAt} is not null and ${table.deletedAt} is null`),
    index('users_lookup')
      .using('gin', sql`user_search_terms(${table.firstName}, ${table.lastName}, ${table.email})`)
      .with(GIN_OPTIONS),
  ],
);

/** Factors are `passkey` and `code`; a recovery code counts as `code`. */
export type Proof = 'password' | 'issuer' | 'passkey' | 'code';

export interface SessionData {
  userId: string;
  /** ISO instant. */
  signedInAt: string;
  /** Absent until extended. */
  usedAt?: string;
  /** Absent until the first proof after the sign-in. */
  provedAt?: string;
  /** What the last proof was, or the sign-in. */
  provedWith: Proof;
  /** The passkey that was used last in this session. */
  passkeyId?: string;
  /** The known browser that it was opened in. */
  browserHash?: string;
  /** When a second factor was last used in this session; absent in a session without one. */
  factorAt?: string;
  /** User agent, for the list of sessions. */
  browser?: string;
}

export const sessions = pgTable(
  'sessions',
  {
    /** Keyed hash of the cookie's value, so that a copy of the table opens no session. */
    sid: varchar({ length: 64 }).primaryKey(),
    sess: jsonb().$type<SessionData>().notNull(),
    expire: instant().notNull(),
  },
  (table) => [index('sessions_expire').on(table.expire), index('sessions_user').on(sql`(${table.sess} ->> 'userId')`)],
);

export const userSkills = pgTable(
  'user_skills',
  {
    id: id(),
    userId: belongsTo(() => users.id),
    skill: varchar({ length: 100 }).notNull(),
    level: text({ enum: ['beginner', 'intermediate', 'advanced', 'expert'] })
      .notNull()
      .default('intermediate'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('user_skills_once').on(table.userId, table.skill),
    check('user_skills_level', sql`${table.level} in ('beginner', 'intermediate', 'advanced', 'expert')`),
    index('user_skills_skill').on(table.skill),
  ],
);

/** Issuer and subject are the key, never the e-mail. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    /** Public id, shown to its owner. */
    id: uuid().notNull().defaultRandom().unique('external_identities_id_unique'),
    issuer: varchar({ length: 300 }).notNull(),
    subject: varchar({ length: 255 }).notNull(),
    userId: belongsTo(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('external_identities_user').on(table.userId),
  ],
);

/** External accounts that were unlinked: they are linked again by the owner of the account alone, never by a sign-in. */
export const unlinkedIdentities = pgTable(
  'unlinked_identities',
  {
    issuer: varchar({ length: 300 }).notNull(),
    subject: varchar({ length: 255 }).notNull(),
    userId: belongsTo(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject, table.userId] }),
    index('unlinked_identities_user').on(table.userId),
  ],
);

/** Browsers with a previous sign-in: exempt from the throttling that strangers' guesses cause. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: belongsTo(() => users.id),
    /** Keyed hash of the cookie's value. */
    browserHash: varchar({ length: 64 }).notNull(),
    lastSignInAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browserHash] }),
    index('known_browsers_last_sign_in_at').on(table.lastSignInAt),
  ],
);

export const TOKEN_PURPOSES = [
  'verify-email',
  'change-email',
  'reset-password',
  'claim-password',
  'operator-password',
  'undo-email',
] as const;

/** One-time tokens of links, stored as hashes. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    userId: belongsTo(() => users.id),
    purpose: text({ enum: TOKEN_PURPOSES }).notNull(),
    /** Void once the account has another address, except for undoing the change. */
    email: varchar({ length: 254 }).notNull(),
    /** Of a change of address: the former address, and whether external identities stay. */
    replaces: varchar({ length: 254 }),
    keepsIdentities: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'account_tokens_purpose',
      sql`${table.purpose} in ('verify-email', 'change-email', 'reset-password', 'claim-password', 'operator-password', 'undo-email')`,
    ),
    check('account_tokens_change', sql`${table.replaces} is null or ${table.purpose} = 'change-email'`),
    index('account_tokens_user').on(table.userId, table.purpose),
    // An address with a way back to it is reserved (`account.sql`).
    index('account_tokens_undo').on(table.email).where(sql`${table.purpose} = 'undo-email'`),
    index('account_tokens_expires_at').on(table.expiresAt),
  ],
);

/** Links to a new password for an address, whichever unconfirmed account has it: none of them may end one. */
export const addressLinks = pgTable(
  'address_links',
  {
    tokenHash: varchar({ length: 64 }).primaryKey(),
    email: varchar({ length: 254 }).notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('address_links_email').on(table.email), index('address_links_expires_at').on(table.expiresAt)],
);
