import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseConnection } from '../../server/database/connection.ts';
import { closeDatabase, type Database, openDatabase } from '../../server/database/database.ts';

export interface TestDatabase {
  database: Database;
  connection: pg.ClientConfig;
  close(): Promise<void>;
}

/** Long timeouts: a busy machine must not fail a test. */
const PATIENCE = {
  connectionTimeoutMillis: 25_000,
  statement_timeout: 25_000,
  lock_timeout: 25_000,
  query_timeout: 25_000,
};

async function asSuperuser(statement: string): Promise<void> {
  const client = new pg.Client(inject('postgres').superuser);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** As the portal connects: through the pooler of the run, where there is one. */
export function openTestDatabase(connection: DatabaseConnection): Database {
  const pooler = inject('pooler');
  return openDatabase(pooler ? { ...connection, ...pooler, direct: connection } : connection, () => {});
}

/** An empty, migrated database, copied from the template by files, which is fastest in memory. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { portal } = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(`create database ${name} template ${portal.database} strategy file_copy owner ${portal.user}`);
  const connection = { ...portal, ...PATIENCE, database: name };
  const database = openTestDatabase(connection);
  return {
    database,
    connection,
    close: async () => {
      await closeDatabase(database);
      await asSuperuser(`drop database ${name} with (force)`);
    },
  };
}
