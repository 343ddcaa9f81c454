import { describe, expect, it } from 'vitest';
import { beginnings, estimate, exactly, isMetInPassing, type Part, toTsquery } from './directory-search.policy.ts';

const facet = (members: number): Part => ({ kind: 'facet', ways: ["'#x'"], members, words: [] });
const word = (members: number): Part => ({ kind: 'word', ways: ["'x':*"], members, words: ['x'] });

describe('toTsquery', () => {
  it('needs every part, in any of its ways; a word may go on, a facet may not', () => {
    expect(exactly({ kind: 'word', term: "o'neil" })).toBe("'o''neil':*");
    expect(exactly({ kind: 'facet', term: '#turismo rural' })).toBe("'#turismo rural'");
    expect(
      toTsquery([
        { kind: 'word', ways: ["'zorilla':*", "'zorrilla'"], members: 1, words: [] },
        { kind: 'facet', ways: ["'@higuey'"], members: 1, words: [] },
      ]),
    ).toBe("('zorilla':* | 'zorrilla') & '@higuey'");
  });
});

describe('estimate', () => {
  it('takes the parts for independent', () => {
    expect(estimate([facet(100)], 1000)).toBe(100);
    expect(estimate([facet(100), word(500)], 1000)).toBe(50);
    expect(estimate([word(5000)], 1000)).toBe(1000);
    expect(estimate([word(0)], 0)).toBe(0);
  });
});

describe('what is met in passing', () => {
  it('is what takes fewer rows to walk past than to sort', () => {
    expect(isMetInPassing([word(1_600)], 1_000_000, 12)).toBe(false);
    expect(isMetInPassing([word(1_600)], 100_000, 12)).toBe(true);
  });

  it('is whatever is too much to sort', () => {
    expect(isMetInPassing([word(3_001)], 10_000_000, 12)).toBe(true);
  });

  it('is no search that can still be counted', () => {
    expect(isMetInPassing([word(1_500)], 10_000, 12)).toBe(false);
    expect(isMetInPassing([word(1_501)], 10_000, 12)).toBe(true);
    expect(isMetInPassing([facet(5_000), word(2_000)], 10_000, 12)).toBe(false);
  });
});

describe('beginnings', () => {
  it('are the words of a search, in order, each stretch of names once', () => {
    const typed = (...words: string[]): Part[] => words.map((each) => ({ ...word(1), words: [each] }));
    expect(beginnings(typed('perez', 'maria'))).toEqual(['maria', 'perez']);
    expect(beginnings(typed('maria', 'mar', 'mar', 'marta'))).toEqual(['mar']);
    expect(beginnings([facet(3)])).toEqual([]);
  });
});
