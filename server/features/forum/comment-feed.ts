import pg from 'pg';
import type { Logger } from 'pino';
import { CHANNEL, type CommentNews } from './comment-news.ts';

export interface Listener {
  onNews(news: CommentNews): void;
  /** The connection was lost for a while: something may have gone unheard. */
  onGap(): void;
}

const RECONNECT_MS = 1_000;
/** A link that is cut without a word would stay silent for ever. */
const PROBE_MS = 15_000;

/** One connection a process that listens for news of comments, opened for the first who wants to hear. */
export class CommentFeed {
  private readonly listeners = new Map<string, Set<Listener>>();
  private connecting: Promise<void> | undefined;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly connection: pg.ClientConfig,
    private readonly log: Logger,
  ) {}

  /** Resolves once whatever happens to that post's comments is heard; call what it returns to stop hearing. */
  async subscribe(postId: string, listener: Listener): Promise<() => void> {
    const listeners = this.listeners.get(postId) ?? new Set();
    this.listeners.set(postId, listeners.add(listener));
    const unsubscribe = () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.listeners.get(postId) === listeners) this.listeners.delete(postId);
    };
    try {
      if (!this.client) await this.connect();
    } catch (error) {
      unsubscribe();
      throw error;
    }
    return unsubscribe;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => {});
  }

  private connect(): Promise<void> {
    this.connecting ??= this.open().finally(() => {
      this.connecting = undefined;
    });
    return this.connecting;
  }

  private async open(): Promise<void> {
    const client = new pg.Client(this.connection);
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload }) => this.spread(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    this.later(PROBE_MS, () => this.probe(client));
  }

  private async probe(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      this.later(PROBE_MS, () => this.probe(client));
    } catch {
      this.lose(client);
    }
  }

  private lose(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    client.end().catch(() => {});
    if (this.isClosed) return;
    this.log.warn('lost the connection that listens for comments');
    this.later(RECONNECT_MS, () => this.reconnect());
  }

  private async reconnect(): Promise<void> {
    try {
      await this.connect();
      for (const listener of this.everyone()) listener.onGap();
    } catch {
      this.later(RECONNECT_MS, () => this.reconnect());
    }
  }

  private later(ms: number, act: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(act, ms);
    this.timer.unref();
  }

  private spread(payload: string | undefined): void {
    const news = JSON.parse(payload ?? 'null') as CommentNews | null;
    for (const listener of this.listeners.get(news?.postId ?? '') ?? []) listener.onNews(news as CommentNews);
  }

  private everyone(): Listener[] {
    return [...this.listeners.values()].flatMap((listeners) => [...listeners]);
  }
}
