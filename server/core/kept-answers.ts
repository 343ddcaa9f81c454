import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Smaller ones fit a packet as they are; much larger ones are rare and compressed in a stream. */
export const MIN_COMPRESSED = 1024;
const MAX_LENGTH = 64 * 1024;
/** Characters of all kept answers. */
const MAX_KEPT = 2 * 1024 * 1024;

export const GZIP_LEVEL = 1;

function isKept({ method, headers }: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  const accepted = headers['accept-encoding'];
  return (
    typeof payload === 'string' &&
    payload.length >= MIN_COMPRESSED &&
    payload.length <= MAX_LENGTH &&
    method === 'GET' &&
    reply.statusCode === 200 &&
    // A client with weights is left to the general way.
    typeof accepted === 'string' &&
    accepted.includes('gzip') &&
    !accepted.includes('q=') &&
    headers['x-no-compression'] === undefined &&
    !reply.hasHeader('content-encoding') &&
    String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

/**
 * Keeps the compressed bytes of answers that repeat, by their text, the least recently sent first to go. An answer is only
 * ever sent in place of the very same one, so nothing has to be invalidated.
 */
export function keepCompressedAnswers(app: FastifyInstance): void {
  const kept = new Map<string, Buffer | null>();
  let length = 0;

  function store(text: string, bytes: Buffer | null): void {
    if (kept.delete(text)) length -= text.length;
    kept.set(text, bytes);
    length += text.length;
    for (const [oldest] of kept) {
      if (length <= MAX_KEPT) break;
      kept.delete(oldest);
      length -= oldest.length;
    }
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isKept(request, reply, payload)) return done(null, payload);
    const known = kept.get(payload);
    // Most answers are sent once: only what comes again is compressed for keeping.
    const bytes = known === null ? gzipSync(payload, { level: GZIP_LEVEL }) : (known ?? null);
    store(payload, bytes);
    if (!bytes) return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding').header('content-encoding', 'gzip');
    done(null, bytes);
  });
}
