import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { SortOrder } from '#contract/table.ts';

/** Never null, and backed by an index on the expression and the id. */
export interface SortKey {
  by: SQL | PgColumn;
  type: 'text' | 'timestamptz' | 'integer';
}

export interface BatchEnd {
  id: string;
  sortValue: string;
}

/** Total order: the key, then the id, both in one direction. */
export function sortedBy<Key extends string>(keys: Record<Key, SortKey>, id: PgColumn, order: SortOrder<Key>) {
  const isDescending = order.startsWith('-');
  const { by, type } = keys[(isDescending ? order.slice(1) : order) as Key];
  const ordered = isDescending ? desc : asc;
  return {
    by,
    direction: sql.raw(isDescending ? 'desc' : 'asc'),
    orderBy: [ordered(by), ordered(id)],
    sortValue: sql<string>`${by}::text`,
    after: (end: BatchEnd | undefined) =>
      end &&
      sql`(${by}, ${id}) ${sql.raw(isDescending ? '<' : '>')} (${end.sortValue}::${sql.raw(type)}, ${end.id}::uuid)`,
  };
}

const BATCH_SIZE = 1000;

/** Keyset batches: a long list neither fills the memory nor holds a transaction open. */
export async function* readInBatches<Row extends BatchEnd>(
  read: (after: BatchEnd | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let end: Row | undefined;
  do {
    const rows = await read(end, BATCH_SIZE);
    if (rows.length > 0) yield rows;
    end = rows.length === BATCH_SIZE ? rows.at(-1) : undefined;
  } while (end);
}
