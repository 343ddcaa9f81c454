import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /**
   * Pool with `force_generic_plan`, for the prepared queries of the busiest pages, whose plan does not depend on their
   * values: planned once a connection. Elsewhere PostgreSQL plans for the values, which takes longer than such a query
   * itself.
   */
  genericPlanPool: NodePgDatabase & { $client: pg.Pool };
};
/** The pool, or the transaction that a query is part of. */
export type Queryable = Pick<Database, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute'>;

// A frozen server must not hang requests: each wait ends by itself and becomes a 503.
const CONNECT_TIMEOUT_MS = 2_000;
const STATEMENT_TIMEOUT_MS = 4_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
export const POOL_SIZE = 10;

export const NAMING = { casing: 'snake_case' } as const;
const dialect = new PgDialect(NAMING);

/**
 * Like drizzle's own, which leaks the connection of a transaction that cannot begin: a frozen server would soon exhaust
 * the pool.
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
      // Destroys a connection that is still inside a transaction.
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
    // The pool replaces an idle connection that the server closed; unhandled, the event would end the process.
    pool.on('error', onIdleError);
    // Likewise for a checked-out connection between queries; its next query fails.
    pool.on('connect', (client) => client.on('error', () => {}));
    return Object.assign(drizzle(pool, NAMING), { transaction: createTransaction(pool) });
  };
  // JIT: a generic plan may look expensive enough for it, and it compiles anew with every execution.
  const genericPlanPool = open({
    onConnect: (client) => client.query('set plan_cache_mode = force_generic_plan; set jit = off'),
  });
  return Object.assign(open(), { genericPlanPool });
}

export async function closeDatabase(database: Database): Promise<void> {
  await Promise.all([database.$client.end(), database.genericPlanPool.$client.end()]);
}
