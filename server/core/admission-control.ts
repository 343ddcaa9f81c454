import { Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { clientNetworks } from './client-network.ts';
import { overloaded, unavailable } from './errors.ts';
import type { Sessions } from './sessions.ts';

/** Served first, refused last. */
const PRIORITIES = ['member', 'anonymous'] as const;
type Priority = (typeof PRIORITIES)[number];

export interface AdmissionLimits {
  /** Requests at once. More would not be faster: each would wait for the others' turns on the only thread. */
  maxRunning: number;
  /** Without a session: the rest is reserved for members. */
  maxAnonymous: number;
  /** A request that would wait longer is refused at once. */
  maxWaitMs: Record<Priority, number>;
}

const LIMITS: AdmissionLimits = {
  maxRunning: 32,
  maxAnonymous: 8,
  maxWaitMs: { anonymous: 5_000, member: 8_000 },
};

/** Weight of the last request in the moving average. */
const SMOOTHING = 0.05;

export interface Admission {
  leave(): void;
}

interface Waiting {
  admit(): void;
}

/**
 * Load shedding by priority, fair between clients. While there is capacity everything runs; then requests wait, those of
 * members before those of visitors and each client in turn, and one that would wait too long is refused at once.
 */
export class AdmissionControl {
  private running = 0;
  private averageMs = 10;
  /** By client, in round-robin order. */
  private readonly queues: Record<Priority, Map<string, Waiting[]>> = {
    member: new Map(),
    anonymous: new Map(),
  };

  constructor(
    private readonly limits: AdmissionLimits = LIMITS,
    private readonly isStrained: () => boolean = () => false,
  ) {}

  /** At once where nobody needs to be told apart; undefined where `queue` has to decide. */
  tryEnter(): Admission | undefined {
    return this.running < this.limits.maxAnonymous ? this.admit() : undefined;
  }

  /** Rejects when the wait would be too long, or with the reason of the signal. */
  async queue(priority: Priority, client: string, signal?: AbortSignal): Promise<Admission> {
    if (this.hasRoom(priority)) return this.admit();
    const isTooLate = this.expectedWaitMs(priority, client) > this.limits.maxWaitMs[priority];
    if (isTooLate || (priority === 'anonymous' && this.isStrained())) throw overloaded();
    return new Promise((resolve, reject) => {
      const own = { admit: () => resolve(this.admit()) };
      const queue = this.queues[priority].get(client) ?? [];
      queue.push(own);
      this.queues[priority].set(client, queue);
      signal?.addEventListener('abort', () => {
        this.remove(priority, client, own);
        reject(signal.reason);
      });
    });
  }

  private hasRoom(priority: Priority): boolean {
    return this.running < this.slotsOf(priority);
  }

  private slotsOf(priority: Priority): number {
    return priority === 'anonymous' ? this.limits.maxAnonymous : this.limits.maxRunning;
  }

  /** Little's law; a client waits for its own requests and, in turn, for those of the others. */
  private expectedWaitMs(priority: Priority, client: string): number {
    const ahead = PRIORITIES.slice(0, PRIORITIES.indexOf(priority)).flatMap((higher) => [
      ...this.queues[higher].values(),
    ]);
    const before = ahead.reduce((sum, { length }) => sum + length, 0);
    const queue = this.queues[priority];
    const own = queue.get(client)?.length ?? 0;
    const inTurn = [...queue.values()].reduce((sum, { length }) => sum + Math.min(length, own + 1), 0);
    return ((before + inTurn + 1) * this.averageMs) / this.slotsOf(priority);
  }

  private admit(): Admission {
    this.running += 1;
    const startedAt = performance.now();
    let isOver = false;
    const leave = () => {
      if (isOver) return;
      isOver = true;
      this.running -= 1;
      this.averageMs += SMOOTHING * (performance.now() - startedAt - this.averageMs);
      this.admitNext();
    };
    return { leave };
  }

  private admitNext(): void {
    const priority = PRIORITIES.find((each) => this.queues[each].size > 0);
    if (!priority || !this.hasRoom(priority)) return;
    const clients = this.queues[priority];
    const [first] = clients;
    if (!first) return;
    const [client, queue] = first;
    const next = queue.shift();
    // To the end of the round.
    clients.delete(client);
    if (queue.length > 0) clients.set(client, queue);
    next?.admit();
  }

  private remove(priority: Priority, client: string, gone: Waiting): void {
    const others = (this.queues[priority].get(client) ?? []).filter((each) => each !== gone);
    if (others.length > 0) this.queues[priority].set(client, others);
    else this.queues[priority].delete(client);
  }
}

const SAMPLE_MS = 1_000;
/** Of a second: whatever blocks the only thread that long is no wait for the database. */
const MAX_LAG_MS = 250;
const MAX_HEAP_SHARE = 0.9;

/** Whether the event loop lags or memory runs out, sampled each second. */
function watchStrain(app: FastifyInstance): () => boolean {
  const lag = monitorEventLoopDelay({ resolution: 20 });
  let isStrained = false;
  const sample = () => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    isStrained = lag.mean > MAX_LAG_MS * 1e6 || used > MAX_HEAP_SHARE * limit;
    lag.reset();
  };
  lag.enable();
  const timer = setInterval(sample, SAMPLE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    lag.disable();
  });
  return () => isStrained;
}

declare module 'fastify' {
  interface FastifyRequest {
    admission: Admission | null;
    /** Aborts when the client has gone. */
    departure: AbortController | null;
  }
}

const HEALTH_CHECKS = ['/livez', '/healthz'];
const LIMITED_METHODS = ['GET', 'HEAD'];

function isLimited({ method, url, raw }: FastifyRequest): boolean {
  return LIMITED_METHODS.includes(method) && !HEALTH_CHECKS.includes(url) && raw.socket instanceof Socket;
}

/** By sessions that are known without the database: made-up cookies give no priority. */
const priorityOf = ({ cookies }: FastifyRequest, sessions: Sessions): Priority =>
  sessions.peekViewer(cookies) ? 'member' : 'anonymous';

/**
 * Admits reads until their answer is made: a slow client keeps nobody out. Writes are always admitted, since they have
 * rate limits, and wait for locks without keeping the thread busy. Calls that a page makes inside of the portal are part
 * of the request for the page.
 */
export function registerAdmissionControl(app: FastifyInstance, sessions: Sessions, limits?: AdmissionLimits): void {
  const control = new AdmissionControl(limits, watchStrain(app));
  app.decorateRequest('admission', null);
  app.decorateRequest('departure', null);

  app.addHook('preValidation', (request, _reply, done) => {
    if (!isLimited(request)) return done();
    request.admission = control.tryEnter() ?? null;
    if (request.admission) return done();
    request.departure = new AbortController();
    const [client] = clientNetworks(request.ip);
    control.queue(priorityOf(request, sessions), client, request.departure.signal).then((admission) => {
      request.admission = admission;
      done();
    }, done);
  });
  app.addHook('onRequestAbort', ({ departure }, done) => {
    departure?.abort(unavailable());
    done();
  });
  app.addHook('onSend', ({ admission }, _reply, _payload, done) => {
    admission?.leave();
    done();
  });
}
