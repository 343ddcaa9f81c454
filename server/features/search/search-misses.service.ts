import { sql } from 'drizzle-orm';
import type { SearchResults } from '#contract/search/search.contract.ts';
import type { Context } from '../../core/context.ts';
import { dominicanDay } from '../../core/dominican-time.ts';
import { searchMisses } from '../../database/schema/search.ts';

/** Only of the search page: the box searches with every letter that is typed. */
export function isMiss({ scope }: { scope: 'main' | 'all' }, { totals }: SearchResults): boolean {
  return scope === 'all' && Object.values(totals).every((total) => total === 0);
}

/** Addresses, telephones and identity numbers: somebody's data, not a subject that is missing. */
const PERSONAL = /@|\d(?:[\s.-]?\d){4}/;

/** Distinct searches of a day: nobody fills the table with made-up words. */
const MAX_A_DAY = 2000;

/** Counts the words, without who searched. A failure must not fail the search. */
export async function recordMiss({ database, now, log }: Pick<Context, 'database' | 'now' | 'log'>, text: string) {
  if (PERSONAL.test(text)) return;
  const day = dominicanDay(now());
  try {
    await database.execute(sql`
      insert into search_misses as miss (day, words)
      select ${day}::date, words
      from (select left(btrim(regexp_replace(es_fold(${text}), '\\s+', ' ', 'g')), 100) as words) as folded
      where words <> '' and (
        exists (select from search_misses as known where known.day = ${day}::date and known.words = folded.words)
        or (select count(*) from ${searchMisses} where day = ${day}::date) < ${MAX_A_DAY})
      on conflict (day, words) do update set count = miss.count + 1`);
  } catch (error) {
    log.warn({ err: error }, 'a search without a result was not counted');
  }
}
