import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/database/database.ts';

/** Comes back when as many, in this database, wait for what another holds. */
export async function untilWaiting(database: Database, count: number): Promise<void> {
  const waiting = sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const read = async () => (await database.execute(waiting)).rows[0]?.waiting;
  await expect.poll(read, { interval: 5 }).toBe(count);
}

/**
 * Holds what `hold` locks, starts the calls so that each comes to wait behind the one before, and lets go. They go on in
 * that order: two that take their locks in different orders meet in a circle, and not only now and then.
 */
export async function lineUp<T>(database: Database, hold: SQL, calls: (() => Promise<T>)[]): Promise<T[]> {
  const started: Promise<T>[] = [];
  await database.transaction(async (transaction) => {
    await transaction.execute(hold);
    for (const call of calls) {
      started.push(call());
      await untilWaiting(database, started.length);
    }
  });
  return Promise.all(started);
}
