import { memberLimits } from '#contract/members/members.contract.ts';
import { quote } from '../../core/text-search/tsquery-text.ts';

/** One condition of a search for names. */
export interface QueryPart {
  /** Facets match exactly, words as prefixes: their last letters may still be missing. */
  kind: 'word' | 'facet';
  term: string;
  /** Upper bound of the members who match. */
  members: number;
  /** Whether a name begins with it. */
  begins: boolean;
}

export const toTsquery = (parts: QueryPart[]) =>
  parts.map(({ kind, term }) => (kind === 'word' ? `${quote(term)}:*` : quote(term))).join(' & ');

/** Assumes that the parts are independent. */
export function estimateMatches(parts: QueryPart[], all: number): number {
  return parts.reduce((left, { members }) => left * Math.min(1, members / Math.max(1, all)), all);
}

/** A member with two words of one prefix is counted twice; hardly anybody has three. */
const OVERLAP_FACTOR = 3;
/** Upper limit of rows that are sorted for a page. */
export const MAX_SORTED = 3_000;

/**
 * Whether to scan the index of names and filter until the page is full, instead of sorting all matches of the GIN
 * index. The scan is quick where many match, the sort where few do; both read the fewest rows halfway. Matches are
 * counted only where they are sorted, so that all pages use the same plan: the sort, unless there are certainly more
 * matches than are counted.
 */
export function shouldScanIndex(parts: QueryPart[], all: number, limit: number): boolean {
  const found = estimateMatches(parts, all);
  if (found <= OVERLAP_FACTOR * memberLimits.countedMax) return false;
  return found > MAX_SORTED || (limit * all) / found < found;
}

const MAX_PREFIXES = 6;

/** Distinct name prefixes in alphabetical order; a word that begins with another is covered by it. */
export function namePrefixes(parts: QueryPart[]): string[] {
  const words = parts.flatMap(({ begins, term }) => (begins ? [term] : [])).slice(0, MAX_PREFIXES);
  const others = (word: string) => words.filter((other) => other !== word);
  return [...new Set(words)].filter((word) => !others(word).some((other) => word.startsWith(other))).sort();
}
