import { sql } from 'drizzle-orm';
import {
  check,
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
import { mediaItems } from './media.ts';

export interface ProfileSnapshot {
  position: string | null;
  company: string | null;
  location: string | null;
  website: string | null;
  bio: string | null;
  skills: string[];
  profileImageUrl: string | null;
}

/** The reported as it was: it or its author may be gone before a decision. */
export interface ReportSnapshot {
  author: { firstName: string; lastName: string };
  /** Of the post, also where a comment on it is reported. */
  title?: string;
  text?: string;
  /** Of a message, as PostgreSQL writes it. */
  sentAt?: string;
  profile?: ProfileSnapshot;
}

export const reports = pgTable(
  'reports',
  {
    id: id(),
    kind: text({ enum: ['post', 'comment', 'message', 'profile'] }).notNull(),
    /** Kept after the subject is deleted; null where the release before had not kept it. */
    subjectId: uuid(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    snapshot: jsonb().$type<ReportSnapshot>().notNull(),
    /** Of the profile's photo, kept as long as the report. */
    photoHash: varchar({ length: 64 }).references(() => files.hash),
    reporterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['spam', 'offensive', 'off-topic', 'fraud', 'other'] }).notNull(),
    details: varchar({ length: 500 }),
    status: text({ enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    resolvedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    resolvedAt: instant(),
    /** Shown to other administrators. */
    decisionNote: varchar({ length: 500 }),
    createdAt: createdAt(),
  },
  (table) => [
    check('reports_kind', sql`${table.kind} in ('post', 'comment', 'message', 'profile')`),
    check(
      'reports_reason',
      sql`${table.reason} in ('spam', 'offensive', 'other')
        or ${table.reason} = case ${table.kind} when 'message' then 'fraud' else 'off-topic' end`,
    ),
    check('reports_status', sql`${table.status} in ('open', 'resolved', 'dismissed')`),
    check('reports_decided', sql`(${table.status} = 'open') = (${table.resolvedAt} is null)`),
    // One open report per reporter: repeating it changes nothing.
    uniqueIndex('reports_open').on(table.subjectId, table.kind, table.reporterId).where(sql`${table.status} = 'open'`),
    index('reports_queue').on(table.status, table.createdAt, table.id),
    index('reports_resolved_at').on(table.resolvedAt),
    index('reports_reporter').on(table.reporterId),
    // For the `set null` of deletions.
    index('reports_author').on(table.authorId),
    index('reports_photo_hash').on(table.photoHash).where(sql`${table.photoHash} is not null`),
  ],
);

/** Pictures of what was reported, with the alternative texts of that moment, kept as long as the report. */
export const reportImages = pgTable(
  'report_images',
  {
    reportId: uuid()
      .notNull()
      .references(() => reports.id, { onDelete: 'cascade' }),
    mediaId: uuid()
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    /** Null where an older version reported. */
    alt: varchar({ length: 300 }),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.mediaId] }), index('report_images_media').on(table.mediaId)],
);
