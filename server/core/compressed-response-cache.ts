import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Smaller ones fit a packet as they are; much larger ones are rare and compressed in a stream. */
export const MIN_COMPRESSED = 1024;
const MAX_LENGTH = 64 * 1024;
/** Characters and compressed bytes together. */
const MAX_KEPT = 3 * 1024 * 1024;

export const GZIP_LEVEL = 1;

/** Weighted offers (`gzip;q=0`) are left to the general compression. */
const acceptsGzip = (header: string) => header.split(',').some((offer) => offer.trim().toLowerCase() === 'gzip');

function isKept({ method, headers }: FastifyRequest, reply: FastifyReply, payload: unknown): payload is string {
  return (
    typeof payload === 'string' &&
    payload.length >= MIN_COMPRESSED &&
    payload.length <= MAX_LENGTH &&
    method === 'GET' &&
    reply.statusCode === 200 &&
    acceptsGzip(String(headers['accept-encoding'])) &&
    headers['x-no-compression'] === undefined &&
    !reply.hasHeader('content-encoding') &&
    String(reply.getHeader('content-type')).startsWith('application/json')
  );
}

/** A copy: zlib returns a part of a buffer of 16 KiB, all of which would be kept. */
const compress = (text: string) => Buffer.from(gzipSync(text, { level: GZIP_LEVEL }));

const sizeOf = (text: string, bytes: Buffer | null) => text.length + (bytes?.length ?? 0);

/**
 * LRU cache of compressed responses by their text. A response is only ever sent in place of the very same one: nothing
 * has to be invalidated.
 */
export function cacheCompressedResponses(app: FastifyInstance): void {
  /** Null: sent once so far. */
  const kept = new Map<string, Buffer | null>();
  let size = 0;

  function remove(text: string): void {
    const bytes = kept.get(text);
    if (bytes !== undefined && kept.delete(text)) size -= sizeOf(text, bytes);
  }

  function store(text: string, bytes: Buffer | null): void {
    remove(text);
    kept.set(text, bytes);
    size += sizeOf(text, bytes);
    for (const [oldest] of kept) {
      if (size <= MAX_KEPT) break;
      remove(oldest);
    }
  }

  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isKept(request, reply, payload)) return done(null, payload);
    const known = kept.get(payload);
    // Most responses are sent once: only a repeated one is worth keeping.
    const bytes = known === null ? compress(payload) : (known ?? null);
    store(payload, bytes);
    if (!bytes) return done(null, payload);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding').header('content-encoding', 'gzip');
    done(null, bytes);
  });
}
