import { searchLimits } from '#contract/search/search.contract.ts';
import type { Database } from '../../database/database.ts';
import type { SearchQuery } from './search-query.ts';
import { TermStatistics } from './term-statistics.ts';

/** Of very many matches only the newest are ranked. */
export const MAX_RANKED = 100;
/** A tenth more than are shown: what is known as frequent stays so even if some of it is deleted. */
const MAX_COUNTED = Math.ceil(searchLimits.countedMax * 1.1);
const FREQUENT_MS = 60_000;
const MAX_FREQUENT = 1_000;
/** Rows that a scan may read for each one that it should need. */
const SCAN_MARGIN = 4;
/** Expected matches for each one that is counted, from which on there is no need to count. */
const CERTAINTY_FACTOR = 2 * SCAN_MARGIN;

/** How the matches of a large table are read. */
export interface MatchPlan {
  /** From the newest row back, which is quick where many match; or all that the GIN index has, where few do. */
  scan: 'newest' | 'indexed';
  /** Upper limit of the rows that `newest` reads: words that are frequent may never occur together. */
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
 * Plans searches by the frequency of their words: a prepared statement has one plan for all of them, and planning each
 * takes longer than most searches. Matches are counted up to a limit, unless there are many times as many; a search that
 * passed it is not counted again for a minute.
 */
export class MatchPlanner {
  private readonly statistics: TermStatistics;
  /** Until when a query counts as having more matches than are counted. */
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

  /** For what a plan did not find enough of. */
  readonly fallback: MatchPlan = { scan: 'indexed', maxScanned: 0, maxFound: MAX_COUNTED };

  /** The total; undefined where the plan stopped short of it. */
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
