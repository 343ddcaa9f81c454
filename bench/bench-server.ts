import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { homeLayout, readSecrets } from '../server/database/embedded/data-directory.ts';
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts';

/** A PostgreSQL of its own, with a database for each size that is measured. */
export async function startBenchServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn, error: console.error } });
  const { cluster, secrets } = homeLayout(join(dataDir, 'postgres'));
  const superuser: pg.ClientConfig = {
    ...server.connection,
    user: 'postgres',
    password: readSecrets(secrets).superuserPassword,
  };
  return {
    dataDir,
    pid: Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10),
    async createDatabase(name: string) {
      const admin = new pg.Client({ ...superuser, database: 'postgres' });
      await admin.connect();
      await admin.query(`create database ${name} owner ${server.connection.user}`);
      await admin.end();
      return { connection: { ...server.connection, database: name }, superuser: { ...superuser, database: name } };
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;
