import pg from 'pg';
import { ONE_TIME_LINKS } from '#contract/one-time-links.ts';
import type { Manifest } from './manifest.ts';

/** Restored sessions and links that ended since would open accounts again; the rest lives for minutes. */
const LEFT_OUT = [
  'sessions',
  'account_tokens',
  'address_links',
  'login_challenges',
  'idempotency_keys',
  'rate_limits',
  'status_alerts',
  'maintenance_modes',
];

export const isLeftOut = (name: string) => LEFT_OUT.some((table) => name === `public.${table}`);

const oneTimeLinks = ONE_TIME_LINKS.map((link) => pg.escapeLiteral(`%${link}%`)).join(', ');

/** Neither completed nor scheduled jobs, nor mails with a link that would open an account to whoever reads the backup. */
const PENDING_JOBS = `where state <> 'completed' and singleton_on is null
  and not (name = 'mail' and data::text like any (array[${oneTimeLinks}]))`;

export const NO_TIMEOUTS = { statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };

export interface TableCopy {
  name: string;
  identifier: string;
  columns: string;
  /** Deterministic: the same rows give the same bytes. */
  select: string;
}

/** The same text on every server, because a hash is taken of it. */
const CANONICAL_SETTINGS = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8';
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`;

/** Read-only snapshot: neither waits for writers nor blocks them. */
export async function withSnapshot<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(CANONICAL_SETTINGS);
  try {
    const result = await work();
    await client.query('rollback').catch(() => {});
    return result;
  } catch (error) {
    // An abandoned copy blocks every later query of the connection.
    await client.end();
    throw error;
  }
}

/** Without generated columns, by primary key in byte order (`collate "C"`): collations differ between servers. */
export async function listTables(client: pg.Client): Promise<TableCopy[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string; key: string }>(
    `select n.nspname as schema, c.relname as name,
       (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       coalesce(
         (select string_agg(quote_ident(a.attname) || case when a.attcollation = 0 then '' else ' collate "C"' end, ', '
             order by k.position)
           from pg_index i, unnest(i.indkey::int2[]) with ordinality k(attnum, position), pg_attribute a
           where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum),
         't::text collate "C"') as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p') and not c.relispartition
       and (n.nspname = 'public' and c.relname <> all($1) or n.nspname = 'pgboss' and c.relname in ('job', 'archive'))
     order by 1, 2`,
    [LEFT_OUT],
  );
  return rows.map(({ schema, name, columns, key }) => {
    const identifier = `${schema}.${pg.escapeIdentifier(name)}`;
    const filter = schema === 'pgboss' ? `${PENDING_JOBS} ` : '';
    return {
      name: `${schema}.${name}`,
      identifier,
      columns,
      select: `select ${columns} from ${identifier} t ${filter}order by ${key}`,
    };
  });
}

/** Against a concurrent migration. */
export async function lockTables(client: pg.Client, tables: TableCopy[]): Promise<void> {
  const names = tables.map(({ identifier }) => identifier).join(', ');
  await client.query(`lock table ${names} in access share mode`);
}

export async function readState(
  client: pg.Client,
): Promise<Pick<Manifest, 'createdAt' | 'postgresVersion' | 'migration' | 'migrationWhen' | 'queues' | 'sequences'>> {
  const { rows } = await client.query<{
    now: Date;
    version: string;
    migration: string;
    when: number;
    queues: string[];
  }>(
    `select now(), current_setting('server_version') as version, hash as migration, created_at::float8 as when,
       array(select name from pgboss.queue order by name) as queues
     from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const [state] = rows;
  if (!state) throw new Error('no state');
  const sequences = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    createdAt: state.now.toISOString(),
    postgresVersion: state.version,
    migration: state.migration,
    migrationWhen: state.when,
    queues: state.queues,
    sequences: sequences.rows,
  };
}

/** Deletions of the live database, which are complete if it is the one of the backup. It may be empty. */
export async function readNotedDeletions(
  client: pg.Client,
  { createdAt }: Manifest,
): Promise<{ userIds: string[]; isOfBackup: boolean }> {
  const { rows: found } = await client.query<{ table: string | null }>(
    `select to_regclass('public.account_deletions') as table`,
  );
  if (!found[0]?.table) return { userIds: [], isOfBackup: false };
  const { rows } = await client.query<{ user_id: string }>('select user_id from public.account_deletions');
  const { rows: runs } = await client.query(
    'select from public.backup_runs where file is not null and $1 between started_at and ended_at',
    [createdAt],
  );
  return { userIds: rows.map(({ user_id }) => user_id), isOfBackup: runs.length > 0 };
}
