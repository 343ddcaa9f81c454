import type { FastifyInstance } from 'fastify';
import { searchContract } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { SiteSearch } from './search.service.ts';
import { isMiss, recordMiss } from './search-misses.service.ts';

export function searchRoutes(app: FastifyInstance, context: Context): void {
  const search = new SiteSearch(context.database);
  route(
    app,
    context,
    searchContract.search,
    async ({ query, viewer }) => {
      await context.limiter.hit('search', [`member:${viewer.id}`]);
      const results = await search.run(viewer, query);
      if (isMiss(query, results)) await recordMiss(context, viewer, query.q);
      return results;
    },
    { cachedSession: true },
  );
}
