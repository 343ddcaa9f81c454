import { unavailable } from './errors.ts';

/** A caller that waited longer gets a 503, so that a hanging database does not pile up requests. */
const MAX_WAIT_MS = 8_000;

/**
 * Mutex per key, first come, first served, within this process. It keeps pool connections from queueing on one row;
 * across processes the row lock decides.
 */
export class KeyedMutex {
  private readonly tails = new Map<string, Promise<unknown>>();
  private nextSlot = 0;

  constructor(private readonly maxWaitMs = MAX_WAIT_MS) {}

  async runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    const deadline = Date.now() + this.maxWaitMs;
    const run = (this.tails.get(key) ?? Promise.resolve()).then(() => {
      if (Date.now() > deadline) throw unavailable();
      return work();
    });
    const done = run.catch(() => {});
    this.tails.set(key, done);
    try {
      return await run;
    } finally {
      if (this.tails.get(key) === done) this.tails.delete(key);
    }
  }

  /** Semaphore: at most so many at once for a key, which take turns in that many queues. */
  runBounded<T>(key: string, max: number, work: () => Promise<T>): Promise<T> {
    this.nextSlot = (this.nextSlot + 1) % max;
    return this.runExclusive(`${key}:${this.nextSlot}`, work);
  }
}
