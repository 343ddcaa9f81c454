import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { translateDatabaseError } from './database-errors.ts';

let test: TestDatabase;
beforeEach(async () => {
  test = await createTestDatabase();
});
afterEach(() => test.close());

const backend = sql<{ pid: number }>`select pg_backend_pid() as pid`;

describe('the connections of the portal', () => {
  it('are used again after a transaction, whether it was kept or not', async () => {
    const kept = await test.database.transaction((transaction) => transaction.execute(backend));
    const undone = test.database.transaction((transaction) => transaction.execute(sql`select 1 / 0`));
    await expect(undone).rejects.toThrow();
    expect((await test.database.execute(backend)).rows).toEqual(kept.rows);
  });

  it('come back from transactions that could not even begin', async () => {
    const { database } = test;
    // A server that froze or went away refuses to begin as well, only later.
    const fail = () => database.transaction(async () => {}, { isolationLevel: 'none at all' as 'serializable' });
    for (let round = 0; round < 20; round += 1) await expect(fail()).rejects.toThrow(/begin/);
    const { totalCount, idleCount } = database.$client;
    expect(totalCount).toBe(idleCount);
    expect((await database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it('may be cut while nothing is being asked: whoever uses one is told, and the portal lives', async () => {
    const other = openDatabase(test.connection, () => {});
    const work = test.database.transaction(async (transaction) => {
      const { rows } = await transaction.execute(backend);
      await other.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
      const alive = sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`;
      await expect.poll(async () => (await other.execute(alive)).rowCount).toBe(0);
      await setImmediate();
      await transaction.execute(sql`select 1`);
    });
    const error = await work.catch((reason: Error) => reason);
    expect(translateDatabaseError(error as Error)?.status).toBe(503);
    expect((await test.database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await closeDatabase(other);
  });

  it('to a server that became read-only answer 503 and are replaced', async () => {
    const database = openDatabase({ ...test.connection, max: 1 }, () => {});
    const pid = async () => (await database.execute<{ pid: number }>(backend)).rows[0]?.pid;
    const write = sql`create table written ()`;
    for (const attempt of [
      () => database.execute(write),
      () => database.transaction((transaction) => transaction.execute(write)),
    ]) {
      await database.execute(sql`set default_transaction_read_only = on`);
      const before = await pid();
      const error = await attempt().catch((reason: Error) => reason);
      expect(translateDatabaseError(error as Error)?.status).toBe(503);
      expect(await pid()).not.toBe(before);
    }
    await database.execute(write);
    await closeDatabase(database);
  });
});
