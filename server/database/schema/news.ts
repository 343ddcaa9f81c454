import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, version } from './columns.ts';
import { mediaItems } from './media.ts';

export const news = pgTable(
  'news',
  {
    id: id(),
    title: varchar({ length: 255 }).notNull(),
    excerpt: varchar({ length: 500 }).notNull(),
    content: varchar({ length: 20000 }).notNull(),
    category: varchar({ length: 100 }),
    date: date({ mode: 'string' }).notNull(),
    /** At 200 words a minute. */
    readMinutes: integer()
      .notNull()
      .generatedAlwaysAs(sql`greatest(1, round(array_length(regexp_split_to_array(content, '\\s+'), 1) / 200.0))`),
    imageId: uuid().references(() => mediaItems.id, { onDelete: 'restrict' }),
    featured: boolean().notNull().default(false),
    isPublished: boolean().notNull().default(false),
    publishAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('news_scheduled_draft', sql`${table.publishAt} is null or not ${table.isPublished}`),
    index('news_image').on(table.imageId).where(sql`${table.imageId} is not null`),
    index('news_due').on(table.publishAt).where(sql`${table.publishAt} is not null`),
    index('news_recent').on(table.date, table.id).where(sql`${table.isPublished}`),
    index('news_by_category').on(table.category, table.date, table.id).where(sql`${table.isPublished}`),
  ],
);
