import { and, count, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { news } from '../../database/schema/news.ts';

export const summaryColumns = {
  id: news.id,
  title: news.title,
  excerpt: news.excerpt,
  category: news.category,
  date: news.date,
  readMinutes: news.readMinutes,
  featured: news.featured,
};

export interface NewsFilter {
  category?: string | undefined;
  page: number;
  limit: number;
}

function matching({ category }: Pick<NewsFilter, 'category'>) {
  return and(eq(news.isPublished, true), category ? eq(news.category, category) : undefined);
}

export function listNews(database: Database, filter: NewsFilter) {
  return database
    .select(summaryColumns)
    .from(news)
    .where(matching(filter))
    .orderBy(desc(news.date), desc(news.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countNews(database: Database, filter: NewsFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(news).where(matching(filter));
  return row?.total ?? 0;
}

export async function listNewsCategories(database: Database): Promise<string[]> {
  const rows = await database
    .selectDistinct({ category: news.category })
    .from(news)
    .where(and(eq(news.isPublished, true), isNotNull(news.category)))
    .orderBy(news.category);
  return rows.flatMap((row) => row.category ?? []);
}

/** The published ones among these ids, newest first. */
export async function listNewsById(database: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  return database
    .select(summaryColumns)
    .from(news)
    .where(and(eq(news.isPublished, true), inArray(news.id, ids)))
    .orderBy(desc(news.date), desc(news.id));
}

export async function findNews(database: Database, id: string) {
  const [row] = await database
    .select({ ...summaryColumns, content: news.content })
    .from(news)
    .where(and(eq(news.isPublished, true), eq(news.id, id)));
  return row;
}
