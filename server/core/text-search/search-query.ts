import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { wordsAtEditDistanceOne } from './edit-distance.ts';
import { findStems, findStemsByPrefix, parseQueryWords, type QueryWord } from './query-words.ts';
import { anyOf, quote } from './tsquery-text.ts';

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
