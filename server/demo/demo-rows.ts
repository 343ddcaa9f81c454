import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';

/** Deterministic UUID: links keep working whenever and wherever the demo is loaded. */
export function demoId(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind}/${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  // Version 8 (RFC 9562): a UUID whose bits are the application's own.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const ROWS_AT_ONCE = 500;

export async function insertRows<Table extends PgTable>(
  database: Queryable,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await database.insert(table).values(rows.slice(start, start + ROWS_AT_ONCE));
  }
}
