import { sql } from 'drizzle-orm';
import {
  check,
  type ExtraConfigColumn,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, instant } from './columns.ts';
import { files } from './files.ts';
import { forumComments, forumPosts } from './forum.ts';
import { mediaItems } from './media.ts';
import { messages } from './messages.ts';

// Reports as the release before 0.3 keeps them, the same rows as `reports` (`former-reports.sql`). Dropped with it.

const CONTENT_REPORT_REASONS = ['spam', 'offensive', 'off-topic', 'other'] as const;
const MESSAGE_REPORT_REASONS = ['spam', 'offensive', 'fraud', 'other'] as const;

const reportColumns = <const Reasons extends readonly [string, ...string[]]>(reasons: Reasons) => ({
  reporterId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  reason: text({ enum: reasons }).notNull(),
  details: varchar({ length: 500 }),
  status: text({ enum: ['open', 'resolved', 'dismissed'] })
    .notNull()
    .default('open'),
  resolvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  resolvedAt: instant(),
  decisionNote: varchar({ length: 500 }),
  createdAt: createdAt(),
});

type ReportTable = Record<'id' | 'reporterId' | 'reason' | 'status' | 'resolvedAt' | 'createdAt', ExtraConfigColumn>;

const reportConstraints = (name: string, table: ReportTable, reasons: readonly string[]) => [
  check(`${name}_reason`, sql`${table.reason} in (${sql.raw(reasons.map((reason) => `'${reason}'`).join(', '))})`),
  check(`${name}_status`, sql`${table.status} in ('open', 'resolved', 'dismissed')`),
  check(`${name}_decided`, sql`(${table.status} = 'open') = (${table.resolvedAt} is null)`),
  index(`${name}_queue`).on(table.status, table.createdAt, table.id),
  index(`${name}_resolved_at`).on(table.resolvedAt),
  index(`${name}_reporter`).on(table.reporterId),
];

export const forumReports = pgTable(
  'forum_reports',
  {
    id: id(),
    subject: text({ enum: ['post', 'comment'] }).notNull(),
    subjectId: uuid().notNull(),
    postId: uuid().references(() => forumPosts.id, { onDelete: 'set null' }),
    commentId: uuid().references(() => forumComments.id, { onDelete: 'set null' }),
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
    uniqueIndex('forum_reports_open_post').on(table.postId, table.reporterId).where(sql`${table.status} = 'open'`),
    uniqueIndex('forum_reports_open_comment')
      .on(table.commentId, table.reporterId)
      .where(sql`${table.status} = 'open'`),
    index('forum_reports_post').on(table.postId),
    index('forum_reports_comment').on(table.commentId),
    index('forum_reports_author').on(table.authorId),
  ],
);

export const forumReportImages = pgTable(
  'forum_report_images',
  {
    reportId: uuid()
      .notNull()
      .references(() => forumReports.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    alt: varchar({ length: 300 }),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.mediaId] }),
    index('forum_report_images_media').on(table.mediaId),
  ],
);

export const profileReports = pgTable(
  'profile_reports',
  {
    id: id(),
    memberId: uuid().references(() => users.id, { onDelete: 'set null' }),
    firstName: varchar({ length: 100 }).notNull(),
    lastName: varchar({ length: 100 }).notNull(),
    profile: jsonb().notNull(),
    photoHash: varchar({ length: 64 }).references(() => files.hash),
    ...reportColumns(CONTENT_REPORT_REASONS),
  },
  (table) => [
    ...reportConstraints('profile_reports', table, CONTENT_REPORT_REASONS),
    uniqueIndex('profile_reports_open').on(table.memberId, table.reporterId).where(sql`${table.status} = 'open'`),
    index('profile_reports_member').on(table.memberId),
    index('profile_reports_photo_hash').on(table.photoHash).where(sql`${table.photoHash} is not null`),
  ],
);

export const messageReports = pgTable(
  'message_reports',
  {
    id: id(),
    messageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    body: varchar({ length: 4000 }).notNull(),
    sentAt: instant().notNull(),
    senderId: uuid().references(() => users.id, { onDelete: 'set null' }),
    senderFirstName: varchar({ length: 100 }).notNull(),
    senderLastName: varchar({ length: 100 }).notNull(),
    ...reportColumns(MESSAGE_REPORT_REASONS),
  },
  (table) => [
    ...reportConstraints('message_reports', table, MESSAGE_REPORT_REASONS),
    uniqueIndex('message_reports_open').on(table.messageId, table.reporterId).where(sql`${table.status} = 'open'`),
    index('message_reports_message').on(table.messageId),
    index('message_reports_sender').on(table.senderId),
  ],
);
