import { describe, expect, it } from 'vitest';
import { excerptAround, readHighlights } from './highlights.ts';

const highlightedWords = (text: string, highlights: [number, number][]) =>
  highlights.map(([start, end]) => text.slice(start, end));

describe('readHighlights', () => {
  it('finds the words of the masked text in the text itself', () => {
    const text = 'La Facturación, ¿y las obras?';
    expect(highlightedWords(text, readHighlights(text, 'la <facturación>   y las <obra>  '))).toEqual([
      'Facturación',
      'obras',
    ]);
  });

  it('counts characters outside the basic plane as PostgreSQL does', () => {
    const text = '👩‍👩‍👧 crédito 🇩🇴';
    const masked = [...text].map((character) => (/[a-zé]/.test(character) ? character : ' ')).join('');
    expect(highlightedWords(text, readHighlights(text, masked.replace('crédito', '<crédito>')))).toEqual(['crédito']);
  });

  it('highlights nothing rather than the wrong place', () => {
    expect(readHighlights('corto', '<otro> texto más largo')).toEqual([]);
  });
});

describe('excerptAround', () => {
  const text = `${'palabras al principio '.repeat(20)}aquí la aduana y ${'palabras al final '.repeat(20)}`;
  const at = text.indexOf('aduana');

  it('shows the match in its sentence, and shifts its highlight along', () => {
    const excerpt = excerptAround(text, [[at, at + 6]], 150);
    expect(highlightedWords(excerpt.text, excerpt.highlights)).toEqual(['aduana']);
    expect(excerpt.text).toMatch(/^….*aquí la aduana y .*…$/);
    expect(excerpt.text.length).toBeLessThanOrEqual(152);
  });

  it('begins at the beginning when the match is there, or nowhere', () => {
    expect(excerptAround(text, [[0, 8]], 150).text.startsWith('palabras al principio')).toBe(true);
    expect(excerptAround('Un texto corto', [], 150)).toEqual({ text: 'Un texto corto', highlights: [] });
  });

  it('never cuts a character in two', () => {
    const { text: excerpt } = excerptAround('😀'.repeat(200), [], 151);
    expect(excerpt.isWellFormed()).toBe(true);
  });
});
