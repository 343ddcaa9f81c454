import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Logger } from 'pino';
import { projectRoot } from '../core/project-root.ts';
import { applySteps, type SchemaStep } from './apply-migrations.ts';
import { FORMER_RELEASE, findOldestCompatible, recordOldestCompatible } from './compatibility.ts';
import { createClient, type DatabaseConnection } from './connection.ts';
import type { Queryable } from './database.ts';
import { FUNCTIONS_FILE, readSchemaSql } from './schema-sql.ts';
import { DatabaseUnreachableError } from './wait-for-database.ts';

type Log = Pick<Logger, 'info' | 'warn'>;

export const migrationsFolder = join(projectRoot, 'server/database/migrations');

/** Operator error: its message is a finished Spanish sentence. */
export class UnknownMigrationsError extends Error {
  constructor({ isNewer = false } = {}) {
    super(
      isNewer
        ? 'La base de datos es de una versión más nueva del portal, con la que esta ya no funciona: instala esa versión, o restaura una copia de antes de actualizar.'
        : 'La base de datos es de antes de la versión 0.2.0 del portal, y esta no la pone al día: haz una copia («backup») con la versión que la usaba, vacía la base de datos y restaura la copia («restore») con esta.',
    );
  }
}

/** Operator error: its message is a finished Spanish sentence. */
export class PendingMigrationsError extends Error {
  constructor(count: number) {
    super(
      `Base de datos sin poner al día: ${count === 1 ? 'falta una migración' : `faltan ${count} migraciones`} de esta versión del portal. Usa «migrate», y recarga el portal otra vez.`,
    );
  }
}

interface Journal {
  entries: { tag: string; when: number }[];
}

export async function readJournal(): Promise<Journal['entries']> {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;
  return journal.entries;
}

export async function countMigrations(): Promise<number> {
  return (await readJournal()).length;
}

async function findWhen(tag: string): Promise<number> {
  const entry = (await readJournal()).find((each) => each.tag === tag);
  if (!entry) throw new Error(`there is no migration ${tag}`);
  return entry.when;
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

/** In the order of application. */
type PendingStep = SchemaStep & { name: string };

/** Compares each file with what was applied of it. Files older than the database stay out. */
async function listPendingFiles(database: Pick<Queryable, 'execute'>): Promise<PendingStep[]> {
  const { rows } = await database.execute<{ exists: boolean }>(
    sql`select to_regclass('drizzle.schema_files') is not null as exists`,
  );
  const applied = rows[0]?.exists
    ? (await database.execute<{ name: string; hash: string }>(sql`select name, hash from drizzle.schema_files`)).rows
    : [];
  const known = new Map(applied.map(({ name, hash }) => [name, hash]));
  const changed = (await readSchemaSql()).filter(({ name, hash }) => known.get(name) !== hash);
  return changed.map(({ name, sql, hash }) => ({
    name,
    sql: [sql],
    record: {
      text: `insert into drizzle.schema_files (name, hash) values ($1, $2)
        on conflict (name) do update set hash = excluded.hash`,
      values: [name, hash],
    },
  }));
}

async function listPending(database: Pick<Queryable, 'execute'>): Promise<PendingStep[]> {
  const applied = await listAppliedMigrations(database);
  const last = Math.max(0, ...applied.map(({ when }) => Number(when)));
  const journal = await readJournal();
  const migrations = readMigrationFiles({ migrationsFolder }).flatMap(({ sql, hash, folderMillis }, index) => ({
    name: journal[index]?.tag ?? hash,
    sql,
    when: folderMillis,
    record: {
      text: 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      values: [hash, folderMillis],
    },
  }));
  const isOlder = last > Math.max(...migrations.map(({ when }) => when));
  const files = isOlder ? [] : await listPendingFiles(database);
  return [
    ...files.filter(({ name }) => name === FUNCTIONS_FILE),
    ...migrations.filter(({ when }) => when > last),
    ...files.filter(({ name }) => name !== FUNCTIONS_FILE),
  ];
}

export async function listPendingMigrations(database: Pick<Queryable, 'execute'>): Promise<string[]> {
  return (await listPending(database)).map(({ name }) => name);
}

/**
 * Refuses a database whose migrations were rewritten, and one of a later version unless that one recorded that this
 * version's code works with it. Returns how many migrations of later versions there are.
 */
export async function assertKnownMigrations(database: Pick<Queryable, 'execute'>): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder });
  const known = new Set(files.map(({ hash }) => hash));
  const newest = Math.max(...files.map(({ folderMillis }) => folderMillis));
  const unknown = (await listAppliedMigrations(database)).filter(({ hash }) => !known.has(hash));
  if (unknown.length === 0) return 0;
  const isNewer = unknown.every(({ when }) => Number(when) > newest);
  const oldest = isNewer ? await findOldestCompatible(database) : undefined;
  if (oldest !== undefined && newest >= oldest) return unknown.length;
  throw new UnknownMigrationsError({ isNewer });
}

