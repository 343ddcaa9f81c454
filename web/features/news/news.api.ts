import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { newsContract } from '#contract/news/news.contract.ts';
import { callApi } from '../../lib/api-client.ts';

export interface NewsListOptions {
  /** Empty for all. */
  category: string;
  limit: number;
}

/** Newest first; the previous list stays visible while another category loads. */
export function newsListQuery(query: NewsListOptions) {
  return queryOptions({
    queryKey: ['/api/news', query],
    queryFn: ({ signal }) => callApi(newsContract.listNews, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
