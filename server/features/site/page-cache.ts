import type { FairQueue } from '../../core/fair-queue.ts';

export interface Built<Page> {
  page: Page;
  /** `false` for a transient page: not found, or without some of its data. */
  isKept: boolean;
}

type Build<Page> = () => Promise<Built<Page>>;

interface Entry<Page> {
  page: Page;
  size: number;
  build: Build<Page>;
  isRefreshing?: true;
  generation: number;
  builtAt: number;
  /** Until then it is sent even if outdated, so that building takes at most half of the time. */
  restUntil: number;
}

interface Flight<Page> {
  generation: number;
  page: Promise<Page>;
}

interface Options {
  queue: FairQueue;
  now: () => number;
  isListening: () => boolean;
}

/** Bounds the age of time-dependent content, such as an event that begins. */
const MAX_AGE_MS = 60_000;
/** Background refresh, so that requests do not wait for it. */
const REFRESH_AGE_MS = 45_000;
/** Staleness without invalidations, or where rebuilding cannot keep up with them. */
const MAX_AGE_WITHOUT_INVALIDATIONS_MS = 1_000;
const MAX_REST_MS = 500;
const MAX_BYTES = 64 * 1024 * 1024;
/** Client id of the portal itself. */
const BACKGROUND = '';

/** Single flight: concurrent requests for an outdated page share one build. The caller bounds the number of keys. */
export class PageCache<Page extends { size: number }> {
  /** Least recently built first. */
  private readonly entries = new Map<string, Entry<Page>>();
  private readonly flights = new Map<string, Flight<Page>>();
  private bytes = 0;
  private generation = 0;

  constructor(private readonly options: Options) {}

  /** Drops everything: visible changes are rare, and rebuilding is quick. */
  invalidate(): void {
    this.generation += 1;
  }

  peek(key: string): Page | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.options.now();
    const age = now - entry.builtAt;
    const maxAge = this.options.isListening() ? MAX_AGE_MS : MAX_AGE_WITHOUT_INVALIDATIONS_MS;
    // Negative where the clock was set back.
    if (age < 0 || age >= maxAge) return undefined;
    if (entry.generation !== this.generation && now >= entry.restUntil) return undefined;
    if (age >= REFRESH_AGE_MS && !entry.isRefreshing) this.refresh(key, entry);
    return entry.page;
  }

  async get(key: string, client: string, build: Build<Page>): Promise<Page> {
    const asked = this.generation;
    const current = () => {
      const flight = this.flights.get(key);
      return this.peek(key) ?? (flight && flight.generation >= asked ? flight.page : undefined);
    };
    for (;;) {
      const page = current();
      if (page) return page;
      const outdated = this.flights.get(key);
      // Only a running build is awaited, never what another client has queued.
      if (!outdated) return this.options.queue.run(client, async () => current() ?? this.start(key, build));
      await outdated.page.catch(() => undefined);
    }
  }

  private refresh(key: string, entry: Entry<Page>): void {
    entry.isRefreshing = true;
    const rebuild = async () => this.flights.get(key)?.page ?? this.start(key, entry.build);
    // Failures show once the page has expired.
    this.options.queue.run(BACKGROUND, rebuild).catch(() => undefined);
  }

  private start(key: string, build: Build<Page>): Promise<Page> {
    const { generation } = this;
    const startedAt = this.options.now();
    const flight: Flight<Page> = {
      generation,
      page: this.run(key, { build, generation, startedAt }).finally(() => {
        if (this.flights.get(key) === flight) this.flights.delete(key);
      }),
    };
    this.flights.set(key, flight);
    return flight.page;
  }

  private async run(
    key: string,
    { build, generation, startedAt }: { build: Build<Page>; generation: number; startedAt: number },
  ): Promise<Page> {
    const { page, isKept } = await build();
    const now = this.options.now();
    const restUntil = now + Math.min(now - startedAt, MAX_REST_MS);
    // An older build that ends later does not replace a newer page.
    if ((this.entries.get(key)?.generation ?? 0) > generation) return page;
    this.remove(key);
    if (isKept) this.store(key, { page, size: page.size, build, generation, builtAt: startedAt, restUntil });
    return page;
  }

  private store(key: string, entry: Entry<Page>): void {
    this.entries.set(key, entry);
    this.bytes += entry.size;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= MAX_BYTES) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
