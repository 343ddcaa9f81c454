import type { FastifyInstance } from 'fastify';
import { closingSignal } from '../closing-signal.ts';
import type { Context } from '../context.ts';
import { FairQueue } from '../fair-queue.ts';
import type { LimitName } from '../rate-limiter.ts';

/** A body is in memory until its picture is stored: bounded for each member and in all. */
const uploads = new FairQueue({ maxConcurrent: 24, maxPerClient: 2, maxWaitMs: 10_000 });

interface ImageUpload {
  bodyLimit: number;
  limit?: LimitName;
}

/**
 * Raw image bodies of members on the routes of this scope; everywhere else bodies are JSON. The upload is counted, and has
 * its place, before anything of its body is read.
 */
export function acceptImages(
  app: FastifyInstance,
  { limiter }: Pick<Context, 'limiter'>,
  { bodyLimit, limit }: ImageUpload,
): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit };
  app.addContentTypeParser(/^image\//, options, (_request, image, done) => done(null, image));

  app.addHook('preParsing', async ({ viewer }, reply) => {
    if (!viewer) return;
    if (limit) await limiter.hit(limit, [`member:${viewer.id}`]);
    const closing = closingSignal(reply);
    const leave = await uploads.enter(viewer.id, closing);
    closing.addEventListener('abort', leave);
  });
}
