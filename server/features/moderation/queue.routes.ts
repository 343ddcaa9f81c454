import type { FastifyInstance } from 'fastify';
import { moderationQueueContract } from '#contract/admin/moderation-queue.contract.ts';
import type { Context } from '../../core/context.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { countPending } from './queue.queries.ts';
import { readQueue } from './queue.service.ts';

/** Read-only: decisions are endpoints of the features they belong to. */
export function moderationQueueRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, moderationQueueContract.listModerationQueue, async ({ query }) => {
    const [items, counts] = await Promise.all([readQueue(context, query), countPending(context.database)]);
    const total = query.kind ? counts[query.kind] : Object.values(counts).reduce((sum, each) => sum + each, 0);
    return { items, ...presentPage(total, query), counts };
  });
}
