import { wordsAtEditDistanceOne } from '../../core/text-search/edit-distance.ts';
import { quote } from '../../core/text-search/tsquery-text.ts';
import type { Queryable } from '../../database/database.ts';
import { type QueryPart, toExactTerm } from './directory-search.policy.ts';
import { findWords, findWordsByPrefix, type TermStats } from './directory-terms.queries.ts';

/** Shorter words have too many others at edit distance 1. */
const MIN_FUZZY_LENGTH = 4;
/** Longer words, and more of them, are no names; each letter costs some fifty index lookups. */
const MAX_FUZZY_LENGTH = 30;
const MAX_FUZZY_WORDS = 5;
const MAX_NEIGHBOURS = 12;

/** Indexed words at edit distance 1; of the last word, which is still being typed, also their completions. */
async function findNeighbours(database: Queryable, word: string, isLast: boolean) {
  const { length } = word;
  if (length < MIN_FUZZY_LENGTH || length > MAX_FUZZY_LENGTH || !/^[a-z]+$/.test(word)) return [];
  const candidates = wordsAtEditDistanceOne(word);
  const found = await findWords(database, candidates, MAX_NEIGHBOURS);
  return found.length > 0 || !isLast ? found : findWordsByPrefix(database, candidates, MAX_NEIGHBOURS);
}

/** The same search with one typo allowed in each word; undefined where that adds nothing. */
export async function expandTypos(database: Queryable, terms: TermStats[]): Promise<QueryPart[] | undefined> {
  if (terms.length > MAX_FUZZY_WORDS) return undefined;
  const last = terms.findLast(({ kind }) => kind === 'word');
  let adds = false;
  const parts: QueryPart[] = [];
  for (const read of terms) {
    const neighbours = read.kind === 'word' ? await findNeighbours(database, read.term, read === last) : [];
    adds ||= neighbours.length > 0;
    parts.push({
      kind: read.kind,
      alternatives: [toExactTerm(read), ...neighbours.map(({ term }) => quote(term))],
      members: neighbours.reduce((sum, { members }) => sum + members, read.members),
      words: neighbours.map(({ term }) => term),
    });
  }
  return adds ? parts : undefined;
}
