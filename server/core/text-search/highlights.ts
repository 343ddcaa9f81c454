type HighlightRange = [start: number, end: number];

export interface HighlightedText {
  text: string;
  highlights: HighlightRange[];
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/**
 * Ranges of the words between < and > in the masked text. The mask has one character for each of the text; if it ever
 * differs, there are no highlights rather than wrong ones.
 */
export function readHighlights(text: string, masked: string): HighlightRange[] {
  const characters = [...text];
  const highlights: HighlightRange[] = [];
  let at = 0;
  let unit = 0;
  let start = -1;
  for (const character of masked) {
    if (character === '<') start = unit;
    else if (character === '>') highlights.push([start, unit]);
    else {
      unit += characters[at]?.length ?? 0;
      at += 1;
    }
  }
  return at === characters.length ? highlights.map(([from, to]) => [from, endOfWord(text, to)]) : [];
}

/** Extends a stem to the whole word: the ending of a plural is not part of the stem. */
function endOfWord(text: string, end: number): number {
  let at = end;
  for (const character of text.slice(end)) {
    if (!WORD_CHARACTER.test(character)) break;
    at += character.length;
  }
  return at;
}

/** Context before the first highlight, from the start of a word. */
const LEAD_CHARACTERS = 40;

/** The part of a text around its first highlight, in one line, with its ranges shifted. */
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
