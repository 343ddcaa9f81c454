import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { projectRoot } from '../core/project-root.ts';
import type { Queryable } from './database.ts';

export const migrationsFolder = join(projectRoot, 'server/database/migrations');

interface Journal {
  entries: { tag: string; when: number }[];
}

async function readJournal(): Promise<Journal['entries']> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  return journal.entries;
}

export async function countMigrations(): Promise<number> {
  return (await readJournal()).length;
}

/** Names of those that this version brings and the database has not seen. */
export async function listPendingMigrations(database: Queryable): Promise<string[]> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  const entries = await readJournal();
  if (!rows[0]?.exists) return entries.map(({ tag }) => tag);
  const applied = await database.execute<{ last: string | null }>(
    sql`select max(created_at) as last from drizzle.__drizzle_migrations`,
  );
  const last = Number(applied.rows[0]?.last ?? 0);
  return entries.filter(({ when }) => when > last).map(({ tag }) => tag);
}
