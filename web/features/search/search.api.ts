import { searchContract } from '#contract/search/search.contract.ts';
import { apiQuery } from '../../lib/api-queries.ts';

// One query per text: a late response cannot replace a newer one, and outdated requests are aborted.

export const quickSearchQuery = (q: string) => apiQuery(searchContract.search, { query: { q } });

export const fullSearchQuery = (q: string) =>
  apiQuery(searchContract.search, { query: { q, limit: 20, scope: 'all' } });
