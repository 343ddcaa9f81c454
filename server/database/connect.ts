import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from '../core/config.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export interface DatabaseServer {
  connection: pg.ClientConfig;
  stop(): Promise<void>;
}

/** The server that `DATABASE_URL` names, or the portal's own under the data directory. Same driver, same dialect. */
export async function connectDatabaseServer(config: Config, log: Logger): Promise<DatabaseServer> {
  if (config.databaseUrl) {
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log });
}
