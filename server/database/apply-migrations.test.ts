import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { applySteps, type SchemaStep } from './apply-migrations.ts';
import { prepareDatabase } from './migrate.ts';

let test: TestDatabase;
let client: pg.Client;
let lines: string[];
let waiting: (() => void) | undefined;
const write = (line: string) => {
  lines.push(line);
  waiting?.();
};
const log = { info: write, warn: write } as unknown as Parameters<typeof applySteps>[3];

beforeEach(async () => {
  test = await createTestDatabase();
  client = new pg.Client(test.connection);
  await client.connect();
  lines = [];
});
afterEach(async () => {
  await client.end();
  await test.close();
});

const migration = (hash: string, ...sql: string[]): SchemaStep => ({
  sql,
  record: { text: 'insert into drizzle.__drizzle_migrations (hash) values ($1)', values: [hash] },
});

async function applied(): Promise<string[]> {
  const { rows } = await client.query(
    'select hash from drizzle.__drizzle_migrations where length(hash) < 64 order by id',
  );
  return rows.map(({ hash }) => hash);
}

describe('migrations', () => {
  it('are applied each in its own transaction: one that fails leaves those before it', async () => {
    const pending = [
      migration('first', 'create table first ()'),
      migration('second', 'create table second ()', 'select 1 / 0'),
    ];
    await expect(applySteps(client, test.connection, pending, log)).rejects.toThrow('division by zero');
    expect(await applied()).toEqual(['first']);
    const { rows } = await client.query("select to_regclass('first') as first, to_regclass('second') as second");
    expect(rows).toEqual([{ first: 'first', second: null }]);
  });

  it('give up a table that somebody holds, say who, and try again', async () => {
    const holder = await test.database.$client.connect();
    await holder.query('begin');
    await holder.query('lock table users in access exclusive mode');
    const { rows } = await holder.query('select pg_backend_pid() as pid');
    // Frees the table as soon as a line names the process.
    waiting = () => void (lines.at(-1)?.includes('el proceso') && holder.query('commit'));
    await applySteps(client, test.connection, [migration('held', 'alter table users add column extra text')], log);
    holder.release();
    expect(lines.at(-1)).toMatch(
      new RegExp(
        `tiene ocupada el proceso ${rows[0].pid} \\(portal\\) desde .*Z: select pg_backend_pid.* Se intenta otra vez en \\d+ s\\.$`,
      ),
    );
    expect(await applied()).toEqual(['held']);
  });

  it('build indexes concurrently, after an interrupted attempt too', async () => {
    await client.query('create table many (id int); insert into many values (1), (1)');
    const building = client.query('create unique index concurrently many_id on many (id)');
    await expect(building).rejects.toThrow('could not create unique index');
    await client.query('truncate many');
    const text = 'create unique index concurrently if not exists many_id on many (id)';
    await applySteps(client, test.connection, [migration('index', text)], log);
    const { rows } = await client.query("select indisvalid from pg_index where indexrelid = 'many_id'::regclass");
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await applied()).toEqual(['index']);
  });
});

it('a start that waits for that of another process says so', async () => {
  const order: string[] = [];
  let second: Promise<void> | undefined;
  await prepareDatabase(test.connection, async () => {
    const noticed = new Promise<void>((resolve) => {
      waiting = resolve;
    });
    second = prepareDatabase(test.connection, async () => void order.push('second'), log);
    await noticed;
    order.push('first');
  });
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(lines).toEqual([expect.stringMatching(/^Otro proceso prepara la base de datos \(\d+ desde .*\): se espera/)]);
});
