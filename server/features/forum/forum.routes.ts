import type { FastifyInstance } from 'fastify';
import { adminCategoriesContract } from '#contract/forum/admin/admin-categories.contract.ts';
import { forumContract, forumLimits } from '#contract/forum/forum.contract.ts';
import type { Context } from '../../core/context.ts';
import { acceptImages } from '../../core/files/accept-images.ts';
import { imageUnreadable } from '../../core/files/decode-image.ts';
import { route } from '../../core/route.ts';
import { parseSimilar } from '../../core/text-search/search-query.ts';
import { uploadForumImage } from '../../services/media/media.service.ts';
import { adminPostsRoutes } from './admin/admin-posts.routes.ts';
import { moderationRoutes } from './admin/moderation.routes.ts';
import { listAllCategories, listCategories } from './categories.queries.ts';
import { archiveCategory, changeCategory, createCategory } from './categories.service.ts';
import { commentsRoutes } from './comments.routes.ts';
import { listForumPosts } from './post-list.service.ts';
import { listSimilarPosts } from './post-search.queries.ts';
import { findPostPreview } from './posts.queries.ts';
import {
  changeLike,
  createPost,
  editPost,
  getPost,
  postNotFound,
  removePost,
  requireOpenForum,
  solvePost,
} from './posts.service.ts';

/** Available while the forum is switched off. */
function categoriesRoutes(app: FastifyInstance, context: Context): void {
  route(app, context, adminCategoriesContract.listAllCategories, async () => listAllCategories(context.database));

  route(app, context, adminCategoriesContract.createCategory, ({ body, viewer }) =>
    createCategory(context, viewer, body),
  );

  route(app, context, adminCategoriesContract.updateCategory, ({ params, body, viewer }) =>
    changeCategory(context, viewer, params.id, body),
  );

  route(app, context, adminCategoriesContract.archiveCategory, ({ params, viewer }) =>
    archiveCategory(context, viewer, params.id, true),
  );

  route(app, context, adminCategoriesContract.restoreCategory, ({ params, viewer }) =>
    archiveCategory(context, viewer, params.id, false),
  );
}

const MAX_SIMILAR = 5;

export function forumRoutes(app: FastifyInstance, context: Context): void {
  const { database, limiter } = context;

  route(
    app,
    context,
    forumContract.listPosts,
    async ({ query, viewer }) => {
      if (query.search) await limiter.hit('search', [`member:${viewer.id}`]);
      return listForumPosts(database, viewer, query);
    },
    { cachedSession: true },
  );

  route(app, context, forumContract.createPost, async ({ body, viewer }) => {
    await limiter.hit('forumPost', [`member:${viewer.id}`]);
    return createPost(context, viewer, body);
  });

  app.register(async (upload) => {
    acceptImages(upload, context, { bodyLimit: forumLimits.imageBytes, limit: 'forumImage' });
    route(upload, context, forumContract.uploadImage, async ({ request, viewer }) => {
      await requireOpenForum(database);
      if (!Buffer.isBuffer(request.body)) throw imageUnreadable();
      return uploadForumImage(context, viewer, request.body);
    });
  });

  route(app, context, forumContract.listSimilarPosts, async ({ query, viewer }) => {
    await limiter.hit('search', [`member:${viewer.id}`]);
    await requireOpenForum(database);
    const likeness = await parseSimilar(database, query.title);
    if (!likeness) return [];
    const rows = await listSimilarPosts(database, likeness, MAX_SIMILAR);
    return rows.map(({ solutionId, ...row }) => ({ ...row, isSolved: solutionId !== null }));
  });

  route(
    app,
    context,
    forumContract.getPost,
    async ({ params, viewer }) => {
      return getPost(context, viewer, params.id);
    },
    { cachedSession: true },
  );

  route(app, context, forumContract.previewPost, async ({ params }) => {
    const preview = await findPostPreview(database, params.id);
    if (!preview) throw postNotFound();
    return preview;
  });

  route(app, context, forumContract.updatePost, async ({ params, body, viewer }) => {
    await limiter.hit('forumEdit', [`member:${viewer.id}`]);
    return editPost(context, viewer, params.id, body);
  });

  route(app, context, forumContract.deletePost, async ({ params, viewer }) => {
    await removePost(context, viewer, params.id);
    return { id: params.id };
  });

  route(app, context, forumContract.likePost, async ({ params, viewer }) => {
    await limiter.hit('forumLike', [`member:${viewer.id}`]);
    return changeLike(context, viewer, params.id, true);
  });

  route(app, context, forumContract.unlikePost, async ({ params, viewer }) => {
    await limiter.hit('forumLike', [`member:${viewer.id}`]);
    return changeLike(context, viewer, params.id, false);
  });

  route(app, context, forumContract.solvePost, async ({ params, body, viewer }) => {
    await limiter.hit('forumEdit', [`member:${viewer.id}`]);
    return solvePost(context, viewer, params.id, body.commentId);
  });

  route(app, context, forumContract.unsolvePost, async ({ params, viewer }) => {
    await limiter.hit('forumEdit', [`member:${viewer.id}`]);
    return solvePost(context, viewer, params.id, null);
  });

  route(app, context, forumContract.listCategories, async () => {
    await requireOpenForum(database);
    return listCategories(database);
  });

  commentsRoutes(app, context);
  moderationRoutes(app, context);
  adminPostsRoutes(app, context);
  categoriesRoutes(app, context);
}
