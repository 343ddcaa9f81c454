import type { FastifyInstance } from 'fastify';
import { searchContract } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { SiteSearch } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, context: Context): void {
  const search = new SiteSearch(context.database);
  route(app, context, searchContract.search, async ({ query, viewer }) => search.run(viewer, query), {
    cachedSession: true,
  });
}
