import { memberLimits } from '#contract/members/members.contract.ts';
import { any, quote } from '../../core/text-search/tsquery-text.ts';

/** One thing that whoever is found has to have, in any of these ways. */
export interface Part {
  /** A facet is had or not; a word may be the beginning of several. */
  kind: 'word' | 'facet';
  /** As they stand in a tsquery. */
  ways: string[];
  /** How many members have it, at most. */
  members: number;
}

/** The last letters of a word may still be missing. */
export const exactly = ({ kind, term }: { kind: Part['kind']; term: string }) =>
  kind === 'word' ? `${quote(term)}:*` : quote(term);

export const toTsquery = (parts: Part[]) => parts.map(({ ways }) => any(ways)).join(' & ');

/** As if the parts had nothing to do with each other. */
export function estimate(parts: Part[], all: number): number {
  return parts.reduce((left, { members }) => left * Math.min(1, members / Math.max(1, all)), all);
}

/** Somebody may have two words that begin alike, and is then counted twice; hardly anybody three. */
const OVERLAP = 3;
/** More than these are never sorted for a page. */
export const MOST_SORTED = 3_000;

/**
 * How to read a page: row by row in the order of the names until it is full, or all that the index of words finds,
 * sorted. The first is quick where many are found, the second where few are; both look at the fewest rows halfway.
 */
export function isMetInPassing(parts: Part[], all: number, rows: number): boolean {
  const found = estimate(parts, all);
  if (found > MOST_SORTED) return true;
  if (parts.length > 1 || parts[0]?.kind === 'word') {
    if (found <= OVERLAP * memberLimits.countedMax) return false;
  }
  return (rows * all) / Math.max(1, found) < found;
}
