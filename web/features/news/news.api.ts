import { newsContract } from '#contract/news/news.contract.ts';
import { listQuery } from '../../lib/api-queries.ts';

export interface NewsListOptions {
  /** Empty for all. */
  category: string;
  limit: number;
}

/** Newest first; the previous list stays visible while another category loads. */
export const newsListQuery = (query: NewsListOptions) => listQuery(newsContract.listNews, { query });
