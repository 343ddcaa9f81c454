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
  /** Of a word: what it is or may have meant. */
  words: string[];
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
 * How to read a page of a search: row by row in the order of the names until it is full, or all that the index of words
 * finds, sorted. The first is quick where many are found, the second where few are; both look at the fewest rows
 * halfway. Finds are counted only where they are sorted: it is the same way for all pages, and the second unless there
 * are certainly more than are counted.
 */
export function isMetInPassing(parts: Part[], all: number, limit: number): boolean {
  const found = estimate(parts, all);
  if (found <= OVERLAP * memberLimits.countedMax) return false;
  return found > MOST_SORTED || (limit * all) / found < found;
}

const MOST_BEGINNINGS = 6;

/** Words that names may begin with, in the order of the alphabet; one that begins with another is among that one's. */
export function beginnings(parts: Part[]): string[] {
  const words = parts.flatMap((part) => part.words).slice(0, MOST_BEGINNINGS);
  const others = (word: string) => words.filter((other) => other !== word);
  return [...new Set(words)].filter((word) => !others(word).some((other) => word.startsWith(other))).sort();
}
