import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Why the database itself refuses writes, if it does. */
export type ReadOnlyDatabase = 'standby' | 'setting';

export async function findReadOnlyDatabase(database: Queryable): Promise<ReadOnlyDatabase | null> {
  const { rows } = await database.execute<{ reason: ReadOnlyDatabase | null }>(sql`
    select case when pg_is_in_recovery() then 'standby'
      when current_setting('transaction_read_only') = 'on' then 'setting' end as reason`);
  return rows[0]?.reason ?? null;
}
