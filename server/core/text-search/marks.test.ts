import { describe, expect, it } from 'vitest';
import { excerptAround, readMarks } from './marks.ts';

const shown = (text: string, marks: [number, number][]) => marks.map(([start, end]) => text.slice(start, end));

describe('readMarks', () => {
  it('finds the words of the masked text in the text itself', () => {
    const text = 'La Facturación, ¿y las obras?';
    expect(shown(text, readMarks(text, 'la <facturación>   y las <obra>  '))).toEqual(['Facturación', 'obras']);
  });

  it('counts characters outside the basic plane as PostgreSQL does', () => {
    const text = '👩‍👩‍👧 crédito 🇩🇴';
    const masked = [...text].map((character) => (/[a-zé]/.test(character) ? character : ' ')).join('');
    expect(shown(text, readMarks(text, masked.replace('crédito', '<crédito>')))).toEqual(['crédito']);
  });

  it('marks nothing rather than the wrong place', () => {
    expect(readMarks('corto', '<otro> texto más largo')).toEqual([]);
  });
});

describe('excerptAround', () => {
  const text = `${'palabras al principio '.repeat(20)}aquí la aduana y ${'palabras al final '.repeat(20)}`;
  const at = text.indexOf('aduana');

  it('shows the match in its sentence, and moves its mark along', () => {
    const excerpt = excerptAround(text, [[at, at + 6]], 150);
    expect(shown(excerpt.text, excerpt.marks)).toEqual(['aduana']);
    expect(excerpt.text).toMatch(/^….*aquí la aduana y .*…$/);
    expect(excerpt.text.length).toBeLessThanOrEqual(152);
  });

  it('begins at the beginning when the match is there, or nowhere', () => {
    expect(excerptAround(text, [[0, 8]], 150).text.startsWith('palabras al principio')).toBe(true);
    expect(excerptAround('Un texto corto', [], 150)).toEqual({ text: 'Un texto corto', marks: [] });
  });

  it('never cuts a character in two', () => {
    const { text: excerpt } = excerptAround('😀'.repeat(200), [], 151);
    expect(excerpt.isWellFormed()).toBe(true);
  });
});
