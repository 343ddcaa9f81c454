import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Queryable } from './database.ts';

/**
 * Expand and contract: the former release has to work on the schema of this one. A migration that it does not survive
 * names itself here, with the commit that adds it; such a version is installed with the portal stopped.
 */
export const FORMER_RELEASE = {
  commit: '2a77e33275fbd898e17f21d07c0a0a2425c5922f',
  migration: '0005_address-links',
};

/** Beside the migrations, so that versions that do not know the newest ones find it. */
export async function recordOldestCompatible(client: pg.Client, when: number): Promise<void> {
  await client.query(
    'create table if not exists drizzle.compatibility (id boolean primary key default true check (id), oldest bigint not null)',
  );
  await client.query(
    `insert into drizzle.compatibility as known (oldest) values ($1)
     on conflict (id) do update set oldest = excluded.oldest where known.oldest <> excluded.oldest`,
    [when],
  );
}

/** Time of the oldest migration whose code works with this database; undefined where no version recorded it. */
export async function findOldestCompatible(database: Pick<Queryable, 'execute'>): Promise<number | undefined> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.compatibility') is not null as exists`,
  );
  if (!rows[0]?.exists) return undefined;
  const found = await database.execute<{ oldest: string }>(sql`select oldest from drizzle.compatibility`);
  return found.rows[0] && Number(found.rows[0].oldest);
}
