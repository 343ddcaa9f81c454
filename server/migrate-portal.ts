import type { Logger } from 'pino';
import type { Config } from './core/config.ts';
import { Jobs } from './core/jobs.ts';
import type { DatabaseServer } from './database/connect.ts';
import { grantPrivileges, prepareDatabase } from './database/migrate.ts';
import { refuseTransactionPooler } from './database/pooler.ts';
import { refuseUnfinishedRestore } from './features/backup/given-database.ts';

async function refusePoolers(config: Config, { connection, owner }: DatabaseServer): Promise<void> {
  const { databaseUrl, databaseDirectUrl, migrationDatabaseUrl } = config;
  if (!databaseUrl) return;
  await refuseTransactionPooler(
    connection.direct ?? connection,
    databaseDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
  );
  if (migrationDatabaseUrl) await refuseTransactionPooler(owner, 'MIGRATION_DATABASE_URL');
}

/** Idempotent: the schema, the queue's tables and the rights of the portal's role. */
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
      await refuseUnfinishedRestore(owner);
      await Jobs.prepare(owner);
      if (server.role) await grantPrivileges(owner, server.role);
      await whileLocked();
    },
    log,
  );
}
