import type { FastifyInstance } from 'fastify';
import { photoContract, photoLimits } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { acceptImages } from '../../core/files/accept-images.ts';
import { imageUnreadable } from '../../core/files/decode-image.ts';
import { IMMUTABLE, sendStoredFile } from '../../core/files/send-stored-file.ts';
import { route } from '../../core/route.ts';
import { findPhoto, findReportedPhoto } from './photo.queries.ts';
import { photoNotFound, photoUrlOf, removePhoto, savePhoto } from './photo.service.ts';

export function photoRoutes(app: FastifyInstance, context: Context): void {
  const { database } = context;

  app.register(async (upload) => {
    acceptImages(upload, context, { bodyLimit: photoLimits.bytes, limit: 'photo' });
    route(upload, context, photoContract.savePhoto, async ({ request, viewer }) => {
      if (!Buffer.isBuffer(request.body)) throw imageUnreadable();
      return { profileImageUrl: await savePhoto(context, request, viewer.id, request.body) };
    });
  });

  route(app, context, photoContract.deletePhoto, async ({ viewer, request }) => {
    await removePhoto(context, request, viewer.id);
    return { profileImageUrl: null };
  });

  route(app, context, photoContract.getReportedPhoto, async ({ params, request, reply }) => {
    const photo = await findReportedPhoto(database, params.id);
    if (!photo) throw photoNotFound();
    return sendStoredFile(database, { request, reply }, photo);
  });

  route(
    app,
    context,
    photoContract.getPhoto,
    async ({ params, request, reply }) => {
      const photo = await findPhoto(database, photoUrlOf(params.name));
      if (!photo) throw photoNotFound();
      // Immutable: names are never reused. `private`: not everybody may see it.
      return sendStoredFile(database, { request, reply }, photo, `private, ${IMMUTABLE}`);
    },
    { cachedSession: true },
  );
}
