import type { FastifyInstance, FastifyRequest } from 'fastify';
import { commentsContract } from '#contract/forum/comments.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { CommentStream, commentsTopic } from './comment-stream.ts';
import { createComment, deleteComment, editComment, listComments } from './comments.service.ts';
import { findPostRules } from './posts.queries.ts';
import { postNotFound } from './posts.service.ts';

/** Event ids are timestamps. */
function lastEventAt(request: FastifyRequest, since: string | undefined): Date {
  const named = Date.parse(String(request.headers['last-event-id'] ?? since ?? ''));
  return Number.isNaN(named) ? new Date() : new Date(named);
}

export function commentsRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter, sseConnections } = context;

  route(
    app,
    context,
    commentsContract.listComments,
    async ({ params, query, viewer }) => listComments(context, viewer, params.id, query),
    { cachedSession: true },
  );

  route(app, context, commentsContract.createComment, async ({ params, body, viewer }) => {
    await limiter.hit('forumComment', [`member:${viewer.id}`]);
    return createComment(context, viewer, params.id, body);
  });

  route(app, context, commentsContract.updateComment, async ({ params, body, viewer }) => {
    await limiter.hit('forumEdit', [`member:${viewer.id}`]);
    return editComment(context, viewer, params.id, body);
  });

  route(app, context, commentsContract.deleteComment, async ({ params, viewer }) =>
    deleteComment(context, viewer, params.id),
  );

  route(
    app,
    context,
    commentsContract.streamComments,
    async ({ params, query, viewer, currentViewer, request, reply }) => {
      if (!(await findPostRules(database, viewer, params.id))) throw postNotFound();
      const since = lastEventAt(request, query.since);
      const stream = new CommentStream(database, { postId: params.id, since, currentViewer });
      return sseConnections.start({ stream, topic: commentsTopic(params.id), memberId: viewer.id, reply });
    },
    { isStream: true },
  );
}
