import { stringify } from 'csv-stringify/sync';

type Cell = string | number | null;

/**
 * A table for spreadsheets: with the mark that makes Excel read accents, and with texts that look like formulas kept
 * from being run.
 */
export function toCsv(header: string[], rows: Cell[][]): string {
  return stringify([header, ...rows], { bom: true, escape_formulas: true, record_delimiter: 'windows' });
}
