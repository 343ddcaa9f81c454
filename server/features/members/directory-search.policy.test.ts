import { describe, expect, it } from 'vitest';
import {
  estimateMatches,
  namePrefixes,
  type QueryPart,
  shouldScanIndex,
  toTsquery,
} from './directory-search.policy.ts';

const facet = (members: number): QueryPart => ({ kind: 'facet', term: '#x', members, begins: false });
const word = (members: number): QueryPart => ({ kind: 'word', term: 'x', members, begins: true });

describe('toTsquery', () => {
  it('needs every part; a word may go on, a facet may not', () => {
    expect(toTsquery([{ ...word(1), term: "o'neil" }])).toBe("'o''neil':*");
    expect(toTsquery([{ ...facet(1), term: '#turismo rural' }])).toBe("'#turismo rural'");
    expect(toTsquery([word(1), facet(1)])).toBe("'x':* & '#x'");
  });
});

describe('estimate', () => {
  it('takes the parts for independent', () => {
    expect(estimateMatches([facet(100)], 1000)).toBe(100);
    expect(estimateMatches([facet(100), word(500)], 1000)).toBe(50);
    expect(estimateMatches([word(5000)], 1000)).toBe(1000);
    expect(estimateMatches([word(0)], 0)).toBe(0);
  });
});

describe('scanning the index', () => {
  it('is what takes fewer rows to walk past than to sort', () => {
    expect(shouldScanIndex([word(1_600)], 1_000_000, 12)).toBe(false);
    expect(shouldScanIndex([word(1_600)], 100_000, 12)).toBe(true);
  });

  it('is whatever is too much to sort', () => {
    expect(shouldScanIndex([word(3_001)], 10_000_000, 12)).toBe(true);
  });

  it('is no search that can still be counted', () => {
    expect(shouldScanIndex([word(1_500)], 10_000, 12)).toBe(false);
    expect(shouldScanIndex([word(1_501)], 10_000, 12)).toBe(true);
    expect(shouldScanIndex([facet(5_000), word(2_000)], 10_000, 12)).toBe(false);
  });
});

describe('beginnings', () => {
  it('are the words of a search, in order, each range of names once', () => {
    const typed = (...words: string[]): QueryPart[] => words.map((term) => ({ ...word(1), term }));
    expect(namePrefixes(typed('perez', 'maria'))).toEqual(['maria', 'perez']);
    expect(namePrefixes(typed('maria', 'mar', 'mar', 'marta'))).toEqual(['mar']);
    expect(namePrefixes([facet(3)])).toEqual([]);
  });
});
