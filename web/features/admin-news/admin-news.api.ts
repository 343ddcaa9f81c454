import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import type { BodyOf, QueryOf } from '#contract/endpoint.ts';
import { type AdminNews, adminNewsContract } from '#contract/news/admin-news.contract.ts';
import { callApi } from '../../lib/api-client.ts';
import { nullOnStatus } from '../../lib/api-error.ts';

const LIST = '/api/admin/news';

export function adminNewsListQuery(query: QueryOf<typeof adminNewsContract.listAllNews>) {
  return queryOptions({
    queryKey: [LIST, query],
    queryFn: ({ signal }) => callApi(adminNewsContract.listAllNews, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}

/** `null` for a missing item (404) or a malformed id (400). */
export function adminNewsQuery(id: string) {
  return queryOptions({
    queryKey: ['/api/admin/news/:id', id],
    queryFn: ({ signal }) =>
      callApi(adminNewsContract.getAnyNews, { params: { id }, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    refetchOnMount: 'always',
  });
}

/** Other caches that show news. */
const ALSO_STALE = ['/api/news', '/api/news/:id'];

function invalidateNews(queryClient: QueryClient): void {
  for (const key of [LIST, ...ALSO_STALE]) queryClient.invalidateQueries({ queryKey: [key] });
}

/** News mutations; active queries are refetched afterwards. */
export function useNewsMutations() {
  const queryClient = useQueryClient();

  async function cache(call: Promise<AdminNews>): Promise<AdminNews> {
    const item = await call;
    queryClient.setQueryData(adminNewsQuery(item.id).queryKey, item);
    invalidateNews(queryClient);
    return item;
  }

  return {
    read: (id: string) => callApi(adminNewsContract.getAnyNews, { params: { id } }),
    create: (body: BodyOf<typeof adminNewsContract.createNews>) =>
      cache(callApi(adminNewsContract.createNews, { body })),
    update: (id: string, body: BodyOf<typeof adminNewsContract.updateNews>) =>
      cache(callApi(adminNewsContract.updateNews, { params: { id }, body })),
    publish: (id: string) => cache(callApi(adminNewsContract.publishNews, { params: { id } })),
    unpublish: (id: string) => cache(callApi(adminNewsContract.unpublishNews, { params: { id } })),
    remove: async (id: string) => {
      await callApi(adminNewsContract.deleteNews, { params: { id } });
      invalidateNews(queryClient);
    },
  };
}
