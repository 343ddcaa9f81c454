import * as z from 'zod/mini';
import { subscribeBody } from '#contract/newsletter/newsletter.contract.ts';
import type { RefusedLine } from '#contract/newsletter/subscribers.contract.ts';

interface Line {
  line: number;
  text: string;
}

export interface ReadLines {
  /** Well-formed addresses, each once, with the line that it is on. */
  addresses: (Line & { email: string })[];
  refused: RefusedLine[];
}

const SHOWN_TEXT = 200;
const HEADER_CELL = /^(?:correos?|e-?mails?|correo electr[oó]nico)$/i;

/** Cells of a line: separated by commas, semicolons or tabs, as spreadsheets save them, perhaps in quotes. */
function cellsOf(text: string): string[] {
  const cells = `,${text}`.matchAll(/[,;\t] *("(?:[^"]|"")*"|[^,;\t]*)/g);
  return [...cells].map(([, cell = '']) =>
    cell
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** The lines of a file that say something. */
export function splitLines(file: string): Line[] {
  return file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.replace(/[,;\t"\s]/g, '') !== '');
}

/** The addresses are in the column that is headed so, or in the first one. */
export function readAddresses(lines: Line[]): ReadLines {
  const header = cellsOf(lines[0]?.text ?? '').findIndex((cell) => HEADER_CELL.test(cell));
  const column = Math.max(0, header);
  const seen = new Set<string>();
  const read: ReadLines = { addresses: [], refused: [] };
  for (const { line, text } of header < 0 ? lines : lines.slice(1)) {
    const shown = { line, text: text.slice(0, SHOWN_TEXT) };
    const parsed = z.safeParse(subscribeBody, { email: cellsOf(text)[column] ?? '' });
    if (!parsed.success) {
      read.refused.push({ ...shown, reason: 'No es una dirección de correo' });
    } else if (seen.has(parsed.data.email)) {
      read.refused.push({ ...shown, reason: 'Está repetida en el archivo' });
    } else {
      seen.add(parsed.data.email);
      read.addresses.push({ ...shown, email: parsed.data.email });
    }
  }
  return read;
}
