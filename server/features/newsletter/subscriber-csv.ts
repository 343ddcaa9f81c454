import { subscribeBody } from '#contract/newsletter/newsletter.contract.ts';
import { type CsvRecord, checkRecords } from '../../core/csv-records.ts';

/** ReDoS: one pattern would backtrack for hours on a cell of a million characters. */
const isHeader = (cell: string) => !cell.includes('@') && /\b(?:correo|e-?mail)/i.test(cell);

const REASONS = { invalid: 'No es una dirección de correo', repeated: 'Está repetida en el archivo' };

export function parseAddresses(records: CsvRecord[]) {
  const header = records[0]?.cells.findIndex(isHeader) ?? -1;
  const column = Math.max(0, header);
  const rows = header < 0 ? records : records.slice(1);
  const { accepted, refused } = checkRecords(rows, subscribeBody, (cells) => ({ email: cells[column] ?? '' }));
  return {
    addresses: accepted.map(({ form: { email }, ...row }) => ({ ...row, email })),
    refused: refused.map(({ kind, ...row }) => ({ ...row, reason: REASONS[kind] })),
  };
}
