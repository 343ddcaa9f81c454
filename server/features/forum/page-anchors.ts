import type { Database } from '../../database/database.ts';
import { type ListOrder, listPositions, type Position } from './post-list.queries.ts';

/** From here on, skipping rows one by one takes longer than anybody should wait. */
export const DEEP = 10_000;
const EVERY = 500;
const FRESH_MS = 60_000;
const MOST_ORDERS = 60;

interface Anchors {
  positions: Position[];
  /** Of the order, when they were taken. */
  total: number;
  takenAt: number;
}

/**
 * Where every five hundredth row of an order was, at most about a minute ago: page 50,000 then costs as much as page 50.
 * Rows that were added or liked since shift such a deep page by as many places; pages before the depth are exact.
 */
export class PageAnchors {
  private readonly known = new Map<string, Anchors>();
  private readonly underWay = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** The last known row before that depth and how many rows lie between, if anything is known yet. */
  find(order: ListOrder, offset: number, total: number): { start: Position; offset: number } | undefined {
    const key = `${order.sort} ${order.categoryId ?? ''}`;
    const anchors = this.known.get(key);
    if (!anchors || Date.now() - anchors.takenAt > FRESH_MS) void this.refresh(key, order, total);
    if (!anchors) return undefined;
    // New posts go to the top of the most recent ones and push the rest down by as many.
    const pushed = order.sort === 'recent' ? total - anchors.total : 0;
    const place = Math.max(0, offset - pushed);
    const index = Math.min(Math.floor(place / EVERY), anchors.positions.length - 1);
    const start = anchors.positions[index];
    return start && { start, offset: place - index * EVERY };
  }

  private async refresh(key: string, order: ListOrder, total: number): Promise<void> {
    if (this.underWay.has(key)) return;
    this.underWay.add(key);
    try {
      const positions = await listPositions(this.database, order, EVERY);
      this.known.delete(key);
      this.known.set(key, { positions, total, takenAt: Date.now() });
      const [oldest] = this.known.keys();
      if (oldest !== undefined && this.known.size > MOST_ORDERS) this.known.delete(oldest);
    } catch (error) {
      this.onError(error);
    } finally {
      this.underWay.delete(key);
    }
  }
}
