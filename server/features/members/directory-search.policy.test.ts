import { describe, expect, it } from 'vitest';
import { estimate, exactly, isMetInPassing, type Part, toTsquery } from './directory-search.policy.ts';

const facet = (members: number): Part => ({ kind: 'facet', ways: ["'#x'"], members });
const word = (members: number): Part => ({ kind: 'word', ways: ["'x':*"], members });

describe('toTsquery', () => {
  it('needs every part, in any of its ways; a word may go on, a facet may not', () => {
    expect(exactly({ kind: 'word', term: "o'neil" })).toBe("'o''neil':*");
    expect(exactly({ kind: 'facet', term: '#turismo rural' })).toBe("'#turismo rural'");
    expect(
      toTsquery([
        { kind: 'word', ways: ["'zorilla':*", "'zorrilla'"], members: 1 },
        { kind: 'facet', ways: ["'@higuey'"], members: 1 },
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

describe('isMetInPassing', () => {
  it('walks past few rows rather than sort many, and the other way round', () => {
    expect(isMetInPassing([facet(50)], 100_000, 12)).toBe(false);
    expect(isMetInPassing([facet(1_000)], 100_000, 12)).toBe(false);
    expect(isMetInPassing([facet(1_200)], 100_000, 12)).toBe(true);
    expect(isMetInPassing([facet(1_200)], 100_000, 600)).toBe(false);
  });

  it('never sorts more than can be sorted quickly', () => {
    expect(isMetInPassing([facet(3_001)], 1_000_000, 50_000)).toBe(true);
  });

  it('counts what is searched unless it is certainly too much to count', () => {
    expect(isMetInPassing([word(1_500)], 10_000, 12)).toBe(false);
    expect(isMetInPassing([word(1_501)], 10_000, 12)).toBe(true);
    expect(isMetInPassing([facet(5_000), facet(2_000)], 10_000, 12)).toBe(false);
  });
});
