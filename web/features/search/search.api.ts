import { queryOptions } from '@tanstack/react-query';
import { searchContract } from '#contract/search/search.contract.ts';
import { callApi } from '../../lib/api-client.ts';

/** One query per text: a late response cannot replace a newer one, and outdated requests are aborted. */
function searchQuery(query: { q: string; limit?: number; scope?: 'main' | 'all' }) {
  return queryOptions({
    queryKey: ['/api/search', query],
    queryFn: ({ signal }) => callApi(searchContract.search, { query, signal }),
  });
}

/** Three of each group, as the dropdown shows. */
export const quickSearchQuery = (q: string) => searchQuery({ q });

/** All groups, with the maximum of one call. */
export const fullSearchQuery = (q: string) => searchQuery({ q, limit: 20, scope: 'all' });
