import { index, pgTable, serial, uuid, varchar } from 'drizzle-orm/pg-core';
import { GIN_OPTIONS, instant, tsvector } from './columns.ts';
import { forumCategories, forumPosts } from './forum.ts';

/**
 * What the search looks into for a published post; written by triggers on forum_posts. A table of its own, because
 * every like rewrites the row of its post and must not rewrite the full-text index along with it.
 */
export const forumPostDocuments = pgTable(
  'forum_post_documents',
  {
    postId: uuid()
      .primaryKey()
      .references(() => forumPosts.id, { onDelete: 'cascade' }),
    categoryId: uuid()
      .notNull()
      .references(() => forumCategories.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    document: tsvector().notNull(),
  },
  (table) => [
    index('forum_post_documents_words').using('gin', table.document).with(GIN_OPTIONS),
    index('forum_post_documents_recent').on(table.createdAt, table.postId),
    index('forum_post_documents_category').on(table.categoryId, table.createdAt, table.postId),
  ],
);

/**
 * Every word that occurs in what can be searched, without accents, and the stem it is indexed under. It completes the
 * word being typed (stems are shorter than words) and tells which words are one typo away.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: varchar({ length: 30 }).primaryKey(),
    stem: varchar({ length: 40 }).notNull(),
    /** By first occurrence, since frequent words occur early: the lower, the more frequent. */
    frequencyRank: serial().notNull(),
  },
  (table) => [
    // Byte order, whatever the language of the database: what `like 'pre%'` needs.
    index('search_vocabulary_prefix').on(table.word.op('varchar_pattern_ops')),
  ],
);
