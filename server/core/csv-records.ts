import { CsvError, type InfoRecord, type Options, parse } from 'csv-parse/sync';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { importBytes, type RejectedRow } from '#contract/csv-import.ts';
import { admitUpload } from './body-deadlines.ts';
import { invalid } from './errors.ts';

export interface CsvRecord {
  /** Last line of the record. */
  line: number;
  text: string;
  cells: string[];
}

const SHOWN_TEXT_LENGTH = 200;

/** What a schema makes of each row, an address counting once. */
export function checkRecords<Form extends { email: string }>(
  records: readonly CsvRecord[],
  schema: z.ZodMiniType<Form>,
  toForm: (cells: string[]) => unknown,
) {
  const seen = new Set<string>();
  const accepted: { line: number; text: string; form: Form }[] = [];
  const refused: (RejectedRow & { kind: 'invalid' | 'repeated' })[] = [];
  for (const { line, text, cells } of records) {
    const shown = { line, text: text.slice(0, SHOWN_TEXT_LENGTH) };
    const { success, data, error } = z.safeParse(schema, toForm(cells));
    if (!success) {
      const reasons = new Set(error.issues.map(({ message }) => message));
      refused.push({ ...shown, kind: 'invalid', reason: [...reasons].join('. ') });
    } else if (seen.has(data.email)) {
      refused.push({ ...shown, kind: 'repeated', reason: 'La dirección está repetida en el archivo' });
    } else {
      seen.add(data.email);
      accepted.push({ ...shown, form: data });
    }
  }
  return { accepted, refused };
}

export function acceptCsv(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const options = { parseAs: 'buffer' as const, bodyLimit: importBytes };
  app.addContentTypeParser('text/csv', options, (_request, file, done) => done(null, file));
  app.addHook('preParsing', async (request, reply) => admitUpload('table', request, reply));
}

/** The byte order mark decides; other text is UTF-8, or else windows-1252, as Excel saves it in Spanish. */
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

/** The first record decides: a comma is text where semicolons separate. */
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

/** Spreadsheets save formatted rows as lines of empty cells. */
const BLANK_LINE = /^(?:[,;\t ]|"[,;\t ]*")+$/gm;

/** Blank lines are emptied, not removed, so that line numbers stay: parsing empty quoted cells takes quadratic time. */
const normalizeLines = (file: string) =>
  file
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(BLANK_LINE, '');

const countLines = (text: string) => text.split('\n').filter((line) => line !== '').length;

export function parseRecords(file: string): CsvRecord[] {
  const text = normalizeLines(file);
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

const grouped = new Intl.NumberFormat('es-DO');

export function readCsvFile(file: unknown, maxLines: number, { hasHeading = false } = {}): CsvRecord[] {
  if (!Buffer.isBuffer(file)) throw invalid({ file: 'Envía un archivo CSV' });
  const text = decodeFile(file);
  if (text.includes('\0')) throw invalid({ file: 'No es un archivo CSV. En Excel, elige «Guardar como» y luego CSV' });
  // Counted before parsing, which would block the process for seconds.
  if (countLines(normalizeLines(text)) > maxLines + (hasHeading ? 1 : 0)) {
    const limit = grouped.format(maxLines);
    throw invalid({
      file: `El archivo tiene más de ${limit} líneas${hasHeading ? ' además del encabezado' : ''}. Divídelo en varios`,
    });
  }
  const records = parseRecords(text);
  if (records.length === 0) throw invalid({ file: 'El archivo está vacío' });
  return records;
}
