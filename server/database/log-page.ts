import { desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** Of a log, newest first; an index on `at` and `id` backs the order. */
export async function readLogPage<Lines extends PgSelect>(
  database: Queryable,
  log: PgTable & { id: PgColumn; at: PgColumn },
  lines: Lines,
  { where, page, limit }: { where: SQL | undefined; page: number; limit: number },
) {
  const newestFirst = lines.where(where).orderBy(desc(log.at), desc(log.id));
  const [rows, total] = await Promise.all([
    newestFirst.limit(limit).offset((page - 1) * limit),
    database.$count(log, where),
  ]);
  return { rows: rows as Awaited<Lines>, total };
}
