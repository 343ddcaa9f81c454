import { and, asc, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { PublicationState } from '#contract/fields.ts';
import type { Queryable } from '../../../database/database.ts';
import { news } from '../../../database/schema/news.ts';
import { matchesText } from '../../../database/text-match.ts';
import { summaryColumns } from '../news.queries.ts';

type NewNews = typeof news.$inferInsert;

const columns = {
  ...summaryColumns,
  content: news.content,
  imageId: news.imageId,
  isPublished: news.isPublished,
  publishAt: news.publishAt,
  version: news.version,
  createdAt: news.createdAt,
  updatedAt: news.updatedAt,
};

interface AdminFilter {
  state?: PublicationState | undefined;
  search?: string | undefined;
}

function matching({ state, search }: AdminFilter) {
  return and(state && eq(news.isPublished, state === 'published'), matchesText(search, [news.title, news.excerpt]));
}

export function listAllNews(database: Queryable, filter: AdminFilter & { page: number; limit: number }) {
  return database
    .select(columns)
    .from(news)
    .where(matching(filter))
    .orderBy(desc(news.date), desc(news.id))
    .limit(filter.limit)
    .offset((filter.page - 1) * filter.limit);
}

export async function countAllNews(database: Queryable, filter: AdminFilter): Promise<number> {
  const [row] = await database.select({ total: count() }).from(news).where(matching(filter));
  return row?.total ?? 0;
}

export async function countByPublication(database: Queryable): Promise<Record<PublicationState, number>> {
  const [row] = await database
    .select({
      published: sql<number>`count(*) filter (where ${news.isPublished})::int`,
      draft: sql<number>`count(*) filter (where not ${news.isPublished})::int`,
    })
    .from(news);
  if (!row) throw new Error('a count came without a row');
  return row;
}

export async function findAnyNews(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(news).where(eq(news.id, id));
  return row;
}

export async function lockNews(database: Queryable, id: string) {
  const [row] = await database.select(columns).from(news).where(eq(news.id, id)).for('no key update');
  return row;
}

export async function insertNews(database: Queryable, values: NewNews): Promise<string> {
  const [row] = await database.insert(news).values(values).returning({ id: news.id });
  if (!row) throw new Error('the new item was not returned');
  return row.id;
}

export async function updateNews(database: Queryable, id: string, values: Partial<NewNews>): Promise<void> {
  await database
    .update(news)
    .set({ ...values, version: sql`${news.version} + 1` })
    .where(eq(news.id, id));
}

export function listDueNews(database: Queryable, now: Date, limit: number) {
  return database
    .select({ id: news.id })
    .from(news)
    .where(lte(news.publishAt, now))
    .orderBy(asc(news.publishAt))
    .limit(limit);
}

export async function deleteNews(database: Queryable, id: string): Promise<boolean> {
  const rows = await database.delete(news).where(eq(news.id, id)).returning({ id: news.id });
  return rows.length > 0;
}
