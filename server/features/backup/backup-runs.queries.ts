import { hostname } from 'node:os';
import { desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../database/database.ts';
import { backupRuns } from '../../database/schema/operations.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Also forgets what happened more than a year ago. */
export async function insertRun(database: Queryable, startedAt: Date): Promise<string> {
  await database.delete(backupRuns).where(lt(backupRuns.startedAt, new Date(startedAt.getTime() - KEPT_DAYS * DAY_MS)));
  const [run] = await database
    .insert(backupRuns)
    .values({ startedAt, machine: hostname() })
    .returning({ id: backupRuns.id });
  if (!run) throw new Error('the run was not recorded');
  return run.id;
}

type Outcome = { endedAt: Date } & ({ file: string; bytes: number } | { error: string });

export async function endRun(database: Queryable, id: string, outcome: Outcome): Promise<void> {
  await database.update(backupRuns).set(outcome).where(eq(backupRuns.id, id));
}

interface Due {
  since: Date;
  now: Date;
  maxAttempts: number;
  pauseMs: number;
}

/**
 * Records a run if one is due: none has succeeded since, and the last attempt is long enough ago. Of several processes
 * that ask at once, one gets it; that one may die, and its attempt counts.
 */
export function claimDueRun(database: Database, due: Due): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('portal backup schedule'))`);
    const attempts = await transaction
      .select()
      .from(backupRuns)
      .where(gte(backupRuns.startedAt, due.since))
      .orderBy(desc(backupRuns.startedAt));
    const [last] = attempts;
    const isDone = attempts.some(({ file }) => file !== null) || attempts.length >= due.maxAttempts;
    const isTooSoon = last !== undefined && due.now.getTime() - last.startedAt.getTime() < due.pauseMs;
    return isDone || isTooSoon ? undefined : insertRun(transaction, due.now);
  });
}

export async function findLastRun(database: Queryable): Promise<BackupRun | undefined> {
  const [run] = await database.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1);
  return run;
}

export async function findLastSuccess(database: Queryable): Promise<BackupRun | undefined> {
  const [run] = await database
    .select()
    .from(backupRuns)
    .where(isNotNull(backupRuns.file))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run;
}
