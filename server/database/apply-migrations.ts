import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Logger } from 'pino';
import { createClient, type DatabaseConnection } from './connection.ts';
import { isLockFailure } from './database-errors.ts';

type Log = Pick<Logger, 'info' | 'warn'>;

/** Lock queue: a waiting statement blocks all that come after it, so it gives up early and tries again. */
const LOCK_TIMEOUT_MS = 2_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;
const MAX_ATTEMPTS = 30;
const LOOK_MS = 400;
const QUERY_LENGTH = 120;

/** A migration, or a changed file of SQL. */
export interface SchemaStep {
  sql: string[];
  record: { text: string; values: unknown[] };
}

/** Operator error: its message is a finished Spanish sentence. */
export class MigrationBlockedError extends Error {}

/** Observes, on a connection of its own, which sessions block the migrations. */
class BlockerWatch {
  private latest = '';

  private constructor(private readonly client: pg.Client) {}

  static async open(connection: DatabaseConnection): Promise<BlockerWatch> {
    const client = createClient({ ...connection, application_name: 'portal-migrate-watch' });
    client.on('error', () => {});
    await client.connect();
    return new BlockerWatch(client);
  }

  async during<T>(pid: number, work: () => Promise<T>): Promise<T> {
    this.latest = '';
    const timer = setInterval(() => void this.look(pid).catch(() => {}), LOOK_MS);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  get blockers(): string {
    return this.latest || 'otra conexión';
  }

  close(): Promise<void> {
    return this.client.end();
  }

  private async look(pid: number): Promise<void> {
    const { rows } = await this.client.query<{ pid: number; since: Date; query: string; name: string }>(
      `select pid, coalesce(xact_start, query_start, backend_start) as since, left(query, ${QUERY_LENGTH}) as query,
         coalesce(nullif(application_name, ''), usename, backend_type) as name
       from pg_stat_activity where pid = any (pg_blocking_pids($1))`,
      [pid],
    );
    if (rows.length === 0) return;
    this.latest = rows
      .map(({ pid, since, query, name }) => `el proceso ${pid} (${name}) desde ${since.toISOString()}: ${query}`)
      .join('; ');
  }
}

const isConcurrent = ({ sql }: SchemaStep) => sql.some((text) => /\bindex\s+concurrently\b/i.test(text));

async function applyInTransaction(client: pg.Client, step: SchemaStep): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    for (const text of step.sql) await client.query(text);
    await client.query(step.record);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

/** Not transactional, so repeatable: `if not exists`, after leftovers of an interrupted build are dropped. */
async function applyConcurrently(client: pg.Client, step: SchemaStep): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
  for (const text of step.sql) await client.query(text);
  await client.query(step.record);
}

async function applyWithRetries(client: pg.Client, step: SchemaStep, watch: BlockerWatch, log: Log) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid ?? 0;
  const apply = isConcurrent(step) ? applyConcurrently : applyInTransaction;
  let pauseMs = FIRST_PAUSE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      await watch.during(pid, () => apply(client, step));
      return;
    } catch (error) {
      if (!isLockFailure(error)) throw error;
      const sentence = `Una migración espera por una tabla que tiene ocupada ${watch.blockers}`;
      if (attempt === MAX_ATTEMPTS) {
        throw new MigrationBlockedError(`${sentence}. Termina ese proceso, e inténtalo de nuevo.`);
      }
      log.warn(`${sentence}. Se intenta otra vez en ${pauseMs / 1000} s.`);
      await wait(pauseMs);
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
    }
  }
}

/** One transaction each: a failure keeps those before it, and readers wait for one at most. */
export async function applySteps(
  client: pg.Client,
  connection: DatabaseConnection,
  steps: SchemaStep[],
  log: Log,
): Promise<void> {
  if (steps.length === 0) return;
  // The role may have timeouts of its own, meant for requests.
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  const watch = await BlockerWatch.open(connection);
  try {
    for (const step of steps) await applyWithRetries(client, step, watch, log);
  } finally {
    await watch.close();
  }
}
