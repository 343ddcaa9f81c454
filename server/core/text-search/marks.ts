type Mark = [start: number, end: number];

export interface MarkedText {
  text: string;
  marks: Mark[];
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;

/**
 * Where the words between < and > of the masked text are in the text itself. The mask has one character for each
 * of the text; should a text ever be masked otherwise, it is shown without marks rather than with wrong ones.
 */
export function readMarks(text: string, masked: string): Mark[] {
  const characters = [...text];
  const marks: Mark[] = [];
  let at = 0;
  let unit = 0;
  let start = -1;
  for (const character of masked) {
    if (character === '<') start = unit;
    else if (character === '>') marks.push([start, unit]);
    else {
      unit += characters[at]?.length ?? 0;
      at += 1;
    }
  }
  return at === characters.length ? marks.map(([from, to]) => [from, endOfWord(text, to)]) : [];
}

/** A plural's last letter is no part of its stem, but of the word that people see. */
function endOfWord(text: string, end: number): number {
  let at = end;
  for (const character of text.slice(end)) {
    if (!WORD_CHARACTER.test(character)) break;
    at += character.length;
  }
  return at;
}

/** Begins a little before the first mark, at a word, so that the match is seen in its sentence. */
const LEAD = 40;

/** The part of a text around its first mark, in one line, with its marks moved along. */
export function excerptAround(text: string, marks: Mark[], length: number): MarkedText {
  const start = excerptStart(text, marks[0], length);
  const end = wordBoundary(text, start + length);
  const lead = start > 0 ? '…' : '';
  const shift = lead.length - start;
  return {
    text: `${lead}${text.slice(start, end).replace(/\s/g, ' ')}${end < text.length ? '…' : ''}`,
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): Mark => [from + shift, to + shift]),
  };
}

function excerptStart(text: string, mark: Mark | undefined, length: number): number {
  if (!mark || mark[1] <= length) return 0;
  const space = text.lastIndexOf(' ', Math.max(0, mark[0] - LEAD));
  return space < 0 || mark[0] - space > length / 2 ? mark[0] : space + 1;
}

/** Never between the two halves of a character outside the basic plane. */
function wordBoundary(text: string, end: number): number {
  if (end >= text.length) return text.length;
  const code = text.charCodeAt(end);
  return code >= 0xdc00 && code <= 0xdfff ? end + 1 : end;
}
