import type { FastifyInstance } from 'fastify';
import { holdPlace } from '../admission-control.ts';
import { closingSignal } from '../closing-signal.ts';
import type { Context } from '../context.ts';
import { FairQueue } from '../fair-queue.ts';
import type { LimitName } from '../rate-limiter.ts';

/** A body is in memory until its picture is stored: bounded per member and in all. */
const uploads = new FairQueue({ maxConcurrent: 24, maxPerClient: 2, maxWaitMs: 10_000 });

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
    if (!viewer) return;
    if (limit) await limiter.hit(limit, [`member:${viewer.id}`]);
    // Until the response is made, the body is in memory.
    holdPlace(request, await uploads.enter(viewer.id, closingSignal(reply)));
  });
}
