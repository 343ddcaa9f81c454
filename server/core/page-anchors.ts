const EVERY = 500;
const FRESH_MS = 60_000;
const MOST_LISTS = 60;

/** Values of a list's order at some row, exactly as PostgreSQL writes them. */
export type Position = string[];

interface Anchors {
  positions: Position[];
  /** Of the list, when they were taken. */
  total: number;
  takenAt: number;
}

interface Depth {
  offset: number;
  /** Total of a list whose new rows go to the top and push the rest down by as many. */
  growingTotal?: number | undefined;
}

/**
 * Where every five hundredth row of a list was, at most about a minute ago: page 50,000 then costs as much as page 50.
 * Rows that came or moved since shift such a deep page by as many places; pages that are read from the first row on
 * are exact.
 */
export class PageAnchors {
  private readonly known = new Map<string, Anchors>();
  private readonly underWay = new Set<string>();

  constructor(private readonly onError: (error: unknown) => void) {}

  /** The last known row before that depth and how many rows lie between, if anything is known yet. */
  find(
    list: string,
    { offset, growingTotal = 0 }: Depth,
    locate: (every: number) => Promise<Position[]>,
  ): { start: Position; offset: number } | undefined {
    const anchors = this.known.get(list);
    if (!anchors || Date.now() - anchors.takenAt > FRESH_MS) void this.refresh(list, growingTotal, locate);
    if (!anchors) return undefined;
    const place = Math.max(0, offset - (growingTotal - anchors.total));
    const index = Math.min(Math.floor(place / EVERY), anchors.positions.length - 1);
    const start = anchors.positions[index];
    return start && { start, offset: place - index * EVERY };
  }

  private async refresh(list: string, total: number, locate: (every: number) => Promise<Position[]>): Promise<void> {
    if (this.underWay.has(list)) return;
    this.underWay.add(list);
    try {
      const positions = await locate(EVERY);
      this.known.delete(list);
      this.known.set(list, { positions, total, takenAt: Date.now() });
      const [oldest] = this.known.keys();
      if (oldest !== undefined && this.known.size > MOST_LISTS) this.known.delete(oldest);
    } catch (error) {
      this.onError(error);
    } finally {
      this.underWay.delete(list);
    }
  }
}
