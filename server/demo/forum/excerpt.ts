const MAX_LENGTH = 150;

/** The beginning of a text without its Markdown, cut between words. */
export function excerptOf(markdown: string): string {
  const plain = markdown
    .replace(/^(?:[-*>]|\d+\.)\s+/gm, '')
    .replace(/[*_`]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const cut = plain.slice(0, MAX_LENGTH);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s.,;:¿¡(«]+$/, '')}…`;
}
