import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { contactMessages } from './contact.ts';
import { newsletterSubscribers } from './newsletter.ts';

/** Immutable once published. */
export const legalVersions = pgTable(
  'legal_versions',
  {
    document: text({ enum: ['privacy', 'terms', 'cookies'] }).notNull(),
    version: integer().notNull(),
    /** Markdown; `{{siteName}}` and the like stand for the settings of the site. */
    content: text().notNull(),
    publishedAt: instant().notNull().defaultNow(),
    /** Null for the texts that the portal came with. */
    publishedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.document, table.version] }),
    check('legal_versions_document', sql`${table.document} in ('privacy', 'terms', 'cookies')`),
    check('legal_versions_version', sql`${table.version} > 0`),
    index('legal_versions_published_by').on(table.publishedBy),
  ],
);

/** Evidence of consent to a version of the privacy text; refusals and withdrawals are kept too. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    purpose: text({ enum: ['registration', 'contact', 'newsletter'] }).notNull(),
    given: boolean().notNull(),
    document: text({ enum: ['privacy'] })
      .notNull()
      .default('privacy'),
    version: integer().notNull(),
    /** Data subject: a member, or a newsletter subscriber. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    subscriberId: uuid().references(() => newsletterSubscribers.id, { onDelete: 'cascade' }),
    /** The message sent with it, while it exists. */
    contactMessageId: uuid().references(() => contactMessages.id, { onDelete: 'set null' }),
    withdrawnAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'consents_version',
      columns: [table.document, table.version],
      foreignColumns: [legalVersions.document, legalVersions.version],
    }),
    check('consents_purpose', sql`${table.purpose} in ('registration', 'contact', 'newsletter')`),
    check('consents_document', sql`${table.document} = 'privacy'`),
    check('consents_whose', sql`num_nonnulls(${table.userId}, ${table.subscriberId}) = 1`),
    check('consents_subscriber', sql`(${table.purpose} = 'newsletter') = (${table.subscriberId} is not null)`),
    check('consents_withdrawn', sql`${table.withdrawnAt} is null or ${table.given}`),
    index('consents_user').on(table.userId, table.createdAt, table.id),
    index('consents_subscriber').on(table.subscriberId, table.createdAt, table.id),
    index('consents_contact_message').on(table.contactMessageId),
  ],
);
