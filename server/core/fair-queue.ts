import { unavailable } from './errors.ts';

interface QueuedTask {
  start: () => void;
}

/**
 * Concurrency limit with one queue per client, served round-robin: a client with two hundred requests delays only
 * itself. Refuses only when the queue of a client is full.
 */
export class FairQueue {
  private running = 0;
  /** In round-robin order. */
  private readonly queues = new Map<string, QueuedTask[]>();

  constructor(
    private readonly maxConcurrent: number,
    private readonly maxWaiting: number,
  ) {}

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.maxConcurrent) this.running += 1;
    else await this.wait(client);
    try {
      return await work();
    } finally {
      if (!this.startNext()) this.running -= 1;
    }
  }

  private wait(client: string): Promise<void> {
    const queue = this.queues.get(client) ?? [];
    if (queue.length >= this.maxWaiting) throw unavailable();
    this.queues.set(client, queue);
    return new Promise((start) => queue.push({ start }));
  }

  /** Starts the first task of the next queue, which then moves to the end. */
  private startNext(): boolean {
    const [first] = this.queues;
    if (!first) return false;
    const [client, queue] = first;
    this.queues.delete(client);
    const next = queue.shift();
    if (queue.length > 0) this.queues.set(client, queue);
    next?.start();
    return next !== undefined;
  }
}
