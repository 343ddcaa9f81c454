import type { FastifyInstance } from 'fastify';
import { photoContract, photoLimits } from '#contract/profile/profile.contract.ts';
import type { Context } from '../../core/context.ts';
import { route } from '../../core/route.ts';
import { photoNotFound, photoUnreadable, readReportedPhoto, removePhoto, savePhoto } from './photo.service.ts';
import { readPhoto } from './photo-files.ts';

const YEAR_SECONDS = 31_536_000;

/** Raw image body on this one route; everywhere else bodies are JSON. */
function acceptImages(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit: photoLimits.bytes };
  app.addContentTypeParser(/^image\//, options, (_request, image, done) => done(null, image));
}

export function photoRoutes(app: FastifyInstance, context: Context): void {
  const { config, limiter } = context;

  app.register(async (upload) => {
    acceptImages(upload);
    route(upload, context, photoContract.savePhoto, async ({ request, viewer }) => {
      await limiter.hit('photo', [`member:${viewer.id}`]);
      if (!Buffer.isBuffer(request.body)) throw photoUnreadable();
      return { profileImageUrl: await savePhoto(context, viewer.id, request.body) };
    });
  });

  route(app, context, photoContract.deletePhoto, async ({ viewer }) => {
    await removePhoto(context, viewer.id);
    return { profileImageUrl: null };
  });

  route(app, context, photoContract.getReportedPhoto, async ({ params, reply }) => {
    const image = await readReportedPhoto(context, params.id);
    if (!image) throw photoNotFound();
    return reply.type('image/webp').send(image);
  });

  route(
    app,
    context,
    photoContract.getPhoto,
    async ({ params, reply }) => {
      const image = await readPhoto(config, params.name);
      if (!image) throw photoNotFound();
      // Names are never reused, so the picture is immutable; `private`, because not everybody may see it.
      const caching = `private, max-age=${YEAR_SECONDS}, immutable`;
      return reply.type('image/webp').header('cache-control', caching).send(image);
    },
    { cachedSession: true },
  );
}
