import { searchContract } from '#contract/search/search.contract.ts';
import { apiQuery } from '../../lib/api-queries.ts';

// One query per text: a late response cannot replace a newer one, and outdated requests are aborted.

/** Three of each group, as the dropdown shows. */
export const quickSearchQuery = (q: string) => apiQuery(searchContract.search, { query: { q } });

/** All groups, with the maximum of one call. */
export const fullSearchQuery = (q: string) =>
  apiQuery(searchContract.search, { query: { q, limit: 20, scope: 'all' } });
