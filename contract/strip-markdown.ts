/** Emphasis and code markers. Removed even without a closing one, since the text may be cut; "2 ** 3" stays. */
const SIGNS = /\*\*(?=\S)|(?<=\S)\*\*|~~(?=\S)|(?<=\S)~~|`+/g;

/** Plain text of Markdown, for places with a single line. */
export function stripMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(SIGNS, '')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/^ {0,3}(?:>+|#{1,6}|[-*+]) +/gm, '');
}

type HighlightRange = [start: number, end: number];

/** Removes only the markers of a highlighted text and shifts its ranges accordingly. */
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
