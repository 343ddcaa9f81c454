import type { Logger } from 'pino';
import type { Config } from './core/config.ts';
import { Jobs } from './core/jobs.ts';
import type { DatabaseServer } from './database/connect.ts';
import { closeDatabase, type Database, openDatabase } from './database/database.ts';
import { grantPrivileges, prepareDatabase } from './database/migrate.ts';
import { refuseTransactionPooler } from './database/pooler.ts';
import { importPhotoFolder } from './features/profile/photo-folder-import.service.ts';

/** A slow connection is no reason to end a start. */
const PATIENCE = { connectionTimeoutMillis: 15_000 };

async function refusePoolers(config: Config, { connection, owner }: DatabaseServer): Promise<void> {
  const { databaseUrl, databaseDirectUrl, migrationDatabaseUrl } = config;
  if (!databaseUrl) return;
  await refuseTransactionPooler(
    connection.direct ?? connection,
    databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  );
  if (migrationDatabaseUrl) await refuseTransactionPooler(owner, 'MIGRATION_DATABASE_URL');
}

async function loadDemo(database: Database): Promise<void> {
  const { loadDemoIntoEmptyDatabase } = await import('./demo/load-demo.ts');
  await loadDemoIntoEmptyDatabase(database);
}

/** The schema, the queue's tables and the rights of the portal's role. Repeatable. */
export async function migratePortal(
  config: Config,
  server: DatabaseServer,
  log: Logger,
  whileLocked: () => Promise<void> = async () => {},
): Promise<void> {
  await refusePoolers(config, server);
  await prepareDatabase(
    server.owner,
    async (owner) => {
      await Jobs.prepare(owner);
      if (server.role) await grantPrivileges(owner, server.role);
      await whileLocked();
    },
    log,
  );
}

/** Migrates, loads the demo data into an empty database, and takes the photos of an earlier version into it. */
export async function preparePortal(config: Config, server: DatabaseServer, log: Logger): Promise<void> {
  await migratePortal(config, server, log, async () => {
    const database = openDatabase({ ...server.connection, ...PATIENCE }, (err) =>
      log.warn({ err }, 'idle database connection lost'),
    );
    try {
      if (config.demo) await loadDemo(database);
      await importPhotoFolder({ database, config, log });
    } finally {
      await closeDatabase(database);
    }
  });
}
