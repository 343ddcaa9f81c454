import { queryOptions } from '@tanstack/react-query';
import { searchContract } from '#contract/search/search.contract.ts';
import { callApi } from '../../lib/api-client.ts';

/** A call for each text: a late answer to an earlier one cannot take the place of a newer, and is called off. */
function searchQuery(query: { q: string; limit?: number; scope?: 'main' | 'all' }) {
  return queryOptions({
    queryKey: ['/api/search', query],
    queryFn: ({ signal }) => callApi(searchContract.search, { query, signal }),
  });
}

/** Three of each group, as the dropdown shows. */
export const quickSearchQuery = (q: string) => searchQuery({ q });

/** As much as one call may bring, of everything there is. */
export const fullSearchQuery = (q: string) => searchQuery({ q, limit: 20, scope: 'all' });
