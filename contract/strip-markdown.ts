/**
 * Linear time: neither part of a link contains the sign that begins another one, so that no two attempts read the same
 * letters.
 */
const LINKS = /!?\[([^[\]]*)\]\([^[()\s]*\)/g;

/** Emphasis and code markers, even unclosed, since the text may be cut; "2 ** 3" stays. */
const SIGNS = /\*\*(?=\S)|(?<=\S)\*\*|~~(?=\S)|(?<=\S)~~|`+/g;

export function stripMarkdown(text: string): string {
  return text
    .replace(LINKS, '$1')
    .replace(SIGNS, '')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*\n]+)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/^ {0,3}(?:>+|#{1,6}|[-*+]) +/gm, '');
}
