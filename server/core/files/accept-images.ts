import type { FastifyInstance } from 'fastify';
import { admitUpload } from '../body-deadlines.ts';
import type { Context } from '../context.ts';
import type { LimitName } from '../rate-limiter.ts';

/** Raw image bodies, on the routes of this scope only. The upload is counted and admitted before its body is read. */
export function acceptImages(
  app: FastifyInstance,
  { limiter }: Pick<Context, 'limiter'>,
  { bodyLimit, limit }: { bodyLimit: number; limit?: LimitName },
): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit };
  app.addContentTypeParser(/^image\//, options, (_request, image, done) => done(null, image));

  app.addHook('preParsing', async (request, reply) => {
    const { viewer } = request;
    if (limit && viewer) await limiter.hit(limit, [`member:${viewer.id}`]);
    await admitUpload('image', request, reply);
  });
}
