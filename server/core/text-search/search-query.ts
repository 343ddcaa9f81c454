import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { oneTypoAway } from './one-typo.ts';
import { findStems, findStemsBeginning, type QueryWord, readQueryWords } from './search-words.ts';
import { any, quote } from './tsquery-text.ts';

/** Shorter words have too many others one slip away. */
const SHORTEST_FORGIVEN = 4;
const MOST_NEIGHBOURS = 12;
/** From so many finds on, what was typed is taken for what was meant. */
const LITTLE = 3;

/** A search that is ready for PostgreSQL. */
export interface SearchQuery {
  /** Text of a tsquery, made of stems only: what people type never gets here. */
  query: string;
  /** Without what was forgiven; what it finds comes first. */
  exact: string;
  /** Words typed with ñ, or those that differ from the typed ones just by it. */
  enye: { words: string; typed: boolean } | undefined;
  words: QueryWord[];
}

/**
 * What a word is looked up as. The last one is still being typed, so it also stands for what it may become: whole
 * stems from the words in use, because a prefix of its own would have the index read all that begins so. Only what
 * has digits is not among those words.
 */
function termsOf({ word, stem, completions }: QueryWord, isLast: boolean): string[] {
  const stems = [...new Set([...(stem ? [stem] : []), ...completions])].map(quote);
  return isLast && /[^a-z]/.test(word) ? [...stems, `${quote(word)}:*`] : stems;
}

function compose(words: QueryWord[], more: (word: QueryWord) => string[] = () => []): string {
  const telling = words.filter(({ stem }) => stem !== null);
  const used = telling.length > 0 ? telling : words.slice(-1);
  const last = words.at(-1);
  return used
    .map((word) => any([...termsOf(word, word === last), ...more(word).map(quote)]))
    .filter(Boolean)
    .join(' & ');
}

/** Año and ano are one word to the index; here they part ways again. */
function readEnye(text: string, words: QueryWord[]): SearchQuery['enye'] {
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

async function readQuery(database: Queryable, text: string): Promise<SearchQuery | undefined> {
  const words = await readQueryWords(database, text);
  const query = compose(words);
  return query ? { query, exact: query, enye: readEnye(text, words), words } : undefined;
}

/** Adds the words in use that are one slip away from those typed; undefined when there are none. */
async function forgiveOneTypo(database: Queryable, search: SearchQuery): Promise<SearchQuery | undefined> {
  const last = search.words.at(-1);
  const neighbours = new Map<QueryWord, string[]>();
  for (const word of search.words) {
    if (word.word.length < SHORTEST_FORGIVEN || !/^[a-z]+$/.test(word.word)) continue;
    const candidates = oneTypoAway(word.word);
    let found = await findStems(database, candidates);
    if (found.length === 0 && word === last) found = await findStemsBeginning(database, candidates);
    const stems = [...new Set(found.map(({ stem }) => stem))].filter((stem) => stem !== word.stem);
    if (stems.length > 0) neighbours.set(word, stems.slice(0, MOST_NEIGHBOURS));
  }
  if (neighbours.size === 0) return undefined;
  return { ...search, query: compose(search.words, (word) => neighbours.get(word) ?? []) };
}

/** Looks for what was typed; where that finds little, once more with one typo forgiven in each word. */
export async function searchForgiving<Found>(
  database: Queryable,
  text: string,
  look: (search: SearchQuery) => Promise<Found>,
  countOf: (found: Found) => number,
): Promise<{ found: Found; isApproximate: boolean } | undefined> {
  const search = await readQuery(database, text);
  if (!search) return undefined;
  const found = await look(search);
  if (countOf(found) >= LITTLE) return { found, isApproximate: false };
  const forgiving = await forgiveOneTypo(database, search);
  if (!forgiving) return { found, isApproximate: false };
  return { found: await look(forgiving), isApproximate: countOf(found) === 0 };
}

/** A query for texts that share two neighbouring words with this one, and one for any of its words, to rank by. */
export async function readLikeness(database: Queryable, text: string) {
  const stems = (await readQueryWords(database, text)).flatMap(({ stem }) => (stem ? [quote(stem)] : []));
  if (stems.length === 0) return undefined;
  const pairs = stems.slice(1).map((stem, index) => `(${stems[index]} & ${stem})`);
  return { pairs: (pairs.length > 0 ? pairs : stems).join(' | '), anyWord: stems.join(' | ') };
}

export const asTsquery = (query: string): SQL => sql`${query}::tsquery`;

/** Best first: exactly what was typed, its ñ included, then by how well and how recently. */
export function bestFirst(search: SearchQuery, document: SQLWrapper): SQL[] {
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
