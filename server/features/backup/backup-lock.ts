import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Queryable } from '../../database/database.ts';
import { BackupError } from './backup-error.ts';
import { NO_TIMEOUTS } from './table-copy.queries.ts';

const KEY = 'portal backup';

export class BackupUnderWayError extends BackupError {}

/** The advisory lock ends with the connection, so that a killed process does not hold up the next backup. */
export async function withBackupLock<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, ...NO_TIMEOUTS, application_name: 'portal-backup' });
  // The pending query reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ locked: boolean }>(`select pg_try_advisory_lock(hashtext($1)) as locked`, [
      KEY,
    ]);
    if (!rows[0]?.locked) throw new BackupUnderWayError('Ya se está haciendo otra copia. Espera a que termine.');
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function isBackupUnderWay(database: Queryable): Promise<boolean> {
  const { rows } = await database.execute<{ locked: boolean }>(sql`
    select exists (select from pg_locks
      where locktype = 'advisory' and granted and objsubid = 1
        and database = (select oid from pg_database where datname = current_database())
        and (classid::bigint << 32 | objid::bigint) = hashtext(${KEY})) as locked`);
  return rows[0]?.locked ?? false;
}
