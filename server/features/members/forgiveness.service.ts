import { oneTypoAway } from '../../core/text-search/one-typo.ts';
import { quote } from '../../core/text-search/tsquery-text.ts';
import type { Queryable } from '../../database/database.ts';
import { exactly, type Part } from './directory-search.policy.ts';
import { findWords, findWordsBeginning, type ReadTerm } from './directory-terms.queries.ts';

/** Shorter words have too many others one slip away. */
const SHORTEST_FORGIVEN = 4;
/** Longer ones, and more of them, are no names; each letter costs some fifty looks into the index. */
const LONGEST_FORGIVEN = 30;
const MOST_FORGIVEN = 5;
const MOST_NEIGHBOURS = 12;

/** Words that members have, one slip away from that one; of the last, which is still being typed, what it may become. */
async function findNeighbours(database: Queryable, word: string, isLast: boolean) {
  const { length } = word;
  if (length < SHORTEST_FORGIVEN || length > LONGEST_FORGIVEN || !/^[a-z]+$/.test(word)) return [];
  const candidates = oneTypoAway(word);
  const found = await findWords(database, candidates, MOST_NEIGHBOURS);
  return found.length > 0 || !isLast ? found : findWordsBeginning(database, candidates, MOST_NEIGHBOURS);
}

/** The same search with one typo forgiven in each word; undefined where that adds nothing. */
export async function forgiveOneTypo(database: Queryable, terms: ReadTerm[]): Promise<Part[] | undefined> {
  if (terms.length > MOST_FORGIVEN) return undefined;
  const last = terms.findLast(({ kind }) => kind === 'word');
  let adds = false;
  const parts: Part[] = [];
  for (const read of terms) {
    const neighbours = read.kind === 'word' ? await findNeighbours(database, read.term, read === last) : [];
    adds ||= neighbours.length > 0;
    parts.push({
      kind: read.kind,
      ways: [exactly(read), ...neighbours.map(({ term }) => quote(term))],
      members: neighbours.reduce((sum, { members }) => sum + members, read.members),
      words: neighbours.map(({ term }) => term),
    });
  }
  return adds ? parts : undefined;
}