export const newerMigrationsNotice = (count: number) =>
  `La base de datos es de una versión más nueva del portal (${count === 1 ? 'una migración' : `${count} migraciones`} más), con la que esta todavía funciona.`;

/** The same for every process. */
const STARTUP_LOCK = 7_220_128;

/** Logs the wait: the migrations of another process may take a while. */
async function lockStartup(client: pg.Client, log: Log): Promise<void> {
  // Waiting for this lock is no reason to fail.
  await client.query('set lock_timeout = 0; set statement_timeout = 0');
  const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [STARTUP_LOCK]);
  if (rows[0]?.locked) return;
  const { rows: holders } = await client.query(
    `select string_agg(a.pid || ' desde ' || to_char(a.backend_start at time zone 'UTC', 'HH24:MI:SS'), ', ') as names
     from pg_locks l join pg_stat_activity a using (pid)
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [STARTUP_LOCK],
  );
  log.info(`Otro proceso prepara la base de datos (${holders[0]?.names ?? 'ya terminó'}): se espera a que termine.`);
  await client.query('select pg_advisory_lock($1)', [STARTUP_LOCK]);
}

const HISTORY_TABLES = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.schema_files (name text primary key, hash text not null)`;

const SILENT: Log = { info: () => {}, warn: () => {} };

/**
 * Migrates under an advisory lock: of several processes starting at once one works and the others wait. Uses its own
 * connection: migrations may take longer than the pool's timeouts.
 */
export async function prepareDatabase(
  connection: DatabaseConnection,
  afterMigrations: (client: pg.Client) => Promise<unknown>,
  log: Log = SILENT,
): Promise<void> {
  const client = createClient({ ...connection, connectionTimeoutMillis: 15_000, application_name: 'portal-migrate' });
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw new DatabaseUnreachableError(error);
  });
  try {
    // Otherwise a killed process's statement runs to its end, with its locks. Not every system supports it.
    await client.query("set client_connection_check_interval = '1s'").catch(() => {});
    await lockStartup(client, log);
    const database = drizzle(client);
    const newer = await assertKnownMigrations(database);
    if (newer > 0) log.warn(newerMigrationsNotice(newer));
    await client.query(HISTORY_TABLES);
    await applySteps(client, connection, await listPending(database), log);
    if (newer === 0) await recordOldestCompatible(client, await findWhen(FORMER_RELEASE.migration));
    await afterMigrations(client);
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}

/** A worker does not migrate: it refuses a database that no version like this one has prepared. */
export async function assertMigrated(connection: DatabaseConnection): Promise<void> {
  const client = createClient({ ...connection, connectionTimeoutMillis: 15_000 });
  client.on('error', () => {});
  await client.connect().catch((error) => {
    throw new DatabaseUnreachableError(error);
  });
  try {
    const database = drizzle(client);
    await assertKnownMigrations(database);
    const pending = await listPending(database);
    if (pending.length > 0) throw new PendingMigrationsError(pending.length);
  } finally {
    await client.end();
  }
}

/** The newest migration before the baseline, which makes the same tables. */
export const LAST_BEFORE_BASELINE = '939a2987cf73a5fa64f6afea39c7a875a1d5a324f62bd6c09fc5c497e10c3d9b';

const positionOf = (known: MigrationMeta[], hash: string) =>
  hash === LAST_BEFORE_BASELINE ? 0 : known.findIndex((migration) => migration.hash === hash);

export const isKnownMigration = (hash: string) => positionOf(readMigrationFiles({ migrationsFolder }), hash) >= 0;

/** Than every migration of this version. */
export const isLaterMigration = (when: number) =>
  readMigrationFiles({ migrationsFolder }).every(({ folderMillis }) => folderMillis < when);

/** Tables as of the migration with this hash, for data of that time. */
export async function migrateUpTo(client: pg.Client, hash: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder });
  const last = positionOf(known, hash);
  if (last < 0) throw new UnknownMigrationsError();
  const functions = (await readSchemaSql()).find(({ name }) => name === FUNCTIONS_FILE);
  if (functions) await client.query(functions.sql);
  const dialect = new PgDialect();
  const session = new NodePgSession<Record<string, never>, Record<string, never>>(client, dialect, undefined);
  await dialect.migrate(known.slice(0, last + 1), session, { migrationsFolder });
}

/** The portal reads and writes its own schema and the queue's; it only reads that of the migrations. */
const READ_WRITE_SCHEMAS = ['public', 'pgboss'];
const READ_ONLY_SCHEMAS = ['drizzle'];

/** Least privilege: rows only; the role can neither change nor drop a table. */
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
