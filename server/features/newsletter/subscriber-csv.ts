import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { subscribeBody } from '#contract/newsletter/newsletter.contract.ts';
import type { RefusedLine } from '#contract/newsletter/subscribers.contract.ts';

export interface CsvRecord {
  /** Line of the file on which it ends. */
  line: number;
  text: string;
  cells: string[];
}

export interface ParsedCsv {
  /** Well-formed addresses, each once, with the line that it is on. */
  addresses: { line: number; text: string; email: string }[];
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

/** First line in which Excel names the delimiter (`sep=;`). */
const EXCEL_DELIMITER = /^sep=(.)\n/i;

/** That of the first record: a comma is text where semicolons separate. */
function detectDelimiter(text: string): string | string[] {
  const named = EXCEL_DELIMITER.exec(text)?.[1];
  if (named) return named;
  const [first = ''] = text.slice(Math.max(0, text.search(/[^\s]/))).split('\n', 1);
  const unquoted = first.replace(/"[^"]*"/g, '');
  return [';', '\t', ','].find((delimiter) => unquoted.includes(delimiter)) ?? [',', ';', '\t'];
}

interface RawRecord {
  info: InfoRecord;
  raw: string;
  record: string[];
}

/** A quote that is never closed is text. */
function parseLenient(text: string, options: Options): RawRecord[] {
  try {
    return parse(text, options) as unknown[] as RawRecord[];
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    return parse(text, { ...options, quote: false }) as unknown[] as RawRecord[];
  }
}

/** Lines of a file that are not blank. */
export const countLines = (file: string) => file.split(/\r\n?|\n/).filter((line) => /[^,;\t"\s]/.test(line)).length;

/** Records of a file that are not blank. */
export function parseRecords(file: string): CsvRecord[] {
  const text = file.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const records = parseLenient(text, {
    delimiter: detectDelimiter(text),
    record_delimiter: '\n',
    from_line: EXCEL_DELIMITER.test(text) ? 2 : 1,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    ltrim: true,
    info: true,
    raw: true,
  });
  return records
    .map(({ info, raw, record }) => ({
      line: info.lines,
      text: raw.trim(),
      cells: record.map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Reads the column with a header for e-mails, or else the first one. */
export function parseAddresses(records: CsvRecord[]): ParsedCsv {
  const header = records[0]?.cells.findIndex(isHeader) ?? -1;
  const column = Math.max(0, header);
  const seen = new Set<string>();
  const result: ParsedCsv = { addresses: [], refused: [] };
  for (const { line, text, cells } of header < 0 ? records : records.slice(1)) {
    const shown = { line, text: text.slice(0, SHOWN_TEXT_LENGTH) };
    const parsed = z.safeParse(subscribeBody, { email: cells[column] ?? '' });
    if (!parsed.success) {
      result.refused.push({ ...shown, reason: 'No es una dirección de correo' });
    } else if (seen.has(parsed.data.email)) {
      result.refused.push({ ...shown, reason: 'Está repetida en el archivo' });
    } else {
      seen.add(parsed.data.email);
      result.addresses.push({ ...shown, email: parsed.data.email });
    }
  }
  return result;
}
