import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id, instant } from './columns.ts';

const NOTIFICATION_GROUPS = ['events', 'network', 'messages', 'forum', 'system'] as const;

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: belongsTo(() => users.id),
    /** The person it names: deleted with their account. */
    aboutId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    kind: varchar({ length: 40 }).notNull(),
    title: varchar({ length: 200 }).notNull(),
    body: varchar({ length: 1000 }).notNull(),
    /** Path of this site. */
    href: varchar({ length: 300 }),
    /** Collapse key: unread notifications with the same key become one. */
    groupKey: varchar({ length: 100 }),
    /** Number of collapsed notifications. */
    count: integer().notNull().default(1),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_recent').on(table.userId, table.createdAt, table.id),
    index('notifications_created_at').on(table.createdAt),
    index('notifications_about').on(table.aboutId),
    // For notifications of one page: see `withHref`.
    index('notifications_page').on(sql`split_part(${table.href}, '#', 1)`),
    index('notifications_unread').on(table.userId).where(sql`${table.readAt} is null`),
    uniqueIndex('notifications_group').on(table.userId, table.groupKey).where(sql`${table.readAt} is null`),
    check('notifications_count', sql`${table.count} > 0`),
  ],
);

/** A group without a row has the defaults. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: belongsTo(() => users.id),
    group: text({ enum: NOTIFICATION_GROUPS }).notNull(),
    site: boolean().notNull(),
    mail: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.group] }),
    check(
      'notification_preferences_group',
      sql`${table.group} in ('events', 'network', 'messages', 'forum', 'system')`,
    ),
  ],
);
