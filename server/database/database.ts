import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /**
   * The same, for the prepared queries of the busiest pages, whose plan is right whatever their values are: planned
   * once a connection. Elsewhere PostgreSQL plans for the values, which takes longer than such a query itself.
   */
  genericPlanPool: NodePgDatabase & { $client: pg.Pool };
};
/** What a query needs: the pool, or the transaction it takes part in. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

// A frozen server must not hang requests: each wait ends by itself and becomes a 503.
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 4_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
const POOL_SIZE = 10;

const NAMING = { casing: 'snake_case' } as const;
const dialect = new PgDialect(NAMING);

/**
 * Like drizzle's own, which keeps a connection for ever where a transaction cannot even begin: after a handful of those,
 * as from a server that froze, nothing would be left to ask with.
 */
function createTransaction(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    try {
      return await new NodePgSession<Record<string, never>, Record<string, never>>(
        client,
        dialect,
        undefined,
      ).transaction(work, config);
    } finally {
      // One that is still in the middle of something is of no use to anybody else.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
}

export function openDatabase(connection: pg.PoolConfig, onIdleError: (error: Error) => void): Database {
  const open = (own: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
      application_name: 'portal',
      ...connection,
      ...own,
    });
    // An idle connection that the server closes is replaced by the pool; unheard, the event would end the process.
    pool.on('error', onIdleError);
    // So would that of one in use, where nothing is being asked just then; whoever asks next is told.
    pool.on('connect', (client) => client.on('error', () => {}));
    return Object.assign(drizzle(pool, NAMING), { transaction: createTransaction(pool) });
  };
  const genericPlanPool = open({ onConnect: (client) => client.query('set plan_cache_mode = force_generic_plan') });
  return Object.assign(open(), { genericPlanPool });
}

export async function closeDatabase(database: Database): Promise<void> {
  await Promise.all([database.$client.end(), database.genericPlanPool.$client.end()]);
}
