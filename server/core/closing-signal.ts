import type { FastifyReply } from 'fastify';

/** Aborts when the response is complete or the client disconnects. */
export function closingSignal({ raw }: FastifyReply): AbortSignal {
  const closing = new AbortController();
  if (raw.destroyed) closing.abort();
  else raw.once('close', () => closing.abort());
  return closing.signal;
}
