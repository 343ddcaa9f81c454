import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../core/config.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export interface DatabaseServer {
  connection: pg.ClientConfig;
  /** Connection of the role that owns the tables. */
  owner: pg.ClientConfig;
  /** Role to grant privileges to, where the portal does not connect as the owner. */
  role?: string;
  stop(): Promise<void>;
}

/** The server that `DATABASE_URL` names, or the portal's own under the data directory. Same driver, same dialect. */
export async function connectDatabaseServer(config: Config, log: Logger): Promise<DatabaseServer> {
  const { databaseUrl, migrationDatabaseUrl } = config;
  if (databaseUrl) {
    const connection = { connectionString: databaseUrl };
    return {
      connection,
      owner: migrationDatabaseUrl ? { connectionString: migrationDatabaseUrl } : connection,
      ...(migrationDatabaseUrl && { role: decodeURIComponent(new URL(databaseUrl).username) }),
      stop: async () => {},
    };
  }
  const embedded = await startEmbeddedPostgres({ dataDir: config.dataDir, log });
  return { ...embedded, owner: embedded.connection };
}
