import { describe, expect, it } from 'vitest';
import { excerptAround, findHighlights } from './highlights.ts';

const highlightedWords = (text: string, highlights: [number, number][]) =>
  highlights.map(([start, end]) => text.slice(start, end));

describe('findHighlights', () => {
  const terms = (words: string[], prefix?: string) => ({ words: new Set(words), prefix });

  it.each([
    ['La Facturación, ¿y las obras?', ['facturacion', 'obras'], ['Facturación', 'obras']],
    ['cre\u0301dito y CRÉDITO', ['credito'], ['cre\u0301dito', 'CRÉDITO']],
    ['El año del ano', ['ano'], ['año', 'ano']],
    ['Compra/venta de e-CF: <b>venta</b>', ['venta', 'cf'], ['venta', 'CF', 'venta']],
    ['Ventana y preventa', ['venta'], []],
  ])('finds whole words, whatever their case and accents: %s', (text, words, found) => {
    expect(highlightedWords(text, findHighlights(text, terms(words)))).toEqual(found);
  });

  it('counts in UTF-16 units beside characters outside the basic plane', () => {
    const text = '👩‍👩‍👧 crédito 🇩🇴';
    expect(highlightedWords(text, findHighlights(text, terms(['credito'])))).toEqual(['crédito']);
  });

  it('finds the beginning of a code, and both halves of one that the index splits', () => {
    const text = 'Factura B0100-2 y 6e52f30';
    expect(highlightedWords(text, findHighlights(text, terms([], 'b01')))).toEqual(['B0100']);
    expect(highlightedWords(text, findHighlights(text, terms(['6e52'], 'f30')))).toEqual(['6e52f30']);
  });

  it('reads no further than asked after the first one', () => {
    const text = `aduana ${'palabra '.repeat(40)}aduana`;
    expect(findHighlights(text, terms(['aduana']), 150)).toEqual([[0, 6]]);
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
