import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { projectRoot } from '../core/project-root.ts';
import type { Queryable } from './database.ts';

export const migrationsFolder = join(projectRoot, 'server/database/migrations');

/** Operator error: its message is a finished Spanish sentence. */
export class UnknownMigrationsError extends Error {
  constructor() {
    super(
      'La base de datos tiene migraciones que esta versión del portal no conoce: usa la versión que la creó, o una base de datos vacía.',
    );
  }
}

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

type Applied = { hash: string; when: string };

async function listAppliedMigrations(database: Pick<Queryable, 'execute'>): Promise<Applied[]> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return [];
  const applied = await database.execute<Applied>(
    sql`select hash, created_at as when from drizzle.__drizzle_migrations`,
  );
  return applied.rows;
}

/** Names of the migrations not applied yet. */
export async function listPendingMigrations(database: Queryable): Promise<string[]> {
  const applied = await listAppliedMigrations(database);
  const last = Math.max(0, ...applied.map(({ when }) => Number(when)));
  return (await readJournal()).filter(({ when }) => when > last).map(({ tag }) => tag);
}

/** Forward only: refuses a database of a later version, or one whose migrations were rewritten. */
export async function assertKnownMigrations(database: Pick<Queryable, 'execute'>): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
  const applied = await listAppliedMigrations(database);
  if (applied.some(({ hash }) => !known.has(hash))) throw new UnknownMigrationsError();
}
