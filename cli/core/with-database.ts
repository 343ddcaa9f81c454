import { pino } from 'pino';
import type { Config } from '../../server/core/config.ts';
import { closeDatabase, type Database, openDatabase } from '../../server/database/database.ts';
import { connectToEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { assertKnownMigrations, listPendingMigrations } from '../../server/database/migrate.ts';
import { CliError } from './command.ts';

const log = pino({ level: 'silent' });

/** Opens the portal's database, whether the portal is running or not; a server started for it is stopped again. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  const server = config.databaseUrl
    ? { connection: { connectionString: config.databaseUrl }, stop: async () => {} }
    : await connectToEmbeddedPostgres({ dataDir: config.dataDir, log });
  const database = openDatabase(server.connection, () => {});
  try {
    return await work(database);
  } finally {
    await closeDatabase(database);
    await server.stop();
  }
}

/** Also requires that all migrations of this version are applied. */
export function withCurrentDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  return withDatabase(config, async (database) => {
    await assertKnownMigrations(database);
    if ((await listPendingMigrations(database)).length > 0) {
      throw new CliError(
        'La base de datos no está al día con esta versión. Inicia el portal una vez: la actualiza solo.',
      );
    }
    return work(database);
  });
}
