import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetworks } from './client-network.ts';
import { closingSignal } from './closing-signal.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import type { Sessions } from './sessions.ts';

/** Separate capacity: neither keeps the other out. */
type Priority = 'member' | 'anonymous';

export type AdmissionLimits = Record<Priority, QueueLimits>;

/**
 * More concurrency would not be faster on a single thread. The limit per client keeps database connections free for
 * others.
 */
const LIMITS: AdmissionLimits = {
  member: { maxConcurrent: 24, maxPerClient: 4, maxWaitMs: 5_000 },
  anonymous: { maxConcurrent: 8, maxPerClient: 4, maxWaitMs: 5_000 },
};

declare module 'fastify' {
  interface FastifyRequest {
    leave: (() => void) | null;
  }
}

const HEALTH_CHECKS = ['/livez', '/healthz'];
const LIMITED_METHODS = ['GET', 'HEAD'];

function isLimited({ method, url, raw }: FastifyRequest): boolean {
  return LIMITED_METHODS.includes(method) && !HEALTH_CHECKS.includes(url) && raw.socket instanceof Socket;
}

/** Only known sessions get priority, not made-up cookies. */
function clientOf({ viewer, cookies, ip }: FastifyRequest, sessions: Sessions): [Priority, client: string] {
  const member = viewer ?? sessions.peekViewer(cookies);
  return member ? ['member', member.id] : ['anonymous', clientNetworks(ip)[0]];
}

/**
 * Limits reads until their response is made: a slow client holds no capacity. Writes have rate limits and wait for
 * locks without keeping the thread busy. Inner calls of a page belong to the request for the page.
 */
export function registerAdmissionControl(app: FastifyInstance, sessions: Sessions, limits = LIMITS): void {
  const queues = { member: new FairQueue(limits.member), anonymous: new FairQueue(limits.anonymous) };
  app.decorateRequest('leave', null);

  app.addHook('preValidation', async (request, reply) => {
    if (!isLimited(request)) return;
    const [priority, client] = clientOf(request, sessions);
    request.leave = await queues[priority].enter(client, closingSignal(reply));
  });
  app.addHook('onSend', async ({ leave }) => {
    leave?.();
  });
}
