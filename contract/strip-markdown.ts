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
