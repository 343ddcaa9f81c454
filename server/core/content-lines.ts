/** Content lines, the format shared by iCalendar (RFC 5545) and vCard (RFC 2426). */
const encoder = new TextEncoder();
const MAX_LINE_OCTETS = 75;

/** Folds at 75 octets without splitting a character. */
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
