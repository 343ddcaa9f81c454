import { isUnlisted, type SearchQuery } from './search-query.ts';

type HighlightRange = [start: number, end: number];

export interface HighlightedText {
  text: string;
  highlights: HighlightRange[];
}

export interface HighlightTerms {
  /** Without accents. */
  words: Set<string>;
  prefix: string | undefined;
}

/** Vocabulary words with a stem of the query, and the typed words, because the vocabulary has no digits. */
export function highlightTerms({ words, phrases }: SearchQuery, vocabulary: string[]): HighlightTerms {
  const typed = [words, ...phrases].flat().flatMap(({ word, stem }) => (stem === null ? [] : [word]));
  const last = words.at(-1);
  return { words: new Set([...vocabulary, ...typed]), prefix: last && isUnlisted(last) ? last.word : undefined };
}

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const ACCENTS = /\p{M}/gu;
const ASCII = /^[\x20-\x7e]*$/;
/** The index splits it into two words. */
const NUMBER_AND_REST = /^(\d+e\d+)([a-z].*)$/;

/** Like `es_fold` of the database. */
function foldWord(word: string): string {
  return (ASCII.test(word) ? word : word.normalize('NFD').replace(ACCENTS, '')).toLowerCase();
}

function isHighlighted(folded: string, { words, prefix }: HighlightTerms): boolean {
  return words.has(folded) || (prefix !== undefined && folded.startsWith(prefix));
}

/** Stops at the first match that begins `reach` after the first one. */
export function findHighlights(
  text: string,
  terms: HighlightTerms,
  reach = Number.POSITIVE_INFINITY,
): HighlightRange[] {
  const highlights: HighlightRange[] = [];
  for (const { 0: word, index } of text.matchAll(WORDS)) {
    if (highlights[0] && index > highlights[0][0] + reach) break;
    const folded = foldWord(word);
    const parts = NUMBER_AND_REST.exec(folded)?.slice(1) ?? [folded];
    if (parts.some((part) => isHighlighted(part, terms))) highlights.push([index, index + word.length]);
  }
  return highlights;
}

/** Characters before the first highlight, from the start of a word. */
const LEAD_CHARACTERS = 40;

export function excerptAround(text: string, highlights: HighlightRange[], length: number): HighlightedText {
  const start = excerptStart(text, highlights[0], length);
  const end = wordBoundary(text, start + length);
  const lead = start > 0 ? '…' : '';
  const shift = lead.length - start;
  return {
    text: `${lead}${text.slice(start, end).replace(/\s/g, ' ')}${end < text.length ? '…' : ''}`,
    highlights: highlights
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): HighlightRange => [from + shift, to + shift]),
  };
}

function excerptStart(text: string, highlight: HighlightRange | undefined, length: number): number {
  if (!highlight || highlight[1] <= length) return 0;
  const space = text.lastIndexOf(' ', Math.max(0, highlight[0] - LEAD_CHARACTERS));
  return space < 0 || highlight[0] - space > length / 2 ? highlight[0] : space + 1;
}

/** Never splits a surrogate pair. */
function wordBoundary(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const code = text.charCodeAt(end);
  return code >= 0xdc00 && code <= 0xdfff ? end + 1 : end;
}
