import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { BackupError } from './backup-error.ts';
import { describeSessions, listSessions } from './describe-sessions.ts';
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

const UNDER_WAY = {
  restore: 'Ya se está haciendo otra restauración. Espera a que termine.',
  drill: 'Se está haciendo un simulacro. Espera a que termine.',
};

/** @param client holds the lock until its connection ends */
export async function lockAgainst(client: pg.Client, work: keyof typeof UNDER_WAY, live: string): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock(hashtext($1)) as locked', [
    `portal ${work} ${live}`,
  ]);
  if (!rows[0]?.locked) throw new BackupError(UNDER_WAY[work]);
}

type WorkBeside = (keyof typeof UNDER_WAY)[];

/** Taken before anything connects to the live database, which would make a concurrent swap fail. */
export function withLockBeside<T>({ owner, maintenance }: Site, against: WorkBeside, work: () => Promise<T>) {
  return withClient(maintenance, async (client): Promise<T> => {
    for (const each of against) await lockAgainst(client, each, databaseOf(owner));
    return work();
  });
}

interface LiveDatabase {
  name: string;
  owner: string;
  sessions: string[];
  encoding: string;
  collate: string;
  ctype: string;
  provider: 'c' | 'i' | 'b';
  locale: string | null;
}

export function describeLiveDatabase({ owner }: Site): Promise<LiveDatabase> {
  return withClient(owner, async (client) => {
    // PostgreSQL 17 renamed the column of the locale.
    const { rows } = await client.query<Omit<LiveDatabase, 'sessions'>>(
      `select datname as name, current_user as owner, pg_encoding_to_char(encoding) as encoding,
         datcollate as collate, datctype as ctype, datlocprovider as provider,
         coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
       from pg_database d where datname = current_database()`,
    );
    if (!rows[0]) throw new Error('no database');
    return { ...rows[0], sessions: await describeSessions(client) };
  });
}

/** PostgreSQL ends a session a moment after its connection closes. */
const CLOSING_MS = 5_000;
const CHECK_INTERVAL_MS = 100;

/** @param look describes those who use the database */
export async function refuseSessions(database: string, look: () => Promise<string[]>): Promise<void> {
  const deadline = Date.now() + CLOSING_MS;
  let sessions = await look();
  while (sessions.length > 0 && Date.now() < deadline) {
    await wait(CHECK_INTERVAL_MS);
    sessions = await look();
  }
  if (sessions.length === 0) return;
  throw new BackupError(
    `La base de datos ${database} está en uso por ${listSessions(sessions)}. Detén el portal, y lo que más la use, y repite la orden.`,
  );
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
const MAX_BASE_BYTES = 63 - '_restore_'.length - 'YYYYMMDDhhmmss'.length;

/** A long name is not cut, but hashed: another database's may begin alike. */
function baseOf(live: string): string {
  if (Buffer.byteLength(live) <= MAX_BASE_BYTES) return live;
  return `portal_${createHash('sha256').update(live).digest('hex').slice(0, 32)}`;
}

export function siblingName(live: string, kind: keyof typeof SUFFIXES, at: Date): string {
  return baseOf(live) + SUFFIXES[kind] + at.toISOString().replace(/\D/g, '').slice(0, 14);
}

/** Replaced by a restore, or left by a killed restore or drill. Of this database only: others may be called alike. */
export async function listSiblings({ maintenance }: Site, live: string): Promise<string[]> {
  const { rows } = await withClient(maintenance, (client) =>
    client.query<{ datname: string }>('select datname from pg_database order by datname'),
  );
  const base = baseOf(live);
  const isRest = new RegExp(`^(${Object.values(SUFFIXES).join('|')})\\d{14}$`);
  return rows
    .map(({ datname }) => datname)
    .filter((name) => name.startsWith(base) && isRest.test(name.slice(base.length)));
}
