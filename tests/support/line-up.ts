import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/database/database.ts';

/** Somebody, in this database, waits for what another holds. */
const countWaiting = sql<{ waiting: number }>`
  select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

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
      const waiting = async () => (await database.execute<{ waiting: number }>(countWaiting)).rows[0]?.waiting;
      await expect.poll(waiting, { interval: 5, timeout: 3_000 }).toBe(started.length);
    }
  });
  return Promise.all(started);
}
