const ROWS_PER_BOOKMARK = 500;
const MAX_AGE_MS = 60_000;
const MAX_LISTS = 60;

/** Sort values of a row, exactly as PostgreSQL writes them. */
export type Cursor = string[];

interface Bookmarks {
  cursors: Cursor[];
  /** Total of the list at `takenAt`. */
  total: number;
  takenAt: number;
}

interface PageOffset {
  offset: number;
  /** Set for a list whose new rows push the rest down: the offset shifts by as many. */
  growingTotal?: number | undefined;
}

/**
 * Cache of keyset cursors, one every five hundred rows and at most about a minute old, so that page 50,000 costs as
 * much as page 50. A deep page is off by the rows that came or moved since; pages read from the first row on are exact.
 */
export class KeysetBookmarks {
  private readonly bookmarksByList = new Map<string, Bookmarks>();
  private readonly refreshing = new Set<string>();

  constructor(private readonly onError: (error: unknown) => void) {}

  /** The last bookmark before the offset, and how many rows to skip from it. */
  find(
    list: string,
    { offset, growingTotal = 0 }: PageOffset,
    loadCursors: (every: number) => Promise<Cursor[]>,
  ): { start: Cursor; offset: number } | undefined {
    const bookmarks = this.bookmarksByList.get(list);
    if (!bookmarks || performance.now() - bookmarks.takenAt > MAX_AGE_MS)
      void this.refresh(list, growingTotal, loadCursors);
    if (!bookmarks) return undefined;
    const shiftedOffset = Math.max(0, offset - (growingTotal - bookmarks.total));
    const index = Math.min(Math.floor(shiftedOffset / ROWS_PER_BOOKMARK), bookmarks.cursors.length - 1);
    const start = bookmarks.cursors[index];
    return start && { start, offset: shiftedOffset - index * ROWS_PER_BOOKMARK };
  }

  private async refresh(list: string, total: number, loadCursors: (every: number) => Promise<Cursor[]>): Promise<void> {
    if (this.refreshing.has(list)) return;
    this.refreshing.add(list);
    let cursors: Cursor[] = [];
    try {
      cursors = await loadCursors(ROWS_PER_BOOKMARK);
    } catch (error) {
      // Cached empty: retrying with every page would keep a busy server busy.
      this.onError(error);
    }
    this.refreshing.delete(list);
    this.bookmarksByList.delete(list);
    this.bookmarksByList.set(list, { cursors, total, takenAt: performance.now() });
    const [oldest] = this.bookmarksByList.keys();
    if (oldest !== undefined && this.bookmarksByList.size > MAX_LISTS) this.bookmarksByList.delete(oldest);
  }
}
