import { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetworks } from './client-network.ts';
import { closingSignal } from './closing-signal.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import type { Sessions } from './sessions.ts';

/** Each has places of its own, so that neither keeps the other out. */
type Priority = 'member' | 'anonymous';

export type AdmissionLimits = Record<Priority, QueueLimits>;

/**
 * More at once would not be faster: each would wait for the others' turns on the only thread. No client takes more than
 * a part of the connections to the database.
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

/** By sessions that are known: made-up cookies give no priority. */
function clientOf({ viewer, cookies, ip }: FastifyRequest, sessions: Sessions): [Priority, client: string] {
  const member = viewer ?? sessions.peekViewer(cookies);
  return member ? ['member', member.id] : ['anonymous', clientNetworks(ip)[0]];
}

/**
 * Admits reads until their answer is made: a slow client keeps nobody out. Writes are always admitted, since they have
 * rate limits, and wait for locks without keeping the thread busy. Calls that a page makes inside of the portal are part
 * of the request for the page.
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
