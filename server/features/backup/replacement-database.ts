import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { NO_TIMEOUTS } from './table-copy.queries.ts';

export interface Site {
  owner: pg.ClientConfig;
  /** Has the right to create and rename databases. */
  maintenance: pg.ClientConfig;
}

export function onDatabase(connection: pg.ClientConfig, database: string): pg.ClientConfig {
  if (!connection.connectionString) return { ...connection, database };
  const url = new URL(connection.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...connection, connectionString: url.href };
}

export async function withClient<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ ...connection, ...NO_TIMEOUTS, application_name: 'portal-restore' });
  // The pending query reports it.
  client.on('error', () => {});
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

function databaseOf({ connectionString, database }: pg.ClientConfig): string {
  return connectionString ? decodeURIComponent(new URL(connectionString).pathname.slice(1)) : (database ?? '');
}

/** Taken before anything connects to the live database, which would make a concurrent swap fail. */
export function withRestoreLock<T>({ owner, maintenance }: Site, work: () => Promise<T>): Promise<T> {
  return withClient(maintenance, async (client) => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [
      `portal restore ${databaseOf(owner)}`,
    ]);
    if (!rows[0]?.locked) throw new BackupError('Ya se está haciendo otra restauración. Espera a que termine.');
    return work();
  });
}

interface LiveDatabase {
  name: string;
  owner: string;
  users: number;
  encoding: string;
  collate: string;
  ctype: string;
  provider: 'c' | 'i' | 'b';
  locale: string | null;
}

export function describeLiveDatabase({ owner }: Site): Promise<LiveDatabase> {
  return withClient(owner, async (client) => {
    // PostgreSQL 17 renamed the column of the locale.
    const { rows } = await client.query<LiveDatabase>(
      `select datname as name, current_user as owner, pg_encoding_to_char(encoding) as encoding,
         datcollate as collate, datctype as ctype, datlocprovider as provider,
         coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale,
         -- Without autovacuum, which has no account and gives way.
         (select count(*)::int from pg_stat_activity
           where datname = d.datname and pid <> pg_backend_pid() and usesysid is not null) as users
       from pg_database d where datname = current_database()`,
    );
    if (!rows[0]) throw new Error('no database');
    return rows[0];
  });
}

const INSUFFICIENT_PRIVILEGE = '42501';
const OBJECT_IN_USE = '55006';
const codeOf = (error: unknown) => (error as pg.DatabaseError).code;

function localeOf({ provider, locale, collate, ctype, encoding }: LiveDatabase): string {
  const literal = pg.escapeLiteral;
  const base = `encoding ${literal(encoding)} lc_collate ${literal(collate)} lc_ctype ${literal(ctype)}`;
  if (provider === 'i') return `${base} locale_provider icu icu_locale ${literal(locale ?? '')}`;
  if (provider === 'b') return `${base} locale_provider builtin builtin_locale ${literal(locale ?? '')}`;
  return `${base} locale_provider libc`;
}

/** Has the locale of the live database: the order of names and the uniqueness of words depend on it. */
export async function createDatabase({ maintenance }: Site, live: LiveDatabase, name: string): Promise<void> {
  const id = pg.escapeIdentifier;
  await withClient(maintenance, (client) =>
    client.query(`create database ${id(name)} owner ${id(live.owner)} template template0 ${localeOf(live)}`),
  ).catch((cause) => {
    if (codeOf(cause) !== INSUFFICIENT_PRIVILEGE) throw cause;
    throw new BackupError(
      `El rol ${live.owner} no puede crear bases de datos. Dale el permiso («ALTER ROLE ${live.owner} CREATEDB»), o crea ` +
        'una base vacía que le pertenezca e indica su dirección en RESTORE_DATABASE_URL.',
      { cause },
    );
  });
}

/** Forced only where somebody is connected: forcing autovacuum out takes a superuser. */
export async function dropDatabase({ maintenance }: Site, name: string): Promise<void> {
  const statement = `drop database if exists ${pg.escapeIdentifier(name)}`;
  await withClient(maintenance, async (client) => {
    try {
      await client.query(statement);
    } catch (error) {
      if (codeOf(error) !== OBJECT_IN_USE) throw error;
      await client.query(`${statement} with (force)`);
    }
  });
}

/** One transaction: there is a live database at every moment. */
export async function swapDatabases(
  { maintenance }: Site,
  live: string,
  next: string,
  previous: string,
): Promise<void> {
  const id = pg.escapeIdentifier;
  await withClient(maintenance, async (client) => {
    await client.query('begin');
    await client.query(`alter database ${id(live)} rename to ${id(previous)}`);
    await client.query(`alter database ${id(next)} rename to ${id(live)}`);
    await client.query('commit');
  }).catch((cause) => {
    if (codeOf(cause) !== OBJECT_IN_USE) throw cause;
    throw new BackupError('Algo se conectó a la base de datos durante la restauración. Detén el portal y repítela.', {
      cause,
    });
  });
}

const SUFFIXES = { restore: '_restore_', drill: '_drill_', previous: '_before_' };
const MAX_IDENTIFIER = 63;

export function siblingName(live: string, kind: keyof typeof SUFFIXES, at: Date): string {
  const suffix = SUFFIXES[kind] + at.toISOString().replace(/\D/g, '').slice(0, 14);
  return live.slice(0, MAX_IDENTIFIER - suffix.length) + suffix;
}

/** Replaced by a restore, or left by a killed restore or drill. */
export async function listSiblings({ maintenance }: Site, live: string): Promise<string[]> {
  const { rows } = await withClient(maintenance, (client) =>
    client.query<{ datname: string }>('select datname from pg_database order by datname'),
  );
  const isSibling = new RegExp(`(${Object.values(SUFFIXES).join('|')})\\d{14}$`);
  return rows
    .map(({ datname }) => datname)
    .filter((name) => isSibling.test(name) && live.startsWith(name.replace(isSibling, '')) && name !== live);
}
