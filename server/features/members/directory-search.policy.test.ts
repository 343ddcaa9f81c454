import { describe, expect, it } from 'vitest';
import {
  estimateMatches,
  namePrefixes,
  type QueryPart,
  shouldScanIndex,
  toExactTerm,
  toTsquery,
} from './directory-search.policy.ts';

const facet = (members: number): QueryPart => ({ kind: 'facet', alternatives: ["'#x'"], members, words: [] });
const word = (members: number): QueryPart => ({ kind: 'word', alternatives: ["'x':*"], members, words: ['x'] });

describe('toTsquery', () => {
  it('needs every part, in any of its ways; a word may go on, a facet may not', () => {
    expect(toExactTerm({ kind: 'word', term: "o'neil" })).toBe("'o''neil':*");
    expect(toExactTerm({ kind: 'facet', term: '#turismo rural' })).toBe("'#turismo rural'");
    expect(
      toTsquery([
        { kind: 'word', alternatives: ["'zorilla':*", "'zorrilla'"], members: 1, words: [] },
        { kind: 'facet', alternatives: ["'@higuey'"], members: 1, words: [] },
      ]),
    ).toBe("('zorilla':* | 'zorrilla') & '@higuey'");
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
    const typed = (...words: string[]): QueryPart[] => words.map((each) => ({ ...word(1), words: [each] }));
    expect(namePrefixes(typed('perez', 'maria'))).toEqual(['maria', 'perez']);
    expect(namePrefixes(typed('maria', 'mar', 'mar', 'marta'))).toEqual(['mar']);
    expect(namePrefixes([facet(3)])).toEqual([]);
  });
});
