import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/** CSV for spreadsheets: with a BOM, so that Excel reads accents, and with formulas escaped. */
export function toCsv(header: string[], rows: Cell[][]): string {
  return `\uFEFF${toCsvRows([header, ...rows])}`;
}

/** Further rows of the same file. */
export function toCsvRows(rows: Cell[][]): string {
  const options = { escape_formulas: true, record_delimiter: 'windows' as const };
  // Quoted, because some programs take a lone carriage return for the end of a row.
  return stringify(rows, { ...options, quoted_match: /\r/ });
}
