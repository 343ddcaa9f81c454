import { searchLimits } from '#contract/search/search.contract.ts';
import type { Database } from '../../database/database.ts';
import type { SearchQuery } from './search-query.ts';
import { TermStatistics } from './term-statistics.ts';

/** Of very many matches only the newest are ranked. */
export const MAX_RANKED = 100;
/** Hysteresis: a tenth more than are shown, so that what is known as frequent stays so after deletions. */
const MAX_COUNTED = Math.ceil(searchLimits.countedMax * 1.1);
const FREQUENT_MS = 60_000;
const MAX_FREQUENT = 1_000;
/** Rows that a scan may read for each one that it should need. */
const SCAN_MARGIN = 4;
/** Ratio of expected to counted matches from which counting is skipped. */
const CERTAINTY_FACTOR = 2 * SCAN_MARGIN;

export interface MatchPlan {
  /** `newest` walks back from the newest row, quick for frequent words; `indexed` is quick for rare ones. */
  scan: 'newest' | 'indexed';
  /** Bounds `newest`: words that are frequent may never occur together. */
  maxScanned: number;
  maxFound: number;
}

export interface CappedCount {
  total: number;
  capped: boolean;
}

export const capCount = (found: number): CappedCount => ({
  total: Math.min(found, searchLimits.countedMax),
  capped: found > searchLimits.countedMax,
});

/**
 * Plans by word frequency: a prepared statement has one plan for all searches, and planning each takes longer than most
 * searches. Matches are counted up to a limit, unless many times as many are expected; a search that passed it is not
 * counted again for a minute.
 */
export class MatchPlanner {
  private readonly statistics: TermStatistics;
  /** Queries with more matches than are counted, by expiry. */
  private readonly frequentUntil = new Map<string, number>();

  constructor(database: Database, column: { table: string; name: string }) {
    this.statistics = new TermStatistics(database, column);
  }

  async plan({ query, stems }: SearchQuery): Promise<MatchPlan> {
    const { rows, share } = await this.statistics.estimate(stems);
    const isFrequent = share * rows > CERTAINTY_FACTOR * MAX_COUNTED || this.isKnownFrequent(query);
    const maxFound = isFrequent ? MAX_RANKED : MAX_COUNTED;
    const scanned = maxFound / share;
    return scanned < share * rows
      ? { scan: 'newest', maxScanned: Math.ceil(scanned * SCAN_MARGIN), maxFound }
      : { scan: 'indexed', maxScanned: 0, maxFound };
  }

  /** Used where a plan did not find enough. */
  readonly fallback: MatchPlan = { scan: 'indexed', maxScanned: 0, maxFound: MAX_COUNTED };

  /** Undefined where the plan stopped short of the total. */
  totalOf({ query }: SearchQuery, plan: MatchPlan, found: number): CappedCount | undefined {
    const isCounted = plan.maxFound === MAX_COUNTED;
    if (found >= plan.maxFound) {
      if (isCounted) this.rememberFrequent(query);
      return capCount(isCounted ? found : MAX_COUNTED);
    }
    this.frequentUntil.delete(query);
    return isCounted && plan.scan === 'indexed' ? capCount(found) : undefined;
  }

  private isKnownFrequent(query: string): boolean {
    return (this.frequentUntil.get(query) ?? 0) > performance.now();
  }

  private rememberFrequent(query: string): void {
    this.frequentUntil.delete(query);
    this.frequentUntil.set(query, performance.now() + FREQUENT_MS);
    const [oldest] = this.frequentUntil.keys();
    if (oldest !== undefined && this.frequentUntil.size > MAX_FREQUENT) this.frequentUntil.delete(oldest);
  }
}
