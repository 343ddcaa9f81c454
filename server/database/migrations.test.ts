import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { readCatalogue } from '../../tests/support/catalogue.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { listPendingMigrations, migrationsFolder, prepareDatabase } from './migrate.ts';
import { FUNCTIONS_FILE, readSchemaSql } from './schema-sql.ts';

const name = `empty_${randomBytes(6).toString('hex')}`;
const connection = { ...inject('postgres').portal, database: name };

async function asSuperuser(statement: string): Promise<void> {
  const admin = new pg.Client(inject('postgres').superuser);
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

async function withClient<T>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

beforeEach(() => asSuperuser(`create database ${name} owner ${connection.user}`));
afterEach(() => asSuperuser(`drop database ${name} with (force)`));

/** Drizzle's DDL for `schema/*.ts` in an empty database. */
async function tableStatements(): Promise<string> {
  const folder = join(import.meta.dirname, 'schema');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const modules = await Promise.all(files.map((file) => import(join(folder, file))));
  const schema = generateDrizzleJson(Object.assign({}, ...modules), undefined, undefined, 'snake_case');
  return (await generateMigration(generateDrizzleJson({}), schema)).join('\n');
}

describe('the schema', () => {
  it('is the same whether migrations build it or its own files, applied once or again', async () => {
    const test = await createTestDatabase();
    const migrated = await withClient(test.connection, readCatalogue);
    await test.close();
    const built = await withClient(connection, async (client) => {
      const files = await readSchemaSql();
      const apply = async (beforeTables: boolean) => {
        for (const file of files) if ((file.name === FUNCTIONS_FILE) === beforeTables) await client.query(file.sql);
      };
      await apply(true);
      await client.query(await tableStatements());
      await apply(false);
      await apply(true);
      await apply(false);
      return readCatalogue(client);
    });
    expect(migrated, 'change schema/, then npm run tool -- db:generate').toEqual(built);
  });
});

describe('a file of SQL', () => {
  it('is applied again when it changed, and by no version that is older than the database', async () => {
    await prepareDatabase(connection, async () => {});
    await withClient(connection, async (client) => {
      const forget = () =>
        client.query(
          "drop trigger connections_changed on connections; update drizzle.schema_files set hash = 'former'",
        );
      const triggers = async () =>
        (await client.query("select from pg_trigger where tgname = 'connections_changed'")).rowCount;
      await forget();
      expect(await listPendingMigrations(drizzle(client))).toContain('networking.sql');
      await prepareDatabase(connection, async () => {});
      expect(await triggers()).toBe(1);
      expect(await listPendingMigrations(drizzle(client))).toEqual([]);

      await forget();
      await client.query(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', $1)`,
        [Number.MAX_SAFE_INTEGER],
      );
      await prepareDatabase(connection, async () => {});
      expect(await triggers()).toBe(0);
    });
  });
});

describe('migrations only go forward', () => {
  it('so each is listed, and stays as it was when it was listed', async () => {
    const listed = (await readFile(join(migrationsFolder, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
    const files = (await readdir(migrationsFolder)).filter((file) => file.endsWith('.sql')).sort();
    const hashes = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
    expect(
      files.map((file, index) => `${hashes[index]}  ${file}`),
      'a merged migration is never edited; of a new one, remove the line and run npm run tool -- db:generate',
    ).toEqual(listed);
  });

  it('so a database with one that this version does not have is refused, and left as it is', async () => {
    await withClient(connection, async (client) => {
      await client.query('create table users (email text); create schema drizzle');
      await client.query('create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint)');
      const before = await readCatalogue(client);
      for (const createdAt of [1, Number.MAX_SAFE_INTEGER]) {
        await client.query('truncate drizzle.__drizzle_migrations');
        await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
          'f'.repeat(64),
          createdAt,
        ]);
        const preparing = prepareDatabase(connection, () => expect.fail('the portal starts on it'));
        await expect(preparing).rejects.toThrow(
          /^La base de datos es de (antes de la versión 0\.2\.0|una versión más nueva)/,
        );
      }
      expect(await readCatalogue(client)).toEqual(before);
    });
  });
});
