import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { projectRoot } from '../core/project-root.ts';
import { createClient, type DatabaseConnection } from './connection.ts';
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

/** Operator error: its message is a finished Spanish sentence. */
export class DatabaseUnreachableError extends Error {
  constructor(cause: NodeJS.ErrnoException) {
    // An AggregateError, after several addresses, has a code and no message.
    const reason = cause.message || cause.code;
    super(`La base de datos no responde (${reason}). Revisa DATABASE_URL, y que el servidor esté en marcha.`, {
      cause,
    });
  }
}

/** Key of the advisory lock, the same for every process. */
const STARTUP_LOCK = 7_220_128;

/**
 * Migrates under an advisory lock, so that of several processes starting at once one works and the others wait. Uses
 * its own connection: migrations may take longer than the pool's timeouts.
 */
export async function prepareDatabase(
  connection: DatabaseConnection,
  afterMigrations: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = createClient({ ...connection, connectionTimeoutMillis: 5_000, application_name: 'portal-migrate' });
  await client.connect().catch((error) => {
    throw new DatabaseUnreachableError(error);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [STARTUP_LOCK]);
    const database = drizzle(client);
    await assertKnownMigrations(database);
    await migrate(database, { migrationsFolder });
    await afterMigrations(client);
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** The schema as it was after the migration with this hash, for the data of that time. */
export async function migrateUpTo(client: pg.Client, hash: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const last = known.findIndex((migration) => migration.hash === hash);
  if (last < 0) throw new UnknownMigrationsError();
  const dialect = new PgDialect();
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  await dialect.migrate(known.slice(0, last + 1), session, { migrationsFolder });
}

/** The portal reads and writes its own schema and the queue's; it only reads that of the migrations. */
const READ_WRITE_SCHEMAS = ['public', 'pgboss'];
const READ_ONLY_SCHEMAS = ['drizzle'];

/** Grants reading and writing of rows only: the role can neither change nor drop a table. */
export async function grantPrivileges(owner: pg.Client, role: string): Promise<void> {
  const name = owner.escapeIdentifier(role);
  for (const schema of READ_WRITE_SCHEMAS) {
    await owner.query(`grant usage on schema ${schema} to ${name}`);
    await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
    await owner.query(`grant usage, select on all sequences in schema ${schema} to ${name}`);
    await owner.query(`grant execute on all functions in schema ${schema} to ${name}`);
  }
  for (const schema of READ_ONLY_SCHEMAS) {
    await owner.query(`grant usage on schema ${schema} to ${name}`);
    await owner.query(`grant select on all tables in schema ${schema} to ${name}`);
  }
}
