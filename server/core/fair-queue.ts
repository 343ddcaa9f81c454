import { overloaded } from './errors.ts';

export interface QueueLimits {
  maxConcurrent?: number;
  /** The rest stays free for other clients. */
  maxPerClient?: number;
  maxWaiting?: number;
  /** Enforced by a timer, independent of running tasks. */
  maxWaitMs?: number;
}

type Start = () => void;

/**
 * Concurrency limit with one queue per client, served round-robin: a client with two hundred requests delays only
 * itself. Waiting too long ends in a 503.
 */
export class FairQueue {
  private total = 0;
  private readonly running = new Map<string, number>();
  /** In round-robin order. */
  private readonly queues = new Map<string, Set<Start>>();

  constructor(private readonly limits: QueueLimits) {}

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(client);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /** Resolves with the function that releases the slot. The signal abandons the queue. */
  async enter(client: string, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) throw overloaded();
    if (this.hasRoom(client)) this.begin(client);
    else await this.wait(client, signal);
    let isOver = false;
    return () => {
      if (!isOver) this.end(client);
      isOver = true;
    };
  }

  private hasRoom(client: string): boolean {
    const { maxConcurrent = Infinity, maxPerClient = Infinity } = this.limits;
    return this.total < maxConcurrent && (this.running.get(client) ?? 0) < maxPerClient;
  }

  private begin(client: string): void {
    this.total += 1;
    this.running.set(client, (this.running.get(client) ?? 0) + 1);
  }

  private end(client: string): void {
    const left = (this.running.get(client) ?? 0) - 1;
    this.total -= 1;
    if (left > 0) this.running.set(client, left);
    else this.running.delete(client);
    this.startNext();
  }

  private wait(client: string, signal?: AbortSignal): Promise<void> {
    const { maxWaiting = Infinity, maxWaitMs } = this.limits;
    const queue = this.queues.get(client) ?? new Set();
    if (queue.size >= maxWaiting) throw overloaded();
    this.queues.set(client, queue);
    return new Promise((resolve, reject) => {
      const settle = (outcome: () => void) => () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', refuse);
        queue.delete(start);
        if (queue.size === 0) this.queues.delete(client);
        outcome();
      };
      const start = settle(resolve);
      const refuse = settle(() => reject(overloaded()));
      const timer = maxWaitMs === undefined ? undefined : setTimeout(refuse, maxWaitMs);
      signal?.addEventListener('abort', refuse);
      queue.add(start);
    });
  }

  /** Round-robin: starts the first task of the next client that has room. */
  private startNext(): void {
    for (const [client, queue] of this.queues) {
      const [start] = queue;
      if (!start || !this.hasRoom(client)) continue;
      this.queues.delete(client);
      this.queues.set(client, queue);
      this.begin(client);
      start();
      return;
    }
  }
}
