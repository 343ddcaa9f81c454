import * as z from 'zod/mini';
import { subscribeBody } from '#contract/newsletter/newsletter.contract.ts';
import type { RefusedLine } from '#contract/newsletter/subscribers.contract.ts';

interface CsvLine {
  line: number;
  text: string;
}

export interface ParsedCsv {
  /** Well-formed addresses, each once, with the line that it is on. */
  addresses: (CsvLine & { email: string })[];
  refused: RefusedLine[];
}

const SHOWN_TEXT_LENGTH = 200;

/** Two checks instead of one pattern, which would backtrack for hours on a cell of a million characters. */
const isHeader = (cell: string) => !cell.includes('@') && /\b(?:correo|e-?mail)/i.test(cell);

/** By the byte order mark, if any. Other text is UTF-8 or else windows-1252, which Excel saves in Spanish. */
export function decodeFile(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator of the first line: a comma is text where semicolons separate. */
function separatorOf(line: string): string {
  const unquoted = line.replace(/"[^"]*"/g, '');
  return [';', '\t', ','].find((separator) => unquoted.includes(separator)) ?? ',;\t';
}

/** Cells of a line, as spreadsheets save them, perhaps in quotes. */
function cellsOf(text: string, separator: string): string[] {
  const cells = `${separator[0]}${text}`.matchAll(new RegExp(`[${separator}] *("(?:[^"]|"")*"|[^${separator}]*)`, 'g'));
  return [...cells].map(([, cell = '']) =>
    cell
      .replace(/^"(.*)"$/s, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** Lines with content, without the separator line of Excel (`sep=;`). */
export function splitLines(file: string): CsvLine[] {
  return file
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ line: index + 1, text }))
    .filter(({ text }) => text.replace(/^sep=|[,;\t"\s]/gi, '') !== '');
}

/** Reads the column that is headed as e-mail, or else the first one. */
export function parseAddresses(lines: CsvLine[]): ParsedCsv {
  const first = lines[0]?.text ?? '';
  const separator = separatorOf(first);
  const header = cellsOf(first, separator).findIndex(isHeader);
  const column = Math.max(0, header);
  const seen = new Set<string>();
  const parsed_: ParsedCsv = { addresses: [], refused: [] };
  for (const { line, text } of header < 0 ? lines : lines.slice(1)) {
    const shown = { line, text: text.slice(0, SHOWN_TEXT_LENGTH) };
    const parsed = z.safeParse(subscribeBody, { email: cellsOf(text, separator)[column] ?? '' });
    if (!parsed.success) {
      parsed_.refused.push({ ...shown, reason: 'No es una dirección de correo' });
    } else if (seen.has(parsed.data.email)) {
      parsed_.refused.push({ ...shown, reason: 'Está repetida en el archivo' });
    } else {
      seen.add(parsed.data.email);
      parsed_.addresses.push({ ...shown, email: parsed.data.email });
    }
  }
  return parsed_;
}
