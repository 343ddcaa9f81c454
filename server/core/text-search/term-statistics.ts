import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';

const MAX_AGE_MS = 60_000;

interface Statistics {
  rows: number;
  /** Share of the rows that have the stem; rare ones are not listed. */
  shares: Map<string, number>;
  readAt: number;
}

/** Statistics of PostgreSQL (`analyze`) about the stems in a full-text column. */
export class TermStatistics {
  private statistics: Promise<Statistics> | undefined;

  constructor(
    private readonly database: Database,
    private readonly column: { table: string; name: string },
  ) {}

  /** Treats words as independent, with one stem of each. */
  async estimate(stems: string[][]): Promise<{ rows: number; share: number }> {
    const { rows, shares } = await this.current();
    const shareOf = (alternatives: string[]) =>
      alternatives.reduce((sum, stem) => Math.min(1, sum + (shares.get(stem) ?? 0)), 0);
    return { rows, share: stems.reduce((share, alternatives) => share * shareOf(alternatives), 1) };
  }

  private async current(): Promise<Statistics> {
    const known = await this.statistics;
    if (known && performance.now() - known.readAt < MAX_AGE_MS) return known;
    const read = this.read();
    this.statistics = read;
    read.catch(() => {
      this.statistics = undefined;
    });
    return read;
  }

  private async read(): Promise<Statistics> {
    const { table, name } = this.column;
    const { rows } = await this.database.execute<{ rows: number; stems: string[] | null; shares: number[] | null }>(sql`
      select greatest(reltuples, 0) as rows, most_common_elems::text::text[] as stems, most_common_elem_freqs as shares
      from pg_class left join pg_stats
        on schemaname = relnamespace::regnamespace::text and tablename = relname and attname = ${name}
      where pg_class.oid = ${table}::regclass`);
    const [read] = rows;
    const shares = read?.shares ?? [];
    return {
      rows: read?.rows ?? 0,
      shares: new Map(read?.stems?.map((stem, index) => [stem, shares[index] ?? 0])),
      readAt: performance.now(),
    };
  }
}
