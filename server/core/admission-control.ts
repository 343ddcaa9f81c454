import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetworks } from './client-network.ts';
import { closingSignal } from './closing-signal.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import type { Sessions } from './sessions.ts';

/** Separate capacity: neither keeps the other out. */
type Priority = 'member' | 'anonymous';

export type AdmissionLimits = Record<Priority | 'write', QueueLimits>;

/**
 * More concurrency would not be faster on a single thread. The limit per client keeps database connections free for
 * others.
 */
const LIMITS: AdmissionLimits = {
  member: { maxConcurrent: 24, maxPerClient: 4, maxWaitMs: 5_000 },
  anonymous: { maxConcurrent: 8, maxPerClient: 4, maxWaitMs: 5_000 },
  // No limit in all: writers may wait for locks without keeping the thread busy.
  write: { maxPerClient: 4, maxWaitMs: 5_000 },
};

declare module 'fastify' {
  interface FastifyRequest {
    leave: (() => void) | null;
  }
}

const HEALTH_CHECKS = ['/livez', '/healthz'];
/** Pages are mostly kept, and have a queue of their own where they are not. */
const PAGES = '/*';
const READ_METHODS = ['GET', 'HEAD'];
/** Limited in number, and the way to be rid of an intruder whose writes fill the queue of the account. */
const END_SESSIONS = 'DELETE /api/auth/sessions';

const isLimited = ({ url, raw, routeOptions }: FastifyRequest) =>
  !HEALTH_CHECKS.includes(url) && routeOptions.url !== PAGES && raw.socket instanceof Socket;

/** Signing in has rate limits and a queue of its own, in which a neighbour's guesses keep no owner out. */
function isExemptWrite({ method, viewer, routeOptions: { url = '' } }: FastifyRequest): boolean {
  return viewer ? `${method} ${url}` === END_SESSIONS : url.startsWith('/api/auth/');
}

/** Until the response is made, even if nobody waits for it any more. A request may hold several. */
export function holdPlace(request: FastifyRequest, leave: () => void): void {
  const before = request.leave;
  request.leave = () => {
    before?.();
    leave();
  };
}

/** Only known sessions get priority, not made-up cookies. */
function clientOf({ viewer, cookies, ip }: FastifyRequest, sessions: Sessions): [Priority, client: string] {
  const member = viewer ?? sessions.peekViewer(cookies);
  return member ? ['member', member.id] : ['anonymous', clientNetworks(ip)[0]];
}

/**
 * Limits requests until their response is made: a slow client holds no capacity. Writes are limited for each client,
 * after their body and before their handler, so that one client's leave connections of the database to others. Inner
 * calls of a page belong to the request for the page.
 */
export function registerAdmissionControl(
  app: FastifyInstance,
  sessions: Sessions,
  overrides: Partial<AdmissionLimits> = {},
): void {
  const limits = { ...LIMITS, ...overrides };
  const reads = { member: new FairQueue(limits.member), anonymous: new FairQueue(limits.anonymous) };
  const writes = new FairQueue(limits.write);
  app.decorateRequest('leave', null);

  app.addHook('preValidation', async (request, reply) => {
    if (!isLimited(request)) return;
    const [priority, client] = clientOf(request, sessions);
    const isRead = READ_METHODS.includes(request.method);
    if (!isRead && isExemptWrite(request)) return;
    const queue = isRead ? reads[priority] : writes;
    holdPlace(request, await queue.enter(client, closingSignal(reply)));
  });
  app.addHook('onSend', async ({ leave }) => {
    leave?.();
  });
}
