import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { searchVocabulary } from '../../database/schema/search.ts';

/** Each word costs an index lookup. */
const MAX_WORDS = 10;
/** Short prefixes have many completions: only the most frequent are used. */
const MAX_COMPLETIONS = sql`case when length(token.word) < 4 then 8 else 24 end`;

export interface QueryWord {
  /** As typed, without accents. */
  word: string;
  /** The indexed stem; `null` for stop words (de, la, para). */
  stem: string | null;
  /** Stems that the last, unfinished word may become, most frequent first. */
  completions: string[];
}

/** Prefix match, compared by bytes as the index is ordered. */
const hasPrefix = (column: typeof searchVocabulary.word, prefix: unknown) =>
  sql`${column} ~>=~ ${prefix} and ${column} ~<~ (${prefix} || '~')`;

/** The parser of PostgreSQL takes the beginning of "6e52f3" for a number, and indexes two words. */
const splitLikeIndex = (folded: SQL) => sql`regexp_replace(${folded}, '\\m([0-9]+e[0-9]+)([a-z])', '\\1 \\2', 'g')`;

/** Tokenizes like the index does; only letters and digits are left. */
export async function parseQueryWords(database: Queryable, text: string): Promise<QueryWord[]> {
  const completions = sql`array(
    select ${searchVocabulary.stem} from ${searchVocabulary} where ${hasPrefix(searchVocabulary.word, sql`token.word`)}
    group by ${searchVocabulary.stem} order by min(${searchVocabulary.frequencyRank}) limit ${MAX_COMPLETIONS})`;
  const { rows } = await database.execute<QueryWord & Record<string, unknown>>(sql`
    select token.word,
      case when token.word ~ '[0-9]' then token.word
        else (ts_lexize('spanish_stem', es_endings(token.word)))[1] end as stem,
      case when token.position = max(token.position) over () then ${completions} else '{}' end as completions
    from unnest(string_to_array(btrim(${splitLikeIndex(sql`es_fold(${text})`)}), ' ')) with ordinality as token (word, position)
    where token.word <> '' and token.position <= ${MAX_WORDS}
    order by token.position`);
  return rows;
}

/** Stems of those words that are in the vocabulary. */
export function findStems(database: Queryable, words: string[]) {
  return database
    .select({ word: searchVocabulary.word, stem: searchVocabulary.stem })
    .from(searchVocabulary)
    .where(sql`${searchVocabulary.word} = any(${sql.param(words)}::text[])`);
}

/** For each prefix, a few words of the vocabulary. */
export async function findStemsByPrefix(database: Queryable, prefixes: string[]) {
  const { rows } = await database.execute<{ word: string; stem: string }>(sql`
    select found.word, found.stem from unnest(${sql.param(prefixes)}::text[]) as beginning (letters),
    lateral (
      select ${searchVocabulary.word}, ${searchVocabulary.stem} from ${searchVocabulary}
      where ${hasPrefix(searchVocabulary.word, sql`beginning.letters`)} limit 3
    ) as found`);
  return rows;
}
