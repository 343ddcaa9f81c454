import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { searchVocabulary } from '../../database/schema/search.ts';
import { wordsAtEditDistanceOne } from './edit-distance.ts';
import { anyOf, quote } from './tsquery-text.ts';

/** Each word costs an index lookup. */
const MAX_WORDS = 10;
/** Short prefixes have many completions: only the most frequent are used. */
const MAX_COMPLETIONS = sql`case when length(token.word) < 4 then 8 else 24 end`;

interface QueryWord {
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
async function parseQueryWords(database: Queryable, text: string): Promise<QueryWord[]> {
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
function findStems(database: Queryable, words: string[]) {
  return database
    .select({ word: searchVocabulary.word, stem: searchVocabulary.stem })
    .from(searchVocabulary)
    .where(sql`${searchVocabulary.word} = any(${sql.param(words)}::text[])`);
}

/** For each prefix, a few words of the vocabulary. */
async function findStemsByPrefix(database: Queryable, prefixes: string[]) {
  const { rows } = await database.execute<{ word: string; stem: string }>(sql`
    select found.word, found.stem from unnest(${sql.param(prefixes)}::text[]) as beginning (letters),
    lateral (
      select ${searchVocabulary.word}, ${searchVocabulary.stem} from ${searchVocabulary}
      where ${hasPrefix(searchVocabulary.word, sql`beginning.letters`)} limit 3
    ) as found`);
  return rows;
}

/** Shorter words have too many others at edit distance 1. */
const MIN_FUZZY_LENGTH = 4;
const MAX_NEIGHBOURS = 12;
/** With fewer results than this, the search is repeated with typos expanded. */
const FEW_RESULTS = 3;

/** A search that is ready for PostgreSQL. */
export interface SearchQuery {
  /** Text of a tsquery, made of stems only: user input never gets into it. */
  query: string;
  /** Without the expanded typos; its matches come first. */
  exact: string;
  /** Words typed with ñ, or those that differ from the typed ones just by it. */
  enye: { words: string; typed: boolean } | undefined;
  words: QueryWord[];
}

/**
 * Terms of a word. The last one is unfinished, so its completions are included: whole stems, because a prefix term
 * would scan all of the index that begins so. Only words with digits, which the vocabulary lacks, get a prefix term.
 */
function termsOf({ word, stem, completions }: QueryWord, isLast: boolean): string[] {
  const stems = [...new Set([...(stem ? [stem] : []), ...completions])].map(quote);
  return isLast && /[^a-z]/.test(word) ? [...stems, `${quote(word)}:*`] : stems;
}

function composeTsquery(words: QueryWord[], more: (word: QueryWord) => string[] = () => []): string {
  const significant = words.filter(({ stem }) => stem !== null);
  const used = significant.length > 0 ? significant : words.slice(-1);
  const last = words.at(-1);
  return used
    .map((word) => anyOf([...termsOf(word, word === last), ...more(word).map(quote)]))
    .filter(Boolean)
    .join(' & ');
}

/** The index folds ñ into n (año, ano); the ranking tells them apart again. */
function parseEnye(text: string, words: QueryWord[]): SearchQuery['enye'] {
  const typed = text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}*ñ\p{L}*/gu);
  if (typed) return { words: typed.join(' or '), typed: true };
  const others = words.flatMap(({ word }) =>
    [...word.matchAll(/n/g)].map(({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`),
  );
  return others.length > 0 ? { words: others.join(' or '), typed: false } : undefined;
}

async function parseQuery(database: Queryable, text: string): Promise<SearchQuery | undefined> {
  const words = await parseQueryWords(database, text);
  const query = composeTsquery(words);
  return query ? { query, exact: query, enye: parseEnye(text, words), words } : undefined;
}

/** Adds the indexed words at edit distance 1 from those typed; undefined when there are none. */
async function expandTypos(database: Queryable, search: SearchQuery): Promise<SearchQuery | undefined> {
  const last = search.words.at(-1);
  const neighbours = new Map<QueryWord, string[]>();
  for (const word of search.words) {
    if (word.word.length < MIN_FUZZY_LENGTH || !/^[a-z]+$/.test(word.word)) continue;
    const candidates = wordsAtEditDistanceOne(word.word);
    let found = await findStems(database, candidates);
    if (found.length === 0 && word === last) found = await findStemsByPrefix(database, candidates);
    const stems = [...new Set(found.map(({ stem }) => stem))].filter((stem) => stem !== word.stem);
    if (stems.length > 0) neighbours.set(word, stems.slice(0, MAX_NEIGHBOURS));
  }
  if (neighbours.size === 0) return undefined;
  return { ...search, query: composeTsquery(search.words, (word) => neighbours.get(word) ?? []) };
}

/** Searches for what was typed; with few results, once more with one typo allowed in each word. */
export async function fuzzySearch<Found>(
  database: Queryable,
  text: string,
  search: (query: SearchQuery) => Promise<Found>,
  countOf: (found: Found) => number,
): Promise<{ found: Found; isApproximate: boolean } | undefined> {
  const query = await parseQuery(database, text);
  if (!query) return undefined;
  const found = await search(query);
  if (countOf(found) >= FEW_RESULTS) return { found, isApproximate: false };
  const fuzzyQuery = await expandTypos(database, query);
  if (!fuzzyQuery) return { found, isApproximate: false };
  return { found: await search(fuzzyQuery), isApproximate: countOf(found) === 0 };
}

/** One query for texts that share two consecutive words with this one, and one for any of its words, for ranking. */
export async function buildSimilarityQuery(database: Queryable, text: string) {
  const stems = (await parseQueryWords(database, text)).flatMap(({ stem }) => (stem ? [quote(stem)] : []));
  if (stems.length === 0) return undefined;
  const pairs = stems.slice(1).map((stem, index) => `(${stems[index]} & ${stem})`);
  return { pairs: (pairs.length > 0 ? pairs : stems).join(' | '), anyWord: stems.join(' | ') };
}

export const asTsquery = (query: string): SQL => sql`${query}::tsquery`;

/** Exact matches first, ñ included, then by rank. */
export function byRelevance(search: SearchQuery, document: SQLWrapper): SQL[] {
  const { query, exact, enye } = search;
  const order: SQL[] = [];
  if (exact !== query) order.push(sql`${document} @@ ${asTsquery(exact)} desc`);
  if (enye) {
    const matches = sql`${document} @@ websearch_to_tsquery('spanish', es_endings(${enye.words}))`;
    order.push(enye.typed ? sql`${matches} desc` : sql`${matches} asc`);
  }
  order.push(sql`ts_rank(${document}, ${asTsquery(query)}) desc`);
  return order;
}
