import type { Logger } from 'pino';
import type { Config } from '../core/config.ts';
import { type DatabaseConnection, parseDatabaseUrl, roleOf } from './connection.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';

export interface DatabaseServer {
  connection: DatabaseConnection;
  /** Role that owns the tables, past any pooler. */
  owner: DatabaseConnection;
  /** Role to grant privileges to, where the portal does not connect as the owner. */
  role?: string;
  stop(): Promise<void>;
}

type DatabaseUrls = Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'migrationDatabaseUrl'>;

/** Undefined without `DATABASE_URL`. */
export function namedServer(urls: DatabaseUrls): Omit<DatabaseServer, 'stop'> | undefined {
  const { databaseUrl, databaseDirectUrl, migrationDatabaseUrl } = urls;
  if (!databaseUrl) return undefined;
  const direct = databaseDirectUrl ? parseDatabaseUrl(databaseDirectUrl) : undefined;
  const connection = { ...parseDatabaseUrl(databaseUrl), ...(direct && { direct }) };
  return {
    connection,
    owner: migrationDatabaseUrl ? parseDatabaseUrl(migrationDatabaseUrl) : (direct ?? connection),
    ...(migrationDatabaseUrl && { role: roleOf(databaseUrl) }),
  };
}

/**
 * The server that `DATABASE_URL` names, or the portal's own under the data directory. Same driver, same dialect.
 * @param open for its own: alone, or beside a portal that runs.
 */
export async function connectDatabaseServer(
  config: Config,
  log: Logger,
  open = startEmbeddedPostgres,
): Promise<DatabaseServer> {
  const server = namedServer(config);
  if (server) return { ...server, stop: async () => {} };
  const embedded = await open({ dataDir: config.dataDir, log });
  return { ...embedded, owner: embedded.connection };
}
