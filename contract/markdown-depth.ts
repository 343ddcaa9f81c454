/** Bounds the recursion of Markdown parsers. */
export const MARKDOWN_MAX_DEPTH = 20;

const QUOTE_OR_ITEM = /[ \t]*(?:(>)|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))/y;
const DELIMITER_RUN = /([*_~])\1*/g;

/** In columns; a tab counts as four. */
const indentOf = (line: string) => /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0;

/** `> - 1. text` opens three. */
function countMarkers(line: string): { markers: number; isItem: boolean } {
  let markers = 0;
  let isItem = false;
  QUOTE_OR_ITEM.lastIndex = 0;
  for (let found = QUOTE_OR_ITEM.exec(line); found; found = QUOTE_OR_ITEM.exec(line)) {
    markers += 1;
    isItem ||= !found[1];
  }
  return { markers, isItem };
}

/** Items nest by indentation: open items further out are ancestors. */
function blockDepth(lines: string[]): number {
  let deepest = 0;
  let ancestors: number[] = [];
  for (const line of lines) {
    const { markers, isItem } = countMarkers(line);
    const indent = indentOf(line);
    if (isItem) ancestors = [...ancestors.filter((each) => each < indent), indent];
    deepest = Math.max(deepest, markers + Math.max(0, ancestors.length - 1));
  }
  return deepest;
}

const isSpace = (character = '') => character.trim() === '';
const isPunctuation = (character = '') => /[\p{P}\p{S}]/u.test(character);

/** Flanking rules of CommonMark; a delimiter that may open or close counts as opening. */
function inlineDepth(paragraph: string): number {
  const open: Record<string, number> = { '*': 0, _: 0, '~': 0 };
  let deepest = 0;
  for (const { 0: run, 1: sign = '', index } of paragraph.matchAll(DELIMITER_RUN)) {
    const [before, after] = [paragraph[index - 1], paragraph[index + run.length]];
    const opens = !isSpace(after) && (!isPunctuation(after) || isSpace(before) || isPunctuation(before));
    const closes = !isSpace(before) && (!isPunctuation(before) || isSpace(after) || isPunctuation(after));
    const current = open[sign] ?? 0;
    if (opens) open[sign] = current + run.length;
    else if (closes) open[sign] = Math.max(0, current - run.length);
    deepest = Math.max(
      deepest,
      Object.values(open).reduce((sum, each) => sum + each),
    );
  }
  return deepest;
}

/** Upper bound in linear time and without recursion, so that it cannot overflow on the input it has to reject. */
export function markdownDepth(written: string): number {
  const text = written.replaceAll(/\r\n?/g, '\n');
  const paragraphs = text.split(/\n[ \t]*\n/);
  return Math.max(blockDepth(text.split('\n')), ...paragraphs.map(inlineDepth));
}

/** A paragraph or a list item, which parsers handle in one go. */
const BLOCK_START = /\n(?=[ \t]*(?:\n|[-*+>#]|\d{1,9}[.)]))/;
/** Characters at which a parser rescans the rest of its block. */
const STOPS = /[!*<[\\_`~]|(?<=[ \t])[ \t]/g;

/** What may stand before the `@` of an address; from each of its characters a parser looks for the rest of it. */
const ADDRESS_RUN = /[\w.!#$%&'*+/=?`{|}~-]{100,}/g;

const WORK_PER_BLOCK = 1_000;
/** Parsers take quadratic time of a block: this much takes a few hundredths of a second. */
const MARKDOWN_MAX_WORK = 3_000_000;

const blockWork = (block: string) => WORK_PER_BLOCK + block.length * (block.match(STOPS)?.length ?? 0);
const addressWork = (text: string) =>
  [...text.matchAll(ADDRESS_RUN)]
    .filter(({ 0: run, index }) => text[index + run.length] === '@')
    .reduce((sum, { 0: run }) => sum + run.length ** 2, 0);
const markdownWork = (text: string) =>
  text.split(BLOCK_START).reduce((sum, block) => sum + blockWork(block), addressWork(text));

export function markdownProblem(text: string): string | undefined {
  if (markdownWork(text) > MARKDOWN_MAX_WORK) return 'El texto repite demasiadas veces los mismos signos';
  if (markdownDepth(text) <= MARKDOWN_MAX_DEPTH) return undefined;
  return `El texto tiene citas, listas o énfasis unos dentro de otros: ${MARKDOWN_MAX_DEPTH} niveles como máximo`;
}
