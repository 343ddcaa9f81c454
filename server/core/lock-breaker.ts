import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLockFailure } from '../database/database-errors.ts';
import { unavailable } from './errors.ts';

const OPEN_MS = 2_000;
const READS = ['GET', 'HEAD'];

/**
 * Circuit breaker of reads, by route. A read only ever waits for a locked table: after a timeout the next ones are
 * refused at once instead of taking a connection each. Writes wait for rows too, which says nothing about other writes.
 */
export function registerLockBreaker(app: FastifyInstance, now: () => number = () => performance.now()): void {
  const openUntil = new Map<string, number>();
  const readOf = ({ method, routeOptions }: FastifyRequest) => (READS.includes(method) ? routeOptions.url : undefined);

  app.addHook('onRequest', (request, _reply, done) => {
    const until = openUntil.get(readOf(request) ?? '');
    if (until === undefined) return done();
    if (now() < until) return done(unavailable());
    // Half-open: one request probes; concurrent ones are refused.
    openUntil.set(readOf(request) ?? '', now() + OPEN_MS);
    done();
  });
  app.addHook('onError', (request, _reply, error, done) => {
    const read = readOf(request);
    if (read && isLockFailure(error)) openUntil.set(read, now() + OPEN_MS);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (openUntil.size > 0 && reply.statusCode < 500) openUntil.delete(readOf(request) ?? '');
    done();
  });
}
