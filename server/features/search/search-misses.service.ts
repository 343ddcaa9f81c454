import { sql } from 'drizzle-orm';
import { dominicanDay } from '#contract/dominican-dates.ts';
import type { SearchResults } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
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

type Deps = Pick<Context, 'database' | 'now' | 'log' | 'limiter'>;

/** Anonymous: without the person who searched. A failure must not fail the search. */
export async function recordMiss({ database, limiter, now, log }: Deps, viewer: Viewer, text: string): Promise<void> {
  if (PERSONAL.test(text.normalize('NFKC'))) return;
  const day = dominicanDay(now());
  try {
    if (!(await limiter.tryHit('searchMiss', `member:${viewer.id}`))) return;
    await database.execute(sql`
      with missed as (
        select left(btrim(regexp_replace(es_fold(${text}::text), '\\s+', ' ', 'g')), 100) as words
      )
      insert into search_misses as miss (day, words, count)
      select ${day}::date, words, 1 from missed
      where words <> '' and (
        exists (select from ${searchMisses} where day = ${day}::date and words = missed.words)
        or (select count(*) from ${searchMisses} where day = ${day}::date) < ${MAX_A_DAY}
      ) and not exists (
        -- Somebody whom the searcher may not see.
        select from ${users} where search_document @@ plainto_tsquery('spanish', es_norm(missed.words)))
      on conflict (day, words) do update set count = miss.count + 1`);
  } catch (error) {
    log.warn({ err: error }, 'a search without a result was not counted');
  }
}
