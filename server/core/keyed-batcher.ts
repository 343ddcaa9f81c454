import { unavailable } from './errors.ts';

/** Load shedding: waiting longer ends in a 503, so that a hanging database does not pile up requests. */
const MAX_WAIT_MS = 8_000;
const MAX_BATCH_SIZE = 32;

interface Waiting<Item, Result> {
  item: Item;
  deadline: number;
  resolve(result: Result | undefined): void;
  reject(reason: unknown): void;
}

type Batch<Item> = [Item, ...Item[]];

/**
 * Group commit: items that arrive during a write of their key form the next batch. Otherwise rows that lock the same
 * row would be flushed to the disk one by one.
 */
export class KeyedBatcher<Item extends { id: string }, Result extends { id: string }> {
  /** Items of the next batch by key. */
  private readonly queues = new Map<string, Waiting<Item, Result>[]>();

  /**
   * @param write writes all or nothing
   * @param isCausedByItem whether a failure is that of one item, so that the others are written without it
   */
  constructor(
    private readonly write: (key: string, items: Batch<Item>) => Promise<Result[]>,
    private readonly isCausedByItem: (error: unknown) => boolean,
    private readonly maxWaitMs = MAX_WAIT_MS,
  ) {}

  /** Undefined if there is no result with the id of the item. */
  add(key: string, item: Item): Promise<Result | undefined> {
    return new Promise((resolve, reject) => {
      const waiting = { item, deadline: performance.now() + this.maxWaitMs, resolve, reject };
      const queue = this.queues.get(key);
      if (queue) {
        queue.push(waiting);
      } else {
        this.queues.set(key, []);
        void this.writeAll(key, [waiting]);
      }
    });
  }

  private async writeAll(key: string, first: Waiting<Item, Result>[]): Promise<void> {
    let batch = first;
    while (batch.length > 0) {
      await this.writeBatch(key, batch);
      batch = this.queues.get(key)?.splice(0, MAX_BATCH_SIZE) ?? [];
    }
    this.queues.delete(key);
  }

  private async writeBatch(key: string, batch: Waiting<Item, Result>[]): Promise<void> {
    const late = batch.filter(({ deadline }) => performance.now() > deadline);
    for (const { reject } of late) reject(unavailable());
    const [head, ...rest] = batch.filter(({ deadline }) => performance.now() <= deadline);
    if (!head) return;
    try {
      const results = await this.write(key, [head.item, ...rest.map(({ item }) => item)]);
      for (const { item, resolve } of [head, ...rest]) resolve(results.find(({ id }) => id === item.id));
    } catch (error) {
      if (rest.length === 0 || !this.isCausedByItem(error)) for (const { reject } of [head, ...rest]) reject(error);
      else for (const waiting of [head, ...rest]) await this.writeBatch(key, [waiting]);
    }
  }
}
