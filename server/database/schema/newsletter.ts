import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id, instant, updatedAt, version } from './columns.ts';
import { mediaItems } from './media.ts';

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: id(),
    email: varchar({ length: 254 }).notNull().unique(),
    isActive: boolean().notNull().default(true),
    /** Double opt-in: nothing is sent to an address before. */
    confirmedAt: instant(),
    confirmationSentAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check('newsletter_subscribers_email_lower', sql`${table.email} = lower(${table.email})`),
    index('newsletter_subscribers_created_at').on(table.createdAt),
    // The panel counts active and confirmed subscribers.
    index('newsletter_subscribers_active')
      .on(table.createdAt)
      .where(sql`${table.isActive} and ${table.confirmedAt} is not null`),
  ],
);

/** Snapshot at sending, independent of later changes of news and events. */
export interface IssueContent {
  subject: string;
  html: string;
  text: string;
  siteName?: string;
}

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    id: id(),
    subject: varchar({ length: 150 }).notNull(),
    intro: varchar({ length: 3000 }).notNull().default(''),
    /** In order; deleted items are left out. */
    newsIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    eventIds: uuid().array().notNull().default(sql`'{}'::uuid[]`),
    /** Referenced by sent mails, which show it from the portal: it cannot be deleted. */
    imageId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    state: text({ enum: ['draft', 'sending', 'sent'] })
      .notNull()
      .default('draft'),
    content: jsonb().$type<IssueContent>(),
    version: version(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    sendingSince: instant(),
    sentAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('newsletter_issues_state', sql`${table.state} in ('draft', 'sending', 'sent')`),
    check('newsletter_issues_content', sql`(${table.state} = 'draft') = (${table.content} is null)`),
    index('newsletter_issues_recent').on(table.createdAt.desc().nullsFirst(), table.id),
    index('newsletter_issues_image').on(table.imageId).where(sql`${table.imageId} is not null`),
    index('newsletter_issues_created_by').on(table.createdBy),
  ],
);

/** Read by release 0.2.0 alone: goes with the release after this one, as do the states and columns that it left. */
export const newsletterLeases = pgTable(
  'newsletter_leases',
  {
    issueId: belongsTo(() => newsletterIssues.id).primaryKey(),
    token: uuid().notNull(),
    owner: varchar({ length: 100 }).notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('newsletter_leases_expires_at').on(table.expiresAt)],
);

/**
 * One row for each address of an issue, by primary key, and a job for each that is `pending`. `skipped`: left meanwhile.
 * `paused`: not tried, since the address bounces. Nothing writes `claimed`, `sending`, `unacknowledged`, `leaseToken` and
 * `attempts` any more.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: belongsTo(() => newsletterIssues.id),
    subscriberId: belongsTo(() => newsletterSubscribers.id),
    state: text({ enum: ['pending', 'claimed', 'sending', 'sent', 'unacknowledged', 'failed', 'skipped', 'paused'] })
      .notNull()
      .default('pending'),
    leaseToken: uuid(),
    attempts: integer().notNull().default(0),
    problem: varchar({ length: 500 }),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriberId] }),
    check(
      'newsletter_deliveries_state',
      sql`${table.state} in ('pending', 'claimed', 'sending', 'sent', 'unacknowledged', 'failed', 'skipped', 'paused')`,
    ),
    check(
      'newsletter_deliveries_lease',
      sql`(${table.state} in ('claimed', 'sending')) = (${table.leaseToken} is not null)`,
    ),
    index('newsletter_deliveries_state').on(table.issueId, table.state),
    index('newsletter_deliveries_subscriber').on(table.subscriberId),
    index('newsletter_deliveries_leased').on(table.issueId).where(sql`${table.leaseToken} is not null`),
  ],
);
