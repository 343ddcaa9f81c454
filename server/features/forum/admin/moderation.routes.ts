import type { FastifyInstance } from 'fastify';
import { moderationContract } from '#contract/forum/moderation.contract.ts';
import type { Context } from '../../../core/context.ts';
import { presentPage } from '../../../core/paging.ts';
import { route } from '../../../core/route.ts';
import { presentReport } from '../forum.presenter.ts';
import { requireOpenForum } from '../posts.service.ts';
import { listReports } from '../reports.queries.ts';
import { decideReport, moderatePost, reportComment, reportPost } from './moderation.service.ts';

export function moderationRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  route(app, context, moderationContract.reportPost, async ({ params, body, viewer }) => {
    await limiter.hit('forumReport', [`member:${viewer.id}`]);
    return reportPost(context, viewer, params.id, body);
  });

  route(app, context, moderationContract.reportComment, async ({ params, body, viewer }) => {
    await limiter.hit('forumReport', [`member:${viewer.id}`]);
    return reportComment(context, viewer, params.id, body);
  });

  route(app, context, moderationContract.listReports, async ({ query: { status, page, limit } }) => {
    await requireOpenForum(database);
    const { reports, total } = await listReports(database, status, limit, (page - 1) * limit);
    return { reports: reports.map(presentReport), ...presentPage(total, { page, limit }) };
  });

  route(app, context, moderationContract.resolveReport, async ({ params, body, viewer }) => {
    await requireOpenForum(database);
    return decideReport(context, viewer, params.id, body);
  });

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
