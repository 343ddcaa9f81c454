import type pg from 'pg';
import { pino } from 'pino';
import type { Config } from '../../server/core/config.ts';
import { type DatabaseServer, namedServer } from '../../server/database/connect.ts';
import { pinToPrimary } from '../../server/database/connection.ts';
import { closeDatabase, type Database, openDatabase } from '../../server/database/database.ts';
import {
  type CommandOptions,
  connectToEmbeddedPostgres,
  startForCommand,
  superuserConnection,
} from '../../server/database/embedded/embedded-postgres.ts';
import { assertKnownMigrations, listPendingMigrations, newerMigrationsNotice } from '../../server/database/migrate.ts';
import { onDatabase, type Site } from '../../server/features/backup/replacement-database.ts';
import { CliError } from './command.ts';
import { interrupted, using } from './interruption.ts';

const log = pino({ level: 'silent' });

/** What a command has to say while it opens the portal's own server. */
export const WAITING: Pick<CommandOptions, 'signal' | 'onWait'> = {
  signal: interrupted,
  onWait: ({ pid }) => console.error(`Otra orden (proceso ${pid}) usa la base de datos: esta espera a que termine.`),
};

type Work<T> = (database: Database, connection: pg.ClientConfig) => Promise<T>;

export async function withDatabase<T>(config: Config, work: Work<T>): Promise<T> {
  const named = namedServer(config);
  const opening: Promise<Pick<DatabaseServer, 'connection' | 'stop'>> = named
    ? Promise.resolve({ ...named, stop: async () => {} })
    : connectToEmbeddedPostgres({ dataDir: config.dataDir, log, ...WAITING });
  return using(opening, async ({ connection }) => {
    const database = openDatabase(connection, () => {});
    try {
      return await work(database, await pinToPrimary(named?.connection.direct ?? connection));
    } finally {
      await closeDatabase(database);
    }
  });
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
  const { dataDir } = config;
  const open = exclusive ? startForCommand : connectToEmbeddedPostgres;
  return using(open({ dataDir, log, ...WAITING }), ({ connection }) =>
    work({ site: { owner: connection, maintenance: superuserConnection(dataDir, connection) } }),
  );
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
