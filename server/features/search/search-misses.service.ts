import { sql } from 'drizzle-orm';
import type { SearchResults } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { dominicanDay } from '../../core/dominican-time.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import type { Viewer } from '../../core/viewer.ts';
import { users } from '../../database/schema/account.ts';
import { searchMisses } from '../../database/schema/search.ts';

/** Only the search page: the box searches with every typed letter. */
export function isMiss({ scope }: { scope: 'main' | 'all' }, { totals }: SearchResults): boolean {
  return scope === 'all' && Object.values(totals).every((total) => total === 0);
}

/** Addresses, telephones and identity numbers. */
const PERSONAL = /@|\p{Nd}(?:[^\p{L}\p{Nd}]*\p{Nd}){4}/u;

/** Bounded, so that made-up words cannot fill the table. */
const MAX_A_DAY = 2000;

/** Anonymous: without the person who searched. */
export class SearchMisses {
  private counts = new Map<string, number>();
  private readonly coalescer = new RequestCoalescer<void>();

  constructor(private readonly context: Pick<Context, 'database' | 'now' | 'log' | 'limiter'>) {}

  /** Batched: concurrent misses of the same words are one row. */
  async record(viewer: Viewer, text: string): Promise<void> {
    if (PERSONAL.test(text.normalize('NFKC'))) return;
    if (!(await this.context.limiter.tryHit('searchMiss', `member:${viewer.id}`))) return;
    this.counts.set(text, (this.counts.get(text) ?? 0) + 1);
    await this.coalescer.run('', () => this.write());
  }

  /** A failure must not fail the search. */
  private async write(): Promise<void> {
    const { database, now, log } = this.context;
    const counts = this.counts;
    this.counts = new Map();
    const day = dominicanDay(now());
    const texts = sql.param([...counts.keys()]);
    const sums = sql.param([...counts.values()]);
    try {
      await database.execute(sql`
        with missed as (
          select left(btrim(regexp_replace(es_fold(text), '\\s+', ' ', 'g')), 100) as words, sum(count)::int as count
          from unnest(${texts}::text[], ${sums}::int[]) as missed (text, count)
          group by words
        ), numbered as (
          select missed.*, known.words is not null as is_known,
            row_number() over (partition by known.words is null)
              + (select count(*) from ${searchMisses} where day = ${day}::date) as total
          from missed left join ${searchMisses} as known on known.day = ${day}::date and known.words = missed.words
          where missed.words <> '' and not exists (
            -- Somebody whom the searcher may not see.
            select from ${users} where search_document @@ plainto_tsquery('spanish', es_norm(missed.words)))
        )
        insert into search_misses as miss (day, words, count)
        select ${day}::date, words, count from numbered where is_known or total <= ${MAX_A_DAY}
        order by words
        on conflict (day, words) do update set count = miss.count + excluded.count`);
    } catch (error) {
      log.warn({ err: error }, 'searches without a result were not counted');
    }
  }
}
