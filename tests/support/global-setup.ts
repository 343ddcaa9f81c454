import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { Jobs } from '../../server/core/jobs.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { readSecrets } from '../../server/database/embedded/secrets.ts';
import { prepareDatabase } from '../../server/database/migrate.ts';

export interface TestPostgres {
  /** Owner of the databases that tests work on, without special rights. */
  portal: ClientConfig;
  /** May create databases. */
  superuser: ClientConfig;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
  }
}

/** One PostgreSQL for the run, with a migrated database that every test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-test-'));
  const silent = { info: () => {}, warn: () => {}, error: console.error };
  const server = await startEmbeddedPostgres({ dataDir, log: silent });
  await prepareDatabase(server.connection, Jobs.prepare);
  const { superuserPassword } = readSecrets(join(dataDir, 'postgres/secrets.json'));
  project.provide('postgres', {
    portal: server.connection,
    superuser: { ...server.connection, user: 'postgres', password: superuserPassword, database: 'postgres' },
  });
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
