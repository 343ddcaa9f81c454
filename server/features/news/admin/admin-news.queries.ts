import { and, desc, eq, type SQL } from 'drizzle-orm';
import type { PublicationState } from '#contract/fields.ts';
import { matchesText } from '../../../core/text-search/word-match.ts';
import type { Queryable } from '../../../database/database.ts';
import { countEach, recordQueries } from '../../../database/records.ts';
import { news } from '../../../database/schema/news.ts';
import { summaryColumns } from '../news.queries.ts';

export const newsRecords = recordQueries(news, {
  ...summaryColumns,
  content: news.content,
  imageId: news.imageId,
  isPublished: news.isPublished,
  publishAt: news.publishAt,
  version: news.version,
  createdAt: news.createdAt,
  updatedAt: news.updatedAt,
});

interface AdminFilter {
  state?: PublicationState | undefined;
  search?: string | undefined;
  page: number;
  limit: number;
}

const matching = ({ state, search }: AdminFilter): SQL | undefined =>
  and(state && eq(news.isPublished, state === 'published'), matchesText(search, [news.title, news.excerpt]));

export const listAllNews = (database: Queryable, filter: AdminFilter) =>
  Promise.all([
    newsRecords.listPage(database, { ...filter, where: matching(filter), orderBy: [desc(news.date), desc(news.id)] }),
    countEach(database, news, { published: eq(news.isPublished, true), draft: eq(news.isPublished, false) }),
  ]);
