import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createClient, type DatabaseConnection } from '../database/connection.ts';
import type { Queryable } from '../database/database.ts';
import { statement } from '../database/statement.ts';

export interface Listener<Message = unknown> {
  onMessage(message: Message): void;
  /** Messages may have been missed while disconnected. */
  onReconnect(): void;
}

/** One NOTIFY channel for every topic; triggers of the database publish on it too. */
const CHANNEL = 'portal';
/** Invalidates finished pages. Triggers on tables with public content publish it too (`schema/pages.sql`). */
export const PAGES_TOPIC = 'pages';

interface Envelope {
  topic: string;
  message: unknown;
}

/** Publishes from within a statement; `payload` is made by `encodeMessage`. */
export const notifyExpression = (payload: SQL): SQL => sql`pg_notify(${sql.raw(`'${CHANNEL}'`)}, ${payload})`;

export const encodeMessage = (topic: string, message: unknown): string => JSON.stringify({ topic, message });

const notifyAll = statement('publish', (database) =>
  database
    .select({ sent: notifyExpression(sql`payload`) })
    .from(sql`unnest(${sql.placeholder('payloads')}::text[]) as payload`),
);

/**
 * Reaches the subscribers in every process; in a transaction, when it commits. A message carries only ids: each
 * subscriber reads the rest with its own permissions.
 */
export async function publish(database: Queryable, topic: string, message: unknown): Promise<void> {
  await publishAll(database, [{ topic, message }]);
}

export async function publishAll(database: Queryable, envelopes: Envelope[]): Promise<void> {
  if (envelopes.length === 0) return;
  const payloads = envelopes.map(({ topic, message }) => encodeMessage(topic, message));
  await notifyAll(database, { payloads });
}

/** Any database role may NOTIFY anything: a malformed payload gets an empty topic. */
function parseEnvelope(payload = ''): Envelope {
  try {
    const { topic, message } = JSON.parse(payload) ?? {};
    return { topic: String(topic), message };
  } catch {
    return { topic: '', message: undefined };
  }
}

const RECONNECT_MS = 1_000;
/** Detects a half-open TCP connection, which would stay silent for ever. */
const PROBE_MS = 15_000;

/** Pub/sub over LISTEN/NOTIFY: one connection a process, opened for the first subscriber. */
export class PgPubSub {
  private readonly listeners = new Map<string, Set<Listener>>();
  private connecting: Promise<void> | undefined;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  /** Set until the listeners are notified. */
  private wasDisconnected = false;
  private isClosed = false;

  constructor(
    private readonly connection: DatabaseConnection,
    private readonly log: Logger,
  ) {}

  get isConnected(): boolean {
    return this.client !== undefined;
  }

  /** Resolves once messages on the topic arrive, with the function that unsubscribes. */
  async subscribe<Message>(topic: string, listener: Listener<Message>): Promise<() => void> {
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
    // Otherwise a connection that is being opened would leak.
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
    const client = createClient(this.connection);
    client.on('error', () => this.handleDisconnect(client));
    client.on('end', () => this.handleDisconnect(client));
    client.on('notification', ({ payload }) => this.dispatch(payload));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      client.end().catch(() => {});
      throw error;
    }
    this.client = client;
    this.schedule(PROBE_MS, () => this.probe(client));
    this.notifyReconnect();
  }

  /** After any reconnect, by the timer or by a new subscriber. */
  private notifyReconnect(): void {
    if (!this.wasDisconnected) return;
    this.wasDisconnected = false;
    for (const listener of this.allListeners()) listener.onReconnect();
  }

  private async probe(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
      this.schedule(PROBE_MS, () => this.probe(client));
    } catch {
      this.handleDisconnect(client);
    }
  }

  private handleDisconnect(client: pg.Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.wasDisconnected = true;
    client.end().catch(() => {});
    if (this.isClosed) return;
    this.log.warn('pub/sub connection lost');
    this.schedule(RECONNECT_MS, () => this.reconnect());
  }

  private async reconnect(): Promise<void> {
    await this.connect().catch(() => this.schedule(RECONNECT_MS, () => this.reconnect()));
  }

  private schedule(ms: number, task: () => Promise<void>): void {
    clearTimeout(this.timer);
    if (this.isClosed) return;
    this.timer = setTimeout(task, ms);
    this.timer.unref();
  }

  private dispatch(payload: string | undefined): void {
    const { topic, message } = parseEnvelope(payload);
    for (const listener of this.listeners.get(topic) ?? []) listener.onMessage(message);
  }

  private allListeners(): Listener[] {
    return [...this.listeners.values()].flatMap((listeners) => [...listeners]);
  }
}
