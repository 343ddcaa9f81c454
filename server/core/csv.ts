import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/**
 * A table for spreadsheets: with the mark that makes Excel read accents, and with texts that look like formulas kept
 * from being run.
 */
export function toCsv(header: string[], rows: Cell[][]): string {
  const options = { bom: true, escape_formulas: true, record_delimiter: 'windows' as const };
  // Some programs take a lone carriage return for the end of a row, and what follows it for a cell of its own.
  return stringify([header, ...rows], { ...options, quoted_match: /\r/ });
}
