import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLockFailure } from '../database/database-errors.ts';
import { unavailable } from './errors.ts';

/** How long a route is refused before one request tries again. */
const OPEN_MS = 2_000;
const READS = ['GET', 'HEAD'];

/**
 * Circuit breaker of reads, by route. A read waits for nothing but a locked table: after one that waited in vain, the next
 * ones are refused at once instead of taking a connection each from everybody else. Writes wait for rows too, which says
 * nothing about others.
 */
export function registerLockBreaker(app: FastifyInstance, now: () => number = () => performance.now()): void {
  /** When the next attempt may pass, by route pattern. */
  const openUntil = new Map<string, number>();
  const readOf = ({ method, routeOptions }: FastifyRequest) => (READS.includes(method) ? routeOptions.url : undefined);

  app.addHook('onRequest', (request, _reply, done) => {
    const until = openUntil.get(readOf(request) ?? '');
    if (until === undefined) return done();
    if (now() < until) return done(unavailable());
    // One request finds out; those that come meanwhile are refused.
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
