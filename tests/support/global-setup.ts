import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { findBinaries } from '../../server/database/embedded/binaries.ts';
import { prepareLayout, readSecrets } from '../../server/database/embedded/data-directory.ts';
import { startEmbeddedPostgres } from '../../server/database/embedded/embedded-postgres.ts';
import { chooseRunAs } from '../../server/database/embedded/run-as.ts';
import { copyDataDirectory } from './copy-data-directory.ts';
import { prepareDataDirectory, silentLog } from './data-directory.ts';
import { startPgBouncer } from './pgbouncer.ts';

export interface TestPostgres {
  /** Owner of the databases that tests work on, without special rights. */
  portal: ClientConfig;
  /** May create databases. */
  superuser: ClientConfig;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestPostgres;
    /** With `POOLER=pgbouncer`: where to connect instead. */
    pooler: { host: string; port: number } | undefined;
    /** For portals with a PostgreSQL of their own: see `copyDataDirectory`. */
    dataDirectoryTemplate: string;
  }
}

/** Durability off: test databases need not survive a crash. */
async function turnOffDurability(superuser: ClientConfig): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
}

/** Lets the settings of a session pass, and loses them. */
const IGNORED = 'statement_timeout,lock_timeout,idle_in_transaction_session_timeout,options';

async function startPooler(connection: ClientConfig, dataDir: string) {
  const runAs = await chooseRunAs(prepareLayout(dataDir), findBinaries());
  // Not the template: what the pooler is connected to cannot be copied.
  return startPgBouncer(
    { ...connection, database: 'postgres' },
    { runAs, settings: [`ignore_startup_parameters = ${IGNORED}`, 'default_pool_size = 20'] },
  );
}

/** One PostgreSQL for the run, with a migrated database that every test copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.PORTAL_TEST_TEMPLATE;
  const template = given ?? (await prepareDataDirectory());
  project.provide('dataDirectoryTemplate', template);
  const dataDir = await copyDataDirectory(template, 'test');
  const server = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const { superuserPassword } = readSecrets(join(dataDir, 'postgres/secrets.json'));
  const superuser = { ...server.connection, user: 'postgres', password: superuserPassword, database: 'postgres' };
  await turnOffDurability(superuser);
  project.provide('postgres', { portal: server.connection, superuser });
  const pooler = process.env.POOLER === 'pgbouncer' ? await startPooler(server.connection, dataDir) : undefined;
  project.provide('pooler', pooler?.address);
  return async () => {
    await pooler?.stop();
    await server.stop();
    for (const folder of given ? [dataDir] : [dataDir, template]) await rm(folder, { recursive: true, force: true });
  };
}
