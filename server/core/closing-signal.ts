import type { FastifyReply } from 'fastify';

/** Aborts when the client has its answer, or has gone. */
export function closingSignal({ raw }: FastifyReply): AbortSignal {
  const closing = new AbortController();
  if (raw.destroyed) closing.abort();
  else raw.once('close', () => closing.abort());
  return closing.signal;
}
