import { and, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { news } from '../../database/schema/news.ts';
import { prepared, statement } from '../../database/statement.ts';
import { imageOf } from '../../services/media/media.queries.ts';

export const summaryColumns = {
  id: news.id,
  title: news.title,
  excerpt: news.excerpt,
  category: news.category,
  date: news.date,
  readMinutes: news.readMinutes,
  featured: news.featured,
  image: imageOf(news.imageId),
};

export interface NewsFilter {
  category?: string | undefined;
  page: number;
  limit: number;
}

const isPublished = eq(news.isPublished, true);

/** Left joins from the total: a page past the end carries it too. */
function selectList(database: Queryable, { category }: Pick<NewsFilter, 'category'>) {
  const matching = and(isPublished, category ? eq(news.category, sql.placeholder('category')) : undefined);
  const order = [desc(news.date), desc(news.id)];
  const counted = database
    .select({ total: count().as('total') })
    .from(news)
    .where(matching)
    .as('counted');
  const page = database
    .select({ id: news.id })
    .from(news)
    .where(matching)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  return database
    .select({
      item: summaryColumns,
      total: counted.total,
      // Text: only one of the rows is parsed.
      categories: sql<string>`array_to_json(array(select distinct ${news.category} from ${news}
        where ${isPublished} and ${isNotNull(news.category)} order by ${news.category}))::text`,
    })
    .from(counted)
    .leftJoin(page, sql`true`)
    .leftJoin(news, eq(news.id, page.id))
    .orderBy(...order);
}

export async function readNewsList(database: Database, { category, page, limit }: NewsFilter) {
  const query = prepared(database, category ? 'news_category' : 'news', () => selectList(database, { category }));
  const rows = await query.execute({ category, limit, offset: (page - 1) * limit });
  const [first] = rows;
  if (!first) throw new Error('a count is one row');
  return {
    items: rows.flatMap(({ item }) => item ?? []),
    total: first.total,
    categories: JSON.parse(first.categories) as string[],
  };
}

export async function listNewsById(database: Queryable, ids: string[]) {
  if (ids.length === 0) return [];
  return database
    .select(summaryColumns)
    .from(news)
    .where(and(isPublished, inArray(news.id, ids)))
    .orderBy(desc(news.date), desc(news.id));
}

const selectItem = statement('news_item', (database) =>
  database
    .select({ ...summaryColumns, content: news.content })
    .from(news)
    .where(and(isPublished, eq(news.id, sql.placeholder('id')))),
);

export async function findNewsItem(database: Queryable, id: string) {
  const [row] = await selectItem(database, { id });
  return row;
}
