import type { FastifyInstance } from 'fastify';
import { searchContract } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { searchSite } from './search.service.ts';

export function searchRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, searchContract.search, async ({ query, viewer }) => searchSite(context, viewer, query));
}
