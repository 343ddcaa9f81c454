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
import { belongsTo, createdAt, id, instant, updatedAt } from './columns.ts';

export const forumCategories = pgTable(
  'forum_categories',
  {
    id: id(),
    name: varchar({ length: 100 }).notNull(),
    slug: varchar({ length: 120 }).notNull().unique(),
    description: varchar({ length: 500 }),
    color: varchar({ length: 7 }).notNull().default('#1E293B'),
    /** Maintained by triggers. */
    postsCount: integer().notNull().default(0),
    /** New posts are refused since; existing ones stay. */
    archivedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    check('forum_categories_color', sql`${table.color} ~ '^#[0-9a-fA-F]{6}$'`),
    check('forum_categories_posts_count', sql`${table.postsCount} >= 0`),
  ],
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
    authorId: belongsTo(() => users.id),
    /** Maintained by triggers, which ignore a value given at insertion. */
    likes: integer().notNull().default(0),
    /** Without deleted comments; maintained by triggers, like `likes`. */
    commentsCount: integer().notNull().default(0),
    /** Deleted comments with replies; maintained by triggers, like `likes`. */
    tombstoneCount: integer().notNull().default(0),
    /** False once taken down: only its author and administrators see it. */
    isPublished: boolean().notNull().default(false),
    isPinned: boolean().notNull().default(false),
    isClosed: boolean().notNull().default(false),
    /** Shows the title of a shared link to people without an account. */
    sharesTitle: boolean().notNull().default(false),
    /** Last comment that is not deleted, or the post itself; maintained by triggers, like `likes`. */
    lastActivityAt: instant().notNull().defaultNow(),
    /** Shown to the author. */
    takenDownReason: varchar({ length: 500 }),
    solutionId: uuid().references((): AnyPgColumn => forumComments.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** Edits of the text only; `updatedAt` also changes with moderation. */
    editedAt: instant(),
  },
  (table) => {
    const { isPinned, likes, commentsCount, lastActivityAt, createdAt, id, categoryId } = table;
    const published = sql`${table.isPublished}`;
    return [
      check('forum_posts_likes', sql`${table.likes} >= 0`),
      check('forum_posts_comments_count', sql`${table.commentsCount} >= 0`),
      check('forum_posts_tombstone_count', sql`${table.tombstoneCount} >= 0`),
      // One index for each sort order, whole and by category: any page is an index range.
      index('forum_posts_by_recent').on(isPinned, createdAt, id).where(published),
      index('forum_posts_by_likes').on(isPinned, likes, createdAt, id).where(published),
      index('forum_posts_by_comments').on(isPinned, commentsCount, createdAt, id).where(published),
      index('forum_posts_by_activity').on(isPinned, lastActivityAt, id).where(published),
      index('forum_posts_category_by_recent').on(categoryId, isPinned, createdAt, id).where(published),
      index('forum_posts_category_by_likes').on(categoryId, isPinned, likes, createdAt, id).where(published),
      index('forum_posts_category_by_comments').on(categoryId, isPinned, commentsCount, createdAt, id).where(published),
      index('forum_posts_category_by_activity').on(categoryId, isPinned, lastActivityAt, id).where(published),
      index('forum_posts_hidden').on(createdAt, id).where(sql`not ${table.isPublished}`),
      // Sort orders of the administrators' list, which has every post.
      index('forum_posts_all_by_recent').on(createdAt, id),
      index('forum_posts_all_by_comments').on(commentsCount, id),
      index('forum_posts_author').on(table.authorId, createdAt),
      index('forum_posts_solution').on(table.solutionId).where(sql`${table.solutionId} is not null`),
    ];
  },
);

export const forumComments = pgTable(
  'forum_comments',
  {
    id: id(),
    /** Empty in a tombstone, which keeps the place of its replies. */
    content: varchar({ length: 5000 }).notNull(),
    postId: belongsTo(() => forumPosts.id),
    authorId: belongsTo(() => users.id),
    /** Replies outlive a parent that is deleted with its author's account. */
    parentId: uuid().references((): AnyPgColumn => forumComments.id, { onDelete: 'set null' }),
    /** First comment of the thread and its time: the sort key that keeps a thread together. Set by a trigger. */
    rootId: uuid().notNull().default(sql`gen_random_uuid()`),
    threadAt: instant().notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    editedAt: instant(),
    deletedAt: instant(),
  },
  (table) => [
    index('forum_comments_thread').on(table.postId, table.threadAt, table.rootId, table.createdAt, table.id),
    index('forum_comments_post').on(table.postId, table.createdAt, table.id),
    index('forum_comments_author').on(table.authorId, table.createdAt),
    index('forum_comments_recent').on(table.createdAt, table.id),
    index('forum_comments_live').on(table.createdAt).where(sql`${table.deletedAt} is null`),
    index('forum_comments_parent').on(table.parentId),
  ],
);

/** One like per person and post, by primary key. */
export const forumPostLikes = pgTable(
  'forum_post_likes',
  {
    postId: belongsTo(() => forumPosts.id),
    userId: belongsTo(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.userId] }),
    index('forum_post_likes_user').on(table.userId, table.createdAt),
  ],
);
