import type { FastifyInstance } from 'fastify';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import type { Context } from '../../../core/context.ts';
import { route } from '../../../core/route.ts';
import { moderatePost } from './moderation.service.ts';

export function moderationRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, moderationContract.pinPost, async ({ params, viewer }) =>
    moderatePost(context, viewer, params.id, { action: 'post.pin', changes: { isPinned: true } }),
  );

  route(app, context, moderationContract.unpinPost, async ({ params, viewer }) =>
    moderatePost(context, viewer, params.id, { action: 'post.unpin', changes: { isPinned: false } }),
  );

  route(app, context, moderationContract.closePost, async ({ params, viewer }) =>
    moderatePost(context, viewer, params.id, { action: 'post.close', changes: { isClosed: true } }),
  );

  route(app, context, moderationContract.reopenPost, async ({ params, viewer }) =>
    moderatePost(context, viewer, params.id, { action: 'post.reopen', changes: { isClosed: false } }),
  );

  route(app, context, moderationContract.movePost, async ({ params, body, viewer }) =>
    moderatePost(context, viewer, params.id, { action: 'post.move', changes: { categoryId: body.categoryId } }),
  );

  route(app, context, moderationContract.takeDownPost, async ({ params, body, viewer }) =>
    moderatePost(context, viewer, params.id, {
      action: 'post.takedown',
      changes: { isPublished: false, takenDownReason: body.reason || null },
      details: { reason: body.reason || null },
    }),
  );

  route(app, context, moderationContract.restorePost, async ({ params, viewer }) =>
    moderatePost(context, viewer, params.id, {
      action: 'post.restore',
      changes: { isPublished: true, takenDownReason: null },
    }),
  );
}
