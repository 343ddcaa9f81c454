import { count, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { news } from '../../database/schema/news.ts';
import { holdsWords } from '../../database/word-search.ts';
import { summaryColumns } from './news.queries.ts';

type NewNews = typeof news.$inferInsert;

const columns = {
  ...summaryColumns,
  content: news.content,
  isPublished: news.isPublished,
  createdAt: news.createdAt,
  updatedAt: news.updatedAt,
};

const matching = (search: string | undefined) => holdsWords(search, [news.title, news.excerpt]);

export function listAllNews(
  database: Queryable,
  { search, page, limit }: { search?: string | undefined; page: number; limit: number },
) {
  return database
    .select(columns)
    .from(news)
    .where(matching(search))
    .orderBy(desc(news.date), desc(news.id))
    .limit(limit)
    .offset((page - 1) * limit);
}

export async function countAllNews(database: Queryable, search: string | undefined): Promise<number> {
  const [row] = await database.select({ total: count() }).from(news).where(matching(search));
  return row?.total ?? 0;
}

export async function findAnyNews(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(news).where(eq(news.id, id));
  return row;
}

export async function insertNews(database: Queryable, values: NewNews): Promise<string> {
  const [row] = await database.insert(news).values(values).returning({ id: news.id });
  if (!row) throw new Error('the new item was not returned');
  return row.id;
}

/** Whether there was one to change. */
export async function updateNews(database: Queryable, id: string, values: Partial<NewNews>): Promise<boolean> {
  const rows = await database.update(news).set(values).where(eq(news.id, id)).returning({ id: news.id });
  return rows.length > 0;
}

export async function deleteNews(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.delete(news).where(eq(news.id, id)).returning({ id: news.id });
  return rows.length > 0;
}
