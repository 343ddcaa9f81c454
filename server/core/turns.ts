import { unavailable } from './errors.ts';

/** Who waited longer is told to come back, so that a database that hangs does not keep a whole crowd hanging. */
const LONGEST_WAIT_MS = 8_000;

/**
 * One at a time for each key, in the order of asking. It spares the database a crowd of connections that all wait for
 * the same row; what must hold across processes is still the row's lock.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  constructor(private readonly longestWaitMs = LONGEST_WAIT_MS) {}

  async take<T>(key: string, work: () => Promise<T>): Promise<T> {
    const giveUpAt = Date.now() + this.longestWaitMs;
    const turn = (this.last.get(key) ?? Promise.resolve()).then(() => {
      if (Date.now() > giveUpAt) throw unavailable();
      return work();
    });
    const done = turn.catch(() => {});
    this.last.set(key, done);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === done) this.last.delete(key);
    }
  }
}
