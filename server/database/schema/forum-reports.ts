import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { id } from './columns.ts';
import { forumComments, forumPosts } from './forum.ts';
import { CONTENT_REPORT_REASONS, reportColumns, reportConstraints } from './reports.ts';

/** Reports of posts and comments, with a snapshot: the author may change or delete it, or leave, before a decision. */
export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    subject: text({ enum: ['post', 'comment'] }).notNull(),
    /** Id of the post or comment, kept after its deletion. */
    subjectId: uuid().notNull(),
    /** The original, while it exists. */
    postId: uuid().references(() => forumPosts.id, { onDelete: 'set null' }),
    commentId: uuid().references(() => forumComments.id, { onDelete: 'set null' }),
    /** Snapshot: title of the post, reported text, and author. */
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
    // One open report per reporter: repeating it changes nothing.
    uniqueIndex('forum_reports_open_post').on(table.postId, table.reporterId).where(sql`${table.status} = 'open'`),
    uniqueIndex('forum_reports_open_comment')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    // For the `set null` of deletions.
    index('forum_reports_post').on(table.postId),
    index('forum_reports_comment').on(table.commentId),
    index('forum_reports_author').on(table.authorId),
  ],
);
