import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { belongsTo, createdAt, id } from './columns.ts';
import { contentItems } from './content.ts';
import { files } from './files.ts';
import { forumComments, forumPosts } from './forum.ts';

/**
 * Pictures of the office (`public`) and those of members' posts (`members`). Uses are foreign keys, which refuse the
 * deletion of a picture in use.
 */
export const mediaItems = pgTable(
  'media_items',
  {
    id: id(),
    /** A drawing is an SVG of the portal itself, stored as it is; uploads are always photos. */
    kind: text({ enum: ['photo', 'drawing'] }).notNull(),
    audience: text({ enum: ['public', 'members'] }).notNull(),
    name: varchar({ length: 200 }).notNull().default(''),
    /** Empty: decorative. */
    alt: varchar({ length: 300 }).notNull().default(''),
    /** Pixels of the original, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Pixels across of its variants, ascending. */
    widths: integer().array().notNull(),
    /** AVIF is encoded by a job, after the upload is answered. */
    hasAvif: boolean().notNull().default(false),
    /** `data:` address of a few pixels; null where the picture is not opaque. */
    placeholder: varchar({ length: 2000 }),
    /** From 0 to 1 from the left and the top: stays in sight when the picture is cropped. */
    focalX: real().notNull().default(0.5),
    focalY: real().notNull().default(0.5),
    uploadedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    check('media_items_kind', sql`${table.kind} in ('photo', 'drawing')`),
    check('media_items_audience', sql`${table.audience} in ('public', 'members')`),
    check('media_items_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
    check('media_items_widths', sql`cardinality(${table.widths}) > 0`),
    check('media_items_focal', sql`${table.focalX} between 0 and 1 and ${table.focalY} between 0 and 1`),
    index('media_items_recent').on(table.audience, table.createdAt, table.id),
    index('media_items_uploaded_by').on(table.uploadedBy),
  ],
);

export const mediaVariants = pgTable(
  'media_variants',
  {
    mediaId: belongsTo(() => mediaItems.id),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp', 'jpg', 'svg'] }).notNull(),
    hash: varchar({ length: 64 })
      .notNull()
      .references(() => files.hash),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.width, table.format] }),
    check('media_variants_format', sql`${table.format} in ('avif', 'webp', 'jpg', 'svg')`),
    index('media_variants_hash').on(table.hash),
  ],
);

/** Draft and published text; kept by a trigger (`media.sql`). */
export const contentImages = pgTable(
  'content_images',
  {
    itemId: belongsTo(() => contentItems.id),
    mediaId: uuid()
      .notNull()
      .references(() => mediaItems.id, { onDelete: 'restrict' }),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.mediaId] }), index('content_images_media').on(table.mediaId)],
);

/** A picture belongs to one post or comment, and the positions bound how many it has. */
export const forumImages = pgTable(
  'forum_images',
  {
    mediaId: uuid()
      .primaryKey()
      .references(() => mediaItems.id, { onDelete: 'restrict' }),
    postId: uuid().references(() => forumPosts.id, { onDelete: 'cascade' }),
    commentId: uuid().references(() => forumComments.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
  },
  (table) => [
    check('forum_images_place', sql`num_nonnulls(${table.postId}, ${table.commentId}) = 1`),
    check('forum_images_position', sql`${table.position} between 0 and 3`),
    unique('forum_images_of_post').on(table.postId, table.position),
    unique('forum_images_of_comment').on(table.commentId, table.position),
  ],
);
