import { FairQueue } from './fair-queue.ts';

/** Load shedding: waiting longer ends in a 503, so that a hanging database does not pile up requests. */
const MAX_WAIT_MS = 8_000;

/**
 * FIFO per key within this process. It keeps pool connections from queueing on one row; across processes the row lock
 * decides.
 */
export class KeyedMutex {
  private readonly queue: FairQueue;

  constructor(maxWaitMs = MAX_WAIT_MS) {
    this.queue = new FairQueue({ maxPerClient: 1, maxWaitMs });
  }

  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.queue.run(key, work);
  }
}
