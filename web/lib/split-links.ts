export interface TextPart {
  text: string;
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** Trailing punctuation and brackets are seldom part of a URL. */
const TRAILING = '.,;:!?…)]}»”’';

function withoutTrailing(found: string): string {
  let end = found.length;
  while (TRAILING.includes(found.charAt(end - 1))) end -= 1;
  return found.slice(0, end);
}

function partOf(found: string): TextPart {
  const text = withoutTrailing(found);
  try {
    return { text, href: new URL(text).href };
  } catch {
    return { text };
  }
}

/** The joined parts are the original text. */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let rest = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const part = partOf(found);
    parts.push({ text: text.slice(rest, index) }, part);
    rest = index + part.text.length;
  }
  parts.push({ text: text.slice(rest) });
  return parts.filter((part) => part.text !== '');
}
