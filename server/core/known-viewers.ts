import type { Feed } from './feed.ts';
import type { Viewer } from './viewer.ts';

/** What the triggers on sessions and users announce. */
export type ViewerNews = { sid: string } | { userId: string };

interface Known {
  viewer: Viewer;
  until: number;
}

/** Should an announcement ever be lost on its way, this is how long what it ended may go on. */
const FRESH_MS = 5_000;
const MOST = 10_000;

/**
 * Whose session is whose, as read a moment ago. The database announces every session that ends and every person who
 * changes, in any process; while nobody listens, nothing is remembered.
 */
export class KnownViewers {
  private readonly known = new Map<string, Known>();
  /** Counts what was announced: an answer read before an announcement is not kept after it. */
  private changes = 0;
  private isListening = false;

  constructor(private readonly feed: Feed) {}

  async listen(): Promise<void> {
    await this.feed.subscribe<ViewerNews>('viewers', {
      onNews: (news) => this.forget(news),
      onGap: () => this.forgetAll(),
    });
    this.isListening = true;
  }

  async recall(sid: string, lookUp: () => Promise<Viewer | null>): Promise<Viewer | null> {
    if (!this.isListening || !this.feed.isConnected) return lookUp();
    const known = this.known.get(sid);
    if (known && known.until > Date.now()) return known.viewer;
    const before = this.changes;
    const viewer = await lookUp();
    if (viewer && this.changes === before) this.remember(sid, viewer);
    return viewer;
  }

  forget(news: ViewerNews): void {
    this.changes += 1;
    if ('sid' in news) this.known.delete(news.sid);
    else for (const [sid, { viewer }] of this.known) if (viewer.id === news.userId) this.known.delete(sid);
  }

  private forgetAll(): void {
    this.changes += 1;
    this.known.clear();
  }

  private remember(sid: string, viewer: Viewer): void {
    this.known.delete(sid);
    this.known.set(sid, { viewer, until: Date.now() + FRESH_MS });
    const [oldest] = this.known.keys();
    if (oldest !== undefined && this.known.size > MOST) this.known.delete(oldest);
  }
}
