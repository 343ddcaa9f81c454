import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Jobs } from '../server/core/jobs.ts';
import { readSecrets } from '../server/database/embedded/data-directory.ts';
import { startEmbeddedPostgres } from '../server/database/embedded/embedded-postgres.ts';
import { prepareDatabase } from '../server/database/migrate.ts';
import { databaseUrl } from '../tests/support/database-url.ts';
import { spawnBuiltPortal } from './built-portal.ts';

/** A PostgreSQL of its own, with a migrated database for each size that is measured. */
export async function startBenchServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  const server = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn, error: console.error } });
  const superuser: pg.ClientConfig = {
    ...server.connection,
    user: 'postgres',
    password: readSecrets(join(dataDir, 'postgres/secrets.json')).superuserPassword,
  };
  return {
    async createDatabase(name: string) {
      const admin = new pg.Client({ ...superuser, database: 'postgres' });
      await admin.connect();
      await admin.query(`create database ${name} owner ${server.connection.user}`);
      await admin.end();
      const connection = { ...server.connection, database: name };
      await prepareDatabase(connection, Jobs.prepare);
      return { connection, superuser: { ...superuser, database: name } };
    },
    /** The built portal on one of these databases, with somebody signed in. */
    async openPortal(connection: typeof server.connection, login: { email: string; password: string }) {
      const environment = { DATABASE_URL: databaseUrl(connection), DEMO: 'off' };
      const portal = await spawnBuiltPortal(join(dataDir, 'portal'), environment);
      const answer = await fetch(`${portal.url}/api/auth/login`, {
        method: 'POST',
        headers: { origin: portal.url, 'content-type': 'application/json' },
        body: JSON.stringify(login),
      });
      const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { ...portal, headers: { origin: portal.url, cookie } };
    },
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type BenchConnection = Awaited<
  ReturnType<Awaited<ReturnType<typeof startBenchServer>>['createDatabase']>
>['connection'];
