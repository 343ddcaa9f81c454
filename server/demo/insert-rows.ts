import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../database/database.ts';

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
