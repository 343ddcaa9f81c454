import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { clientClassOf, type DatabaseConnection, isReadOnly } from './connection.ts';

export type Database = NodePgDatabase & {
  $client: pg.Pool;
  /** Bulkhead: a few connections of their own keep sign-ins and the health check working whatever the others wait for. */
  forAccounts: Database;
  /** Past a transaction pooler, which loses LISTEN. */
  direct: DatabaseConnection;
};
/** Pool or transaction. */
export type Queryable = Pick<
  Database,
  'select' | 'selectDistinct' | '$count' | 'insert' | 'update' | 'delete' | 'execute' | '$with' | 'with'
>;

// A frozen server must not hang requests: each wait ends by itself and becomes a 503.
const CONNECT_TIMEOUT_MS = 3_500;
const STATEMENT_TIMEOUT_MS = 4_000;
const QUERY_TIMEOUT_MS = 5_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 10_000;
// Below the connection timeout: a query frees its connection before others give up waiting for one.
const LOCK_TIMEOUT_MS = 3_000;
export const POOL_SIZE = 16;
/** Share of the main pool: few are enough, since none is held for long. */
const ACCOUNT_POOL_SHARE = 1 / 4;

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
      // Destroys a connection that is still inside a transaction, or leads to a server that takes no writes any more.
      client.release(client.getTransactionStatus() !== 'I' || isReadOnly(client));
    }
  };
}

const WAITS: pg.PoolConfig = {
  connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  query_timeout: QUERY_TIMEOUT_MS,
  application_name: 'portal',
};
/** Session parameters: a transaction pooler has its own, and refuses them from a client. */
const SESSION_WAITS: pg.PoolConfig = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  // A plan may look expensive enough for JIT, which compiles anew with every execution.
  options: '-c jit=off',
};

export function openDatabase(connection: DatabaseConnection, onIdleError: (error: Error) => void): Database {
  const Client = clientClassOf(connection);
  const isPooled = connection.direct !== undefined;
  const open = (own: pg.PoolConfig = {}) => {
    const pool = new pg.Pool({
      max: POOL_SIZE,
      ...WAITS,
      ...(!isPooled && SESSION_WAITS),
      ...connection,
      ...own,
      Client,
    });
    // The pool replaces an idle connection that the server closed; unhandled, the event would end the process.
    pool.on('error', onIdleError);
    // Likewise for a checked-out connection between queries; its next query fails.
    pool.on('connect', (client) => client.on('error', () => {}));
    return Object.assign(drizzle(pool, NAMING), { transaction: createTransaction(pool) });
  };
  const direct = { ...WAITS, ...SESSION_WAITS, ...(connection.direct ?? connection) };
  const max = Math.ceil((connection.max ?? POOL_SIZE) * ACCOUNT_POOL_SHARE);
  const forAccounts = Object.assign(open({ max }), { direct }) as Database;
  forAccounts.forAccounts = forAccounts;
  return Object.assign(open(), { direct, forAccounts });
}

export async function closeDatabase(database: Database): Promise<void> {
  await Promise.all([database, database.forAccounts].map(({ $client }) => $client.end()));
}
