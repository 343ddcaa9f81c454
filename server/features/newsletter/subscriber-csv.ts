import * as z from 'zod/mini';
import { subscribeBody } from '#contract/newsletter/newsletter.contract.ts';
import type { RejectedRow } from '#contract/newsletter/subscribers.contract.ts';
import { type CsvRecord, presentRecord } from '../../core/csv-records.ts';

export interface ParsedCsv {
  addresses: { line: number; text: string; email: string }[];
  refused: RejectedRow[];
}

/** ReDoS: one pattern would backtrack for hours on a cell of a million characters. */
const isHeader = (cell: string) => !cell.includes('@') && /\b(?:correo|e-?mail)/i.test(cell);

export function parseAddresses(records: CsvRecord[]): ParsedCsv {
  const header = records[0]?.cells.findIndex(isHeader) ?? -1;
  const column = Math.max(0, header);
  const seen = new Set<string>();
  const result: ParsedCsv = { addresses: [], refused: [] };
  for (const record of header < 0 ? records : records.slice(1)) {
    const shown = presentRecord(record);
    const parsed = z.safeParse(subscribeBody, { email: record.cells[column] ?? '' });
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
