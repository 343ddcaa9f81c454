import { unavailable } from './errors.ts';

interface Waiting {
  begin: () => void;
}

/**
 * A few at a time; the rest waits, in a line for each client, and the lines take turns. Whoever asks two hundred times at
 * once makes only themselves wait. Nothing is refused but what no line has room for.
 */
export class FairQueue {
  private running = 0;
  /** In the order in which their turn comes. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(
    private readonly atOnce: number,
    private readonly mostWaiting: number,
  ) {}

  async run<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.atOnce) this.running += 1;
    else await this.wait(client);
    try {
      return await work();
    } finally {
      if (!this.beginNext()) this.running -= 1;
    }
  }

  private wait(client: string): Promise<void> {
    const line = this.lines.get(client) ?? [];
    if (line.length >= this.mostWaiting) throw unavailable();
    this.lines.set(client, line);
    return new Promise((begin) => line.push({ begin }));
  }

  /** The place that became free goes to the line whose turn it is, which then comes last. */
  private beginNext(): boolean {
    const [turn] = this.lines;
    if (!turn) return false;
    const [client, line] = turn;
    this.lines.delete(client);
    const next = line.shift();
    if (line.length > 0) this.lines.set(client, line);
    next?.begin();
    return next !== undefined;
  }
}
