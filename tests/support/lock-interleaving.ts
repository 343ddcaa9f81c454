import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/database/database.ts';

/** Resolves when that many queries in this database are blocked on a lock. */
export async function waitForBlockedQueries(database: Database, count: number): Promise<void> {
  const blocked = sql<{ blocked: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const read = async () => (await database.execute(blocked)).rows[0]?.waiting;
  await expect.poll(read, { interval: 5 }).toBe(count);
}

/**
 * Holds the lock that `hold` takes, queues the calls behind it one by one, and releases it. They continue in that
 * order, so that calls with conflicting lock orders deadlock every time, not only now and then.
 */
export async function interleaveOnLock<T>(database: Database, hold: SQL, calls: (() => Promise<T>)[]): Promise<T[]> {
  const started: Promise<T>[] = [];
  await database.transaction(async (transaction) => {
    await transaction.execute(hold);
    for (const call of calls) {
      started.push(call());
      await waitForBlockedQueries(database, started.length);
    }
  });
  return Promise.all(started);
}
