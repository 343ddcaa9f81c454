import type { FastifyInstance, FastifyReply } from 'fastify';
import { mediaContract, mediaLimits } from '#contract/media/media.contract.ts';
import type { Context } from '../../core/context.ts';
import { acceptImages } from '../../core/files/accept-images.ts';
import { imageUnreadable } from '../../core/files/decode-image.ts';
import { IMMUTABLE, sendStoredFile } from '../../core/files/send-stored-file.ts';
import { presentPage } from '../../core/paging.ts';
import { route } from '../../core/route.ts';
import { canSeeMedia, type MediaAccess } from './media.policy.ts';
import { presentMediaItem } from './media.presenter.ts';
import { countMedia, findMediaFile, listMedia } from './media.queries.ts';
import { changeMedia, getMedia, mediaNotFound, removeMedia, uploadMedia } from './media.service.ts';

function allowEmbedding(reply: FastifyReply): void {
  // Mails and other sites embed these pictures.
  reply.header('cross-origin-resource-policy', 'cross-origin');
}

/** Unsent and withdrawn pictures are revalidated each time. */
function cachingOf({ audience, post }: MediaAccess): string {
  if (audience === 'public') return `public, ${IMMUTABLE}`;
  return post?.isPublished ? `private, ${IMMUTABLE}` : 'private, no-cache';
}

export function mediaRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  route(
    app,
    context,
    mediaContract.getMediaFile,
    async ({ params, request, reply, viewer }) => {
      const file = await findMediaFile(database, params);
      if (!file || !canSeeMedia(viewer, file)) throw mediaNotFound();
      if (file.audience === 'public') allowEmbedding(reply);
      return sendStoredFile(database, { request, reply }, file, cachingOf(file));
    },
    { cachedSession: true },
  );

  app.register(async (upload) => {
    acceptImages(upload, context, { bodyLimit: mediaLimits.bytes });
    route(upload, context, mediaContract.uploadMedia, async ({ request, query, viewer }) => {
      if (!Buffer.isBuffer(request.body)) throw imageUnreadable();
      return uploadMedia(context, viewer, { bytes: request.body, name: query.name });
    });
  });

  route(app, context, mediaContract.listMedia, async ({ query }) => {
    const [rows, total] = await Promise.all([listMedia(database, query), countMedia(database, query.search)]);
    return { media: rows.map(presentMediaItem), ...presentPage(total, query) };
  });

  route(app, context, mediaContract.getMedia, ({ params, viewer }) => getMedia(database, params.id, viewer));

  route(app, context, mediaContract.updateMedia, ({ params, body, viewer }) =>
    changeMedia(context, viewer, params.id, body),
  );

  route(app, context, mediaContract.deleteMedia, ({ params, viewer }) => removeMedia(context, viewer, params.id));
}
