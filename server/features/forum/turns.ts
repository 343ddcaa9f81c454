/**
 * Whatever has the same key runs one after the other. Comments on one post would otherwise wait for its row in the
 * database, each holding a connection that everybody else needs.
 */
export class Turns {
  private readonly last = new Map<string, Promise<unknown>>();

  async take<T>(key: string, act: () => Promise<T>): Promise<T> {
    const before = this.last.get(key) ?? Promise.resolve();
    const turn = before.then(act, act);
    this.last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.last.get(key) === turn) this.last.delete(key);
    }
  }
}
