import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Queryable } from '../database/database.ts';

export interface Listener<News = unknown> {
  onNews(news: News): void;
  /** The connection was lost for a while: something may have gone unheard. */
  onGap(): void;
}

/** One channel for everything; the topic inside tells who wants to hear it. Triggers of the database speak here too. */
const CHANNEL = 'portal';

interface Announcement {
  topic: string;
  news: unknown;
}

/**
 * Heard by every process of the portal; in a transaction, when it commits and only then. Only ids travel: whoever
 * hears it reads the rest, and only what they may.
 */
export async function announce(database: Queryable, topic: string, news: unknown): Promise<void> {
  await announceAll(database, [{ topic, news }]);
}

export async function announceAll(database: Queryable, announcements: Announcement[]): Promise<void> {
  if (announcements.length === 0) return;
  const payloads = announcements.map((announcement) => JSON.stringify(announcement));
  await database.execute(
    sql`select pg_notify(${CHANNEL}, payload) from unnest(${sql.param(payloads)}::text[]) as payload`,
  );
}

/** Whoever may connect to the database may say anything on the channel: what is no announcement has no topic. */
function readAnnouncement(payload = ''): Announcement {
  try {
    const { topic, news } = JSON.parse(payload) ?? {};
    return { topic: String(topic), news };
  } catch {
    return { topic: '', news: undefined };
  }
}

const RECONNECT_MS = 1_000;
/** A link that is cut without a word would stay silent for ever. */
const PROBE_MS = 15_000;

/** One connection a process that listens for news, opened for the first who wants to hear. */
export class Feed {
  private readonly listeners = new Map<string, Set<Listener>>();
  private connecting: Promise<void> | undefined;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Nobody has been told yet that the connection was lost. */
  private hasGap = false;
  private isClosed = false;

  constructor(
    private readonly connection: pg.ClientConfig,
    private readonly log: Logger,
  ) {}

  get isConnected(): boolean {
    return this.client !== undefined;
  }

  /** Resolves once whatever is announced on that topic is heard; call what it returns to stop hearing. */
  async subscribe<News>(topic: string, listener: Listener<News>): Promise<() => void> {
    const listeners = this.listeners.get(topic) ?? new Set();
    this.listeners.set(topic, listeners.add(listener as Listener));
    const unsubscribe = () => {
      listeners.delete(listener as Listener);
      if (listeners.size === 0 && this.listeners.get(topic) === listeners) this.listeners.delete(topic);
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
    // A connection that is still being opened would stay behind.
    await this.connecting?.catch(() => {});
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
    this.tellOfGap();
  }

  /** Whoever brought the connection back, the timer or somebody new who wants to hear. */
  private tellOfGap(): void {
    if (!this.hasGap) return;
    this.hasGap = false;
    for (const listener of this.everyone()) listener.onGap();
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
    this.hasGap = true;
    client.end().catch(() => {});
    if (this.isClosed) return;
    this.log.warn('lost the connection that listens for news');
    this.later(RECONNECT_MS, () => this.reconnect());
  }

  private async reconnect(): Promise<void> {
    await this.connect().catch(() => this.later(RECONNECT_MS, () => this.reconnect()));
  }

  private later(ms: number, act: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(act, ms);
    this.timer.unref();
  }

  private spread(payload: string | undefined): void {
    const { topic, news } = readAnnouncement(payload);
    for (const listener of this.listeners.get(topic) ?? []) listener.onNews(news);
  }

  private everyone(): Listener[] {
    return [...this.listeners.values()].flatMap((listeners) => [...listeners]);
  }
}
