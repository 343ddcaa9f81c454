import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/**
 * A table for spreadsheets: with the mark that makes Excel read accents, and with texts that look like formulas kept
 * from being run.
 */
export function toCsv(header: string[], rows: Cell[][]): string {
  return `\uFEFF${toCsvRows([header, ...rows])}`;
}

/** More rows of a table that has begun. */
export function toCsvRows(rows: Cell[][]): string {
  const options = { escape_formulas: true, record_delimiter: 'windows' as const };
  // Some programs take a lone carriage return for the end of a row, and what follows it for a cell of its own.
  return stringify(rows, { ...options, quoted_match: /\r/ });
}
