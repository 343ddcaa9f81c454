import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { findNeighbours, parseWords, type QueryWord } from './vocabulary.ts';

const quote = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
const anyOf = (terms: string[]) => (terms.length > 1 ? `(${terms.join(' | ')})` : (terms[0] ?? ''));

/** Each is compared with every text found. */
const MAX_ENYE_WORDS = 20;

type ParsedText = Pick<SearchQuery, 'words' | 'phrases'>;

export interface SearchQuery {
  /** Injection: a tsquery of stems only, never of user input. */
  query: string;
  /** Alternatives for each word, one of which a match has. */
  stems: string[][];
  /** A text with ñ: the typed one, or words that differ from the typed ones just by it. */
  enye: { text: string; typed: boolean } | undefined;
  /** Outside of quotation marks. */
  words: QueryWord[];
  phrases: QueryWord[][];
}

/** The vocabulary lacks such words: they get a prefix term while they are typed. */
export const isUnlisted = ({ word }: QueryWord) => !/^[a-z]{1,30}$/.test(word);

/**
 * The last word is unfinished, so its completions are included: whole stems, because a prefix term would scan all of
 * the index that begins so. Only words with digits, which the vocabulary lacks, get a prefix term.
 */
function composeTsquery({ words, phrases }: ParsedText, neighbours = new Map<QueryWord, string[]>()) {
  const significant = words.filter(({ stem }) => stem !== null);
  const used = significant.length + phrases.length > 0 ? significant : words.slice(-1);
  const last = words.at(-1);
  const parts = used
    .map((word) => ({
      stems: [...new Set([word.stem ?? [], word.completions, neighbours.get(word) ?? []].flat())],
      prefixes: word === last && isUnlisted(word) ? [`${quote(word.word)}:*`] : [],
    }))
    .filter(({ stems, prefixes }) => stems.length + prefixes.length > 0);
  return {
    query: [
      ...parts.map(({ stems, prefixes }) => anyOf([...stems.map(quote), ...prefixes])),
      ...phrases.flatMap((phrase) => composePhrase(phrase) ?? []),
    ].join(' & '),
    stems: [...parts.map(({ stems }) => stems), ...phrases.flat().flatMap(({ stem }) => (stem ? [[stem]] : []))],
  };
}

/** Stems by distance: stop words are not indexed, but count. */
function composePhrase(words: QueryWord[]): string | undefined {
  const significant = words.flatMap(({ stem }, position) => (stem ? [{ stem, position }] : []));
  const [first, ...others] = significant;
  if (!first) return undefined;
  const steps = others.map(({ stem, position }, index) => {
    const before = significant[index]?.position ?? 0;
    return ` <${position - before}> ${quote(stem)}`;
  });
  return `(${quote(first.stem)}${steps.join('')})`;
}

const QUOTED = /"([^"]+)"|“([^”]+)”|«([^»]+)»/g;

/** The index folds ñ into n (año, ano); the ranking tells them apart again. */
function parseEnye(text: string, words: QueryWord[]): SearchQuery['enye'] {
  if (/ñ/i.test(text.normalize('NFC'))) return { text, typed: true };
  const others = words.flatMap(({ word }) =>
    [...word.matchAll(/n/g)].map(({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`),
  );
  return others.length > 0 ? { text: others.slice(0, MAX_ENYE_WORDS).join(' '), typed: false } : undefined;
}

/** Matches have every word; the last may be unfinished, and a quoted text is literal. */
export async function parseSearch(database: Queryable, text: string): Promise<SearchQuery | undefined> {
  const quoted = [...text.matchAll(QUOTED)].map(([, ...alternatives]) => alternatives.find(Boolean) ?? '');
  const phrases = await Promise.all(quoted.map((phrase) => parseWords(database, phrase)));
  const words = await parseWords(database, text.replace(QUOTED, ' '));
  const composed = composeTsquery({ words, phrases });
  return composed.query ? { ...composed, enye: parseEnye(text, words), words, phrases } : undefined;
}

/** Forgives one slip in each word where nothing matches exactly. */
export async function searchText<Found>(
  database: Queryable,
  text: string,
  find: (query: SearchQuery) => Promise<Found>,
  countOf: (found: Found) => number,
): Promise<{ found: Found; isApproximate: boolean } | undefined> {
  const query = await parseSearch(database, text);
  if (!query) return undefined;
  const found = await find(query);
  if (countOf(found) > 0) return { found, isApproximate: false };
  const neighbours = await findNeighbours(database, query.words);
  if (neighbours.size === 0) return { found, isApproximate: false };
  const similar = await find({ ...query, ...composeTsquery(query, neighbours) });
  return { found: similar, isApproximate: countOf(similar) > 0 };
}

/** One query for texts that share two consecutive words with this one, and one for any of its words, for ranking. */
export async function parseSimilar(database: Queryable, text: string) {
  const stems = (await parseWords(database, text)).flatMap(({ stem }) => (stem ? [quote(stem)] : []));
  if (stems.length === 0) return undefined;
  const pairs = stems.slice(1).map((stem, index) => `(${stems[index]} & ${stem})`);
  return { pairs: (pairs.length > 0 ? pairs : stems).join(' | '), anyWord: stems.join(' | ') };
}

export const asTsquery = (query: string): SQL => sql`${query}::tsquery`;
