import { createHmac, randomBytes } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../server/database/database.ts';
import { sessions } from '../../server/database/schema/account.ts';
import { SESSION_SECRET } from './app.ts';

class RolledBack extends Error {}

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

/**
 * Holds a call back at the lock that `hold` takes, or the row that it writes, for whatever is to happen meanwhile. Returns how
 * to let it go on, and its answer. What `hold` wrote is rolled back.
 */
export function heldAtLock<T>(database: Database, hold: SQL, call: () => Promise<T>): Promise<() => Promise<T>> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return new Promise((resolve, reject) => {
    const holding = database
      .transaction(async (transaction) => {
        await transaction.execute(hold);
        const answer = call();
        await waitForBlockedQueries(database, 1);
        resolve(async () => {
          release();
          await holding;
          return answer;
        });
        await released;
        throw new RolledBack();
      })
      .catch((error) => {
        if (!(error instanceof RolledBack)) throw error;
      });
    holding.catch(reject);
  });
}

/** Holds back a sign-in that has checked who it is: a browser's former session ends before the new one starts. */
export async function heldSignIn<T>(
  portal: { database: Database },
  client: { cookies: Map<string, string> },
  call: () => Promise<T>,
): Promise<() => Promise<T>> {
  const former = randomBytes(32).toString('base64url');
  const sid = createHmac('sha256', SESSION_SECRET).update(former).digest('hex');
  const sess = { userId: crypto.randomUUID(), signedInAt: new Date().toISOString(), provedWith: 'password' as const };
  await portal.database.insert(sessions).values({ sid, sess, expire: new Date(Date.now() + 3_600_000) });
  client.cookies.set('sid', former);
  return heldAtLock(portal.database, sql`select from sessions where sid = ${sid} for update`, call);
}
