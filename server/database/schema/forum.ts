import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, updatedAt } from './columns.ts';

export const forumCategories = pgTable(
  'forum_categories',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    slug: varchar({ length: 120 }).notNull().unique(),
    description: varchar({ length: 500 }),
    color: varchar({ length: 7 }).notNull().default('#1E293B'),
    createdAt: createdAt(),
  },
  (table) => [check('forum_categories_color', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`)],
);

export const forumPosts = pgTable(
  'forum_posts',
  {
    id: id(),
    title: varchar({ length: 200 }).notNull(),
    content: varchar({ length: 5000 }).notNull(),
    excerpt: varchar({ length: 300 }),
    categoryId: uuid()
      .notNull()
      .references(() => forumCategories.id, { onDelete: 'restrict' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    likes: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    isPublished: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('forum_posts_likes', sql`${table.likes} >= 0`),
    check('forum_posts_comments_count', sql`${table.commentsCount} >= 0`),
    index('forum_posts_recent').on(table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('forum_posts_category').on(table.categoryId, table.createdAt, table.id).where(sql`${table.isPublished}`),
    index('forum_posts_author').on(table.authorId, table.createdAt),
  ],
);

export const forumComments = pgTable(
  'forum_comments',
  {
    id: id(),
    content: varchar({ length: 5000 }).notNull(),
    postId: uuid()
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    authorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    parentId: uuid().references((): AnyPgColumn => forumComments.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('forum_comments_post').on(table.postId, table.createdAt, table.id),
    index('forum_comments_author').on(table.authorId, table.createdAt),
    index('forum_comments_parent').on(table.parentId),
  ],
);

/** One like a person a post: the key says so. */
export const forumPostLikes = pgTable(
  'forum_post_likes',
  {
    postId: uuid()
      .notNull()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('forum_post_likes_user').on(table.userId, table.createdAt),
  ],
);
