import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id, instant } from './columns.ts';

/** Of mails to unconfirmed addresses; each has a daily limit of its own (`core/mail/delivery-rules.ts`). */
export const MAIL_KINDS = ['password', 'invitation', 'notice', 'other'] as const;

/** Counted for the daily limit; older rows are pruned. */
export const unconfirmedMails = pgTable(
  'unconfirmed_mails',
  {
    /** The sending job: a retry counts once. */
    jobId: uuid().primaryKey(),
    /** Keyed hash: counting does not need the address. */
    addressHash: varchar({ length: 64 }).notNull(),
    kind: text({ enum: MAIL_KINDS }).notNull().default('other'),
    sentAt: instant().notNull().defaultNow(),
  },
  (table) => [
    check('unconfirmed_mails_hash', sql`length(${table.addressHash}) = 64`),
    check('unconfirmed_mails_kind', sql`${table.kind} in ('password', 'invitation', 'notice', 'other')`),
    index('unconfirmed_mails_address').on(table.addressHash, table.sentAt),
    index('unconfirmed_mails_sent_at').on(table.sentAt),
  ],
);

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: belongsTo(() => users.id),
    key: varchar({ length: 64 }).notNull(),
    /** Hash of method, URL and body: a key stands for one request. */
    requestHash: varchar({ length: 64 }).notNull(),
    /** Null while the request is in progress. */
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    check('idempotency_keys_key', sql`${table.key} <> ''`),
    index('idempotency_keys_created_at').on(table.createdAt),
  ],
);

/** Shared by all processes of the portal. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 400 }).primaryKey(),
    count: integer().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('rate_limits_expires_at').on(table.expiresAt)],
);

/** Single row while no mail leaves the portal, as after a restore. */
export const mailHolds = pgTable(
  'mail_holds',
  { id: smallint().primaryKey().default(1), heldAt: instant().notNull().defaultNow() },
  (table) => [check('mail_holds_single', sql`${table.id} = 1`)],
);

/** Permanent refusals by mail servers; while `pausedAt` is set, only requested mails go to the address. */
export const mailBounces = pgTable(
  'mail_bounces',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull().unique(),
    reason: varchar({ length: 500 }).notNull(),
    /** Since `firstRefusedAt`, at most one a day. */
    refusals: integer().notNull().default(1),
    firstRefusedAt: instant().notNull(),
    lastRefusedAt: instant().notNull(),
    pausedAt: instant(),
    /** Mails that were not sent since the pause. */
    skipped: integer().notNull().default(0),
  },
  (table) => [
    check('mail_bounces_email_lower', sql`${table.email} = lower(${table.email})`),
    check('mail_bounces_counts', sql`${table.refusals} > 0 and ${table.skipped} >= 0`),
    index('mail_bounces_paused')
      .on(table.pausedAt.desc().nullsFirst(), table.id)
      .where(sql`${table.pausedAt} is not null`),
    index('mail_bounces_last_refused').on(table.lastRefusedAt),
  ],
);
