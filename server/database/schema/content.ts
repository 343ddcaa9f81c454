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
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, id, instant, updatedAt, version } from './columns.ts';

const KINDS = [
  'purpose',
  'landing',
  'firms',
  'about',
  'leaders',
  'history',
  'events',
  'hours',
  'footer',
  'service',
  'page',
] as const;

/** Fields by the form of the kind (`contract/content`). */
type Fields = Record<string, unknown>;

/** The site's own texts are created with the tables (`content.sql`). */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    kind: text({ enum: KINDS }).notNull(),
    name: varchar({ length: 120 }).notNull(),
    /** Null for a text of the site. Takes effect at once, not only after publishing. */
    slug: varchar({ length: 80 }),
    /** Order of the administrators' list. */
    position: integer().notNull().default(0),
    draft: jsonb().$type<Fields>().notNull(),
    published: jsonb().$type<Fields>(),
    publishedAt: instant(),
    publishAt: instant(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('content_items_kind', sql.raw(`kind in (${KINDS.map((kind) => `'${kind}'`).join(', ')})`)),
    check('content_items_slug', sql`(${table.slug} is not null) = (${table.kind} in ('service', 'page'))`),
    check('content_items_slug_form', sql`${table.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('content_items_published', sql`(${table.published} is null) = (${table.publishedAt} is null)`),
    // A text of the site is always there.
    check('content_items_shown', sql`${table.published} is not null or ${table.kind} in ('service', 'page')`),
    uniqueIndex('content_items_block').on(table.kind).where(sql`${table.slug} is null`),
    uniqueIndex('content_items_address').on(table.kind, table.slug),
    index('content_items_list').on(table.position, table.name, table.id),
    index('content_items_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
  ],
);

/** Immutable. */
export const contentVersions = pgTable(
  'content_versions',
  {
    itemId: belongsTo(() => contentItems.id),
    number: integer().notNull(),
    content: jsonb().$type<Fields>().notNull(),
    publishedAt: instant().notNull(),
    /** Null for the portal's own texts and scheduled publications. */
    publishedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    wasScheduled: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.number] }),
    check('content_versions_number', sql`${table.number} > 0`),
    index('content_versions_published_by').on(table.publishedBy),
  ],
);
