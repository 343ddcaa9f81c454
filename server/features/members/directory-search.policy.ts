import { memberLimits } from '#contract/members/members.contract.ts';
import { quote } from '../../core/text-search/tsquery-text.ts';

export interface QueryPart {
  /** Facets match exactly, words as prefixes: their last letters may still be missing. */
  kind: 'word' | 'facet';
  term: string;
  /** Upper bound. */
  members: number;
  begins: boolean;
}

export const toTsquery = (parts: QueryPart[]) =>
  parts.map(({ kind, term }) => (kind === 'word' ? `${quote(term)}:*` : quote(term))).join(' & ');

/** Assumes that the parts are independent. */
export function estimateMatches(parts: QueryPart[], all: number): number {
  return parts.reduce((left, { members }) => left * Math.min(1, members / Math.max(1, all)), all);
}

/** A member with two words of one prefix is counted twice. */
const OVERLAP_FACTOR = 3;
export const MAX_SORTED = 3_000;

/**
 * Scanning the index of names is quick where many match, sorting the GIN matches where few do. Matches are counted
 * only where they are sorted, so that all pages use one plan: the sort, unless there are certainly too many to count.
 */
export function shouldScanIndex(parts: QueryPart[], all: number, limit: number): boolean {
  const found = estimateMatches(parts, all);
  if (found <= OVERLAP_FACTOR * memberLimits.countedMax) return false;
  return found > MAX_SORTED || (limit * all) / found < found;
}

const MAX_PREFIXES = 6;

/** A word that begins with another is covered by it. */
export function namePrefixes(parts: QueryPart[]): string[] {
  const words = parts.flatMap(({ begins, term }) => (begins ? [term] : [])).slice(0, MAX_PREFIXES);
  const others = (word: string) => words.filter((other) => other !== word);
  return [...new Set(words)].filter((word) => !others(word).some((other) => word.startsWith(other))).sort();
}
