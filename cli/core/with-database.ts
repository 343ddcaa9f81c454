import type pg from 'pg';
import { pino } from 'pino';
import type { Config } from '../../server/core/config.ts';
import { namedServer } from '../../server/database/connect.ts';
import { pinToPrimary } from '../../server/database/connection.ts';
import { closeDatabase, type Database, openDatabase } from '../../server/database/database.ts';
import {
  connectToEmbeddedPostgres,
  type EmbeddedPostgres,
  joinEmbeddedPostgres,
  startEmbeddedPostgres,
  superuserConnection,
} from '../../server/database/embedded/embedded-postgres.ts';
import { PortalRunningError } from '../../server/database/embedded/embedded-postgres-error.ts';
import { assertKnownMigrations, listPendingMigrations, newerMigrationsNotice } from '../../server/database/migrate.ts';
import { retryWhileUnavailable } from '../../server/database/wait-for-database.ts';
import { BackupError } from '../../server/features/backup/backup-error.ts';
import { onDatabase, type Site, withLockBeside } from '../../server/features/backup/replacement-database.ts';
import { CliError } from './command.ts';

const log = pino({ level: 'silent' });

type Work<T> = (database: Database, connection: pg.ClientConfig) => Promise<T>;

export async function withDatabase<T>(config: Config, work: Work<T>): Promise<T> {
  const named = namedServer(config);
  const server = named
    ? { ...named, stop: async () => {} }
    : await connectToEmbeddedPostgres({ dataDir: config.dataDir, log });
  const database = openDatabase(server.connection, () => {});
  try {
    return await work(database, await pinToPrimary(named?.connection.direct ?? server.connection));
  } finally {
    await closeDatabase(database);
    await server.stop();
  }
}

/**
 * @param exclusive refuses a portal that runs on its own database; on a server, its connections are looked for later.
 */
export async function withDatabaseSite<T>(
  config: Config,
  work: (server: { site: Site; role?: string }) => Promise<T>,
  { exclusive = false } = {},
): Promise<T> {
  const named = namedServer(config);
  if (named) {
    const { direct: _, ...owner } = await pinToPrimary(named.owner);
    const { role } = named;
    return work({ site: { owner, maintenance: onDatabase(owner, 'postgres') }, ...(role && { role }) });
  }
  return withOwnSite(config, exclusive ? startAlone : connectToEmbeddedPostgres, (site) => work({ site }));
}

async function withOwnSite<T>(
  { dataDir }: Pick<Config, 'dataDir'>,
  open: typeof startEmbeddedPostgres,
  work: (site: Site) => Promise<T>,
): Promise<T> {
  const { connection, stop } = await open({ dataDir, log });
  try {
    return await work({ owner: connection, maintenance: superuserConnection(dataDir, connection) });
  } finally {
    await stop();
  }
}

/** While the other one starts its server. */
const WAIT_SECONDS = 10;

/** It may be another restore that holds the folder: nobody has to look for a portal then. */
async function startAlone(options: Parameters<typeof startEmbeddedPostgres>[0]): Promise<EmbeddedPostgres> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof PortalRunningError)) throw error;
    const ask = () =>
      withOwnSite(options, joinEmbeddedPostgres, (site) => withLockBeside(site, ['restore', 'drill'], async () => {}));
    const answer = await retryWhileUnavailable(ask, { waitSeconds: WAIT_SECONDS, log }).catch((reason) => reason);
    throw answer instanceof BackupError ? answer : error;
  }
}

export function withCurrentDatabase<T>(config: Config, work: Work<T>): Promise<T> {
  return withDatabase(config, async (database, connection) => {
    const newer = await assertKnownMigrations(database);
    if (newer > 0) console.error(newerMigrationsNotice(newer));
    if ((await listPendingMigrations(database)).length > 0) {
      throw new CliError(
        'La base de datos no está al día con esta versión. Inicia el portal una vez: la actualiza solo.',
      );
    }
    return work(database, connection);
  });
}
