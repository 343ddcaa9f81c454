export interface TextPart {
  text: string;
  /** Present where the part is a link. */
  href?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"']+/gi;
/** What ends a sentence or closes a bracket is seldom part of an address. */
const TRAILING = /[.,;:!?…)\]}»”’]+$/;

function partOf(found: string): TextPart {
  const text = found.replace(TRAILING, '');
  try {
    return { text, href: new URL(text).href };
  } catch {
    return { text };
  }
}

/** Takes a text apart into what is a web address and what is not. Joined, the parts are the text again. */
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
