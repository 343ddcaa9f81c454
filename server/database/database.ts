import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /**
   * The same, for the prepared queries of the busiest pages, whose plan is right whatever their values are: planned
   * once a connection. Elsewhere PostgreSQL plans for the values, which takes longer than such a query itself.
   */
  planned: NodePgDatabase & { $client: pg.Pool };
};
/** What a query needs: the pool, or the transaction it takes part in. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

// A frozen server must not hang requests: each wait ends by itself and becomes a 503.
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 4_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;

export function openDatabase(connection: pg.PoolConfig, onIdleError: (error: Error) => void): Database {
  const open = (own: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({
      ...connection,
      ...own,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      application_name: 'portal',
    });
    // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
    pool.on('error', onIdleError);
    return drizzle(pool, { casing: 'snake_case' });
  };
  const planned = open({ onConnect: (client) => client.query('set plan_cache_mode = force_generic_plan') });
  return Object.assign(open(), { planned });
}

export async function closeDatabase(database: Database): Promise<void> {
  await Promise.all([database.$client.end(), database.planned.$client.end()]);
}
