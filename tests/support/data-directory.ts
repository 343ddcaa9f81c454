import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Jobs } from '../../server/core/jobs.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../../server/database/migrate.ts';

export const silentLog = { info: () => {}, warn: () => {}, error: console.error };

/** A data directory whose own PostgreSQL is initialised, migrated and stopped: a template to copy. */
export async function prepareDataDirectory(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-template-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: silentLog });
  try {
    await prepareDatabase(server.connection, Jobs.prepare);
  } finally {
    await server.stop();
  }
  return folder;
}
