import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id } from './columns.ts';
import { forumComments, forumPosts } from './forum.ts';
import { CONTENT_REPORT_REASONS, reportColumns, reportConstraints } from './reports.ts';

/**
 * What members tell the moderators about a post or a comment, with what it said at that moment: whoever wrote it may
 * change it, delete it or leave before anybody has looked.
 */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    subject: text({ enum: ['post', 'comment'] }).notNull(),
    /** Of the post or the comment, also once it is gone. */
    subjectId: uuid().notNull(),
    /** The original, as long as it is there. */
    postId: uuid().references(() => forumPosts.id, { onDelete: 'set null' }),
    commentId: uuid().references(() => forumComments.id, { onDelete: 'set null' }),
    /** The snapshot: title of the post, words that were reported, and who wrote them. */
    title: varchar({ length: 200 }).notNull(),
    content: text().notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    authorFirstName: varchar({ length: 100 }).notNull(),
    authorLastName: varchar({ length: 100 }).notNull(),
    ...reportColumns(CONTENT_REPORT_REASONS),
  },
  (table) => [
    ...reportConstraints('forum_reports', table, CONTENT_REPORT_REASONS),
    check('forum_reports_subject', sql`${table.subject} in ('post', 'comment')`),
    check(
      'forum_reports_one_target',
      sql`(${table.postId} is null or ${table.subject} = 'post') and (${table.commentId} is null or ${table.subject} = 'comment')`,
    ),
    // Saying it twice before anybody looked at it changes nothing.
    uniqueIndex('forum_reports_open_post').on(table.postId, table.reporterId).where(sql`${table.status} = 'open'`),
    uniqueIndex('forum_reports_open_comment')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    // For what goes, and leaves its report behind.
    index('forum_reports_post').on(table.postId),
    index('forum_reports_comment').on(table.commentId),
    index('forum_reports_author').on(table.authorId),
  ],
);
