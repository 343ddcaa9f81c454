/** The text format that calendar files (RFC 5545) and contact cards (RFC 2426) share. */
const encoder = new TextEncoder();
const MAX_LINE_OCTETS = 75;

/** Longer lines go on in the next, after a space. Octets count, and no character is cut in two. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

export const writeLines = (lines: string[]) => `${lines.map(fold).join('\r\n')}\r\n`;
