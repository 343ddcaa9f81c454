import { queryOptions } from '@tanstack/react-query';
import { newsContract } from '#contract/news/news.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

/** `null` where the item does not exist (404) or the id is malformed (400). */
export function articleQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/news/:id', id],
    queryFn: ({ signal }) =>
      callApi(newsContract.getNews, { params: { id }, signal }).catch(nullOnStatus(404)).catch(nullOnStatus(400)),
  });
}
