/** Signs of emphasis and code. They go even where the text was cut before the closing one; "2 ** 3" stays. */
const SIGNS = /\*\*(?=\S)|(?<=\S)\*\*|~~(?=\S)|(?<=\S)~~|`+/g;

/** The words of a text without the signs that format them, for places where it stands as one plain line. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(SIGNS, '')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/^ {0,3}(?:>+|#{1,6}|[-*+]) +/gm, '');
}

type HighlightRange = [start: number, end: number];

/** Takes only the signs out of a text with marked stretches, which move along with their words. */
export function stripHighlightedMarkdown(
  text: string,
  highlights: readonly HighlightRange[],
): { text: string; highlights: HighlightRange[] } {
  const signs = [...text.matchAll(SIGNS)];
  const moved = (position: number) => {
    const before = signs.filter(({ index }) => index < position);
    return position - before.reduce((sum, [sign]) => sum + sign.length, 0);
  };
  return { text: text.replace(SIGNS, ''), highlights: highlights.map(([start, end]) => [moved(start), moved(end)]) };
}
