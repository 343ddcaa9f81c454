import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, serial, varchar } from 'drizzle-orm/pg-core';
import { belongsTo, GIN_OPTIONS, instant, tsvector } from './columns.ts';
import { forumCategories, forumPosts } from './forum.ts';

/**
 * Written by triggers on forum_posts. A separate table, because every like rewrites the post's row and must not rewrite
 * the full-text index.
 */
export const forumPostDocuments = pgTable(
  'forum_post_documents',
  {
    postId: belongsTo(() => forumPosts.id).primaryKey(),
    categoryId: belongsTo(() => forumCategories.id),
    createdAt: instant().notNull(),
    document: tsvector().notNull(),
  },
  (table) => [
    index('forum_post_documents_words').using('gin', table.document).with(GIN_OPTIONS),
    index('forum_post_documents_recent').on(table.createdAt, table.postId),
    index('forum_post_documents_category').on(table.categoryId, table.createdAt, table.postId),
  ],
);

/** Words without accents, with their stems: completes the word being typed and finds words at edit distance 1. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: varchar({ length: 30 }).primaryKey(),
    stem: varchar({ length: 40 }).notNull(),
    /** Order of first occurrence, since frequent words occur early: the lower, the more frequent. */
    frequencyRank: serial().notNull(),
  },
  (table) => [
    // Byte order: the prefixes of a word are a range, and many words are looked up at once.
    index('search_vocabulary_bytes').on(sql`${table.word} collate "C"`),
    // Short prefixes have too many completions to be sorted by frequency.
    ...[1, 2, 3].map((length) =>
      index(`search_vocabulary_prefix_${length}`).on(
        sql`left(${table.word}, ${sql.raw(String(length))})`,
        table.frequencyRank,
      ),
    ),
    index('search_vocabulary_stem').on(table.stem, table.word),
  ],
);

/** Anonymous: words by day, never by person. */
export const searchMisses = pgTable(
  'search_misses',
  {
    /** Folded: lower case, without accents and punctuation. */
    words: varchar({ length: 100 }).notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.day, table.words] }),
    check('search_misses_words', sql`${table.words} <> ''`),
    check('search_misses_count', sql`${table.count} > 0`),
  ],
);
