import { existsSync } from 'node:fs';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  portalConnection,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { EmbeddedPostgresError, PortalRunningError } from './embedded-postgres-error.ts';
import { prepareLayout } from './layout.ts';
import { readSecrets } from './secrets.ts';
import { socketDirOf } from './socket-path.ts';

/** Connects to the server of a running portal, or starts it for as long as needed. Never creates a database. */
export async function connectToEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, secrets } = prepareLayout(options.dataDir);
  if (!existsSync(secrets)) {
    throw new EmbeddedPostgresError(
      `Todavía no hay una base de datos en ${dataDir}. Inicia el portal una vez: la crea solo.`,
    );
  }
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof PortalRunningError)) throw error;
  }
  const { portalPassword } = readSecrets(secrets);
  return { connection: portalConnection(socketDirOf(dataDir), portalPassword), stop: async () => {} };
}
