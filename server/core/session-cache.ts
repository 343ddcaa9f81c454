import type { PgPubSub } from './pubsub.ts';
import type { Viewer } from './viewer.ts';

/** Published by triggers on sessions and users. */
export type SessionInvalidation = { sid: string } | { userId: string };

interface CacheEntry {
  viewer: Viewer;
  expiresAt: number;
}

/** Bounds how long an ended session is accepted if an invalidation is lost. */
const TTL_MS = 5_000;
const MAX_ENTRIES = 10_000;

/**
 * Cache of the viewer of each session. Triggers publish an invalidation for every session that ends and every user that
 * changes, in any process; without a pub/sub connection nothing is cached.
 */
export class SessionCache {
  private readonly entries = new Map<string, CacheEntry>();
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

  async getOrLoad(sid: string, load: () => Promise<Viewer | null>): Promise<Viewer | null> {
    if (!this.isListening || !this.pubsub.isConnected) return load();
    const entries = this.entries.get(sid);
    if (entries && entries.expiresAt > Date.now()) return entries.viewer;
    const before = this.generation;
    const viewer = await load();
    if (viewer && this.generation === before) this.store(sid, viewer);
    return viewer;
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
    this.entries.set(sid, { viewer, expiresAt: Date.now() + TTL_MS });
    const [oldest] = this.entries.keys();
    if (oldest !== undefined && this.entries.size > MAX_ENTRIES) this.entries.delete(oldest);
  }
}
