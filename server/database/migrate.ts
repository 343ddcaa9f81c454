import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrationsFolder } from './migration-state.ts';

/** Any number will do, as long as every process of the portal uses the same one. */
const STARTUP_LOCK = 7_220_128;

/**
 * Prepares the database under a lock, so that of several processes starting at once one works and the others wait.
 * Uses a connection of its own: migrations may take longer than the pool's timeouts allow a request.
 */
export async function prepareDatabase(
  connection: pg.ClientConfig,
  afterMigrations: () => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, application_name: 'portal-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [STARTUP_LOCK]);
    await migrate(drizzle(client), { migrationsFolder });
    await afterMigrations();
  } finally {
    // Ending the connection also lets go of the lock.
    await client.end();
  }
}
