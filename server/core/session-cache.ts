import type { PgPubSub } from './pubsub.ts';
import { observe } from './telemetry.ts';
import type { Viewer } from './viewer.ts';

/** Published by triggers on sessions and users. */
export type SessionInvalidation = { sid: string } | { userId: string };

/** Bounds how long an ended session is accepted if an invalidation is lost. */
const TTL_MS = 5_000;
const MAX_ENTRIES = 10_000;

/**
 * Caches the viewer of each session. Triggers publish an invalidation for every session that ends and every user that
 * changes, in any process; without a pub/sub connection nothing is cached.
 */
export class SessionCache {
  private readonly entries = new Map<string, { viewer: Viewer; expiresAt: number }>();
  /** Single flight: concurrent callers share the result, unless something was invalidated in between. */
  private readonly loading = new Map<string, { generation: number; viewer: Promise<Viewer | null> }>();
  /** Counts invalidations: a viewer loaded before one is not stored after it. */
  private generation = 0;
  private isListening = false;

  constructor(private readonly pubsub: PgPubSub) {}

  async listen(): Promise<void> {
    await this.pubsub.subscribe<SessionInvalidation>('viewers', {
      onMessage: (invalidation) => this.invalidate(invalidation),
      onReconnect: () => this.clear(),
    });
    this.isListening = true;
  }

  private get isCurrent(): boolean {
    return this.isListening && this.pubsub.isConnected;
  }

  get(sid: string): Viewer | undefined {
    if (!this.isCurrent) return undefined;
    const entry = this.entries.get(sid);
    return entry && entry.expiresAt > performance.now() ? entry.viewer : undefined;
  }

  /** Always reads, and caches the result. */
  async load(sid: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> {
    const { generation } = this;
    const viewer = await load();
    if (viewer && this.isCurrent && this.generation === generation) this.store(sid, viewer);
    return viewer;
  }

  async getOrLoad(sid: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> {
    if (!this.isCurrent) return load();
    const cached = this.get(sid);
    observe('cache', { cache: 'sessions', isHit: cached !== undefined });
    if (cached) return cached;
    const { generation } = this;
    const running = this.loading.get(sid);
    if (running?.generation === generation) return running.viewer;
    const loading = { generation, viewer: this.load(sid, load) };
    this.loading.set(sid, loading);
    try {
      return await loading.viewer;
    } finally {
      if (this.loading.get(sid) === loading) this.loading.delete(sid);
    }
  }

  invalidate(invalidation: SessionInvalidation): void {
    this.generation += 1;
    if ('sid' in invalidation) this.entries.delete(invalidation.sid);
    else for (const [sid, { viewer }] of this.entries) if (viewer.id === invalidation.userId) this.entries.delete(sid);
  }

  private clear(): void {
    this.generation += 1;
    this.entries.clear();
  }

  private store(sid: string, viewer: Viewer): void {
    this.entries.delete(sid);
    this.entries.set(sid, { viewer, expiresAt: performance.now() + TTL_MS });
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size > MAX_ENTRIES) this.entries.delete(oldest);
  }
}
