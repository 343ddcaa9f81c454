import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { forumComments, forumPosts } from './forum.ts';

/** What members tell the moderators about a post or a comment. It goes with what it is about. */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    postId: uuid().references(() => forumPosts.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => forumComments.id, { onDelete: 'cascade' }),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['spam', 'offensive', 'off-topic', 'other'] }).notNull(),
    details: varchar({ length: 500 }),
    status: text({ enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    resolvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check('forum_reports_one_target', sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
    check('forum_reports_reason', sql`${table.reason} in ('spam', 'offensive', 'off-topic', 'other')`),
    check('forum_reports_status', sql`${table.status} in ('open', 'resolved', 'dismissed')`),
    // Saying it twice before anybody looked at it changes nothing.
    uniqueIndex('forum_reports_open_post').on(table.postId, table.reporterId).where(sql`${table.status} = 'open'`),
    uniqueIndex('forum_reports_open_comment')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    index('forum_reports_queue').on(table.status, table.createdAt, table.id),
    index('forum_reports_reporter').on(table.reporterId),
  ],
);
