import { hostname } from 'node:os';
import { and, desc, eq, gte, isNotNull, isNull, lt, lte, not } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { backupRuns } from '../../database/schema/operations.ts';
import { isBackupUnderWay } from './backup-lock.ts';

export type BackupRun = typeof backupRuns.$inferSelect;

const KEPT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

interface NewRun {
  startedAt: Date;
  isElsewhere: boolean;
}

export async function insertRun(database: Queryable, { startedAt, isElsewhere }: NewRun): Promise<string> {
  await database.delete(backupRuns).where(lt(backupRuns.startedAt, new Date(startedAt.getTime() - KEPT_DAYS * DAY_MS)));
  const [run] = await database
    .insert(backupRuns)
    .values({ startedAt, machine: hostname(), isElsewhere })
    .returning({ id: backupRuns.id });
  if (!run) throw new Error('the run was not recorded');
  return run.id;
}

type Outcome = { endedAt: Date } & ({ file: string; bytes: number; undeleted?: number } | { error: string });

export async function endRun(database: Queryable, id: string, outcome: Outcome): Promise<void> {
  await database.update(backupRuns).set(outcome).where(eq(backupRuns.id, id));
}

/** An archive holds its own run without an end, which would look killed after a restore. */
export async function endArchivedRun(database: Queryable, outcome: Outcome): Promise<void> {
  const newest = database.select({ id: backupRuns.id }).from(backupRuns).orderBy(desc(backupRuns.startedAt)).limit(1);
  await database
    .update(backupRuns)
    .set(outcome)
    .where(and(isNull(backupRuns.endedAt), eq(backupRuns.id, newest)));
}

interface Due {
  since: Date;
  now: Date;
  maxAttempts: number;
  pauseMs: number;
}

/** Clock skew: runs that begin later than this are ignored. */
const MAX_SKEW_MS = 60 * 60 * 1000;
const hasBegun = (now: Date) => lte(backupRuns.startedAt, new Date(now.getTime() + MAX_SKEW_MS));
const counts = (now: Date) => and(hasBegun(now), not(backupRuns.isElsewhere));

/** A killed attempt counts. */
export async function isRunDue(database: Queryable, { since, now, maxAttempts, pauseMs }: Due): Promise<boolean> {
  const attempts = await database
    .select()
    .from(backupRuns)
    .where(and(gte(backupRuns.startedAt, since), counts(now)))
    .orderBy(desc(backupRuns.startedAt));
  const [last] = attempts;
  const isDone = attempts.some(({ file }) => file !== null) || attempts.length >= maxAttempts;
  return !isDone && (last === undefined || now.getTime() - last.startedAt.getTime() >= pauseMs);
}

const INTERRUPTED = 'La copia se interrumpió: el portal o su servidor se detuvo mientras la hacía.';

export interface LastRuns {
  attempt: { startedAt: Date; failure: string | null } | undefined;
  success: BackupRun | undefined;
  runningSince: Date | null;
}

/** Of the folder of the schedule: a backup elsewhere does not make up for one there. */
export async function readLastRuns(database: Queryable, now: Date): Promise<LastRuns> {
  const newestFirst = () => database.select().from(backupRuns).orderBy(desc(backupRuns.startedAt)).$dynamic();
  // One at a time: who holds the lock makes the newest of all.
  const [newest] = await newestFirst().where(hasBegun(now)).limit(1);
  const runs = await newestFirst().where(counts(now)).limit(2);
  const [success] = await newestFirst()
    .where(and(counts(now), isNotNull(backupRuns.file)))
    .limit(1);
  const isWorking = newest?.endedAt === null && newest.error === null && (await isBackupUnderWay(database));
  const isRunning = isWorking && runs[0]?.id === newest.id;
  const attempt = runs[isRunning ? 1 : 0];
  const failure = (run: BackupRun) => run.error ?? (run.endedAt === null ? INTERRUPTED : null);
  return {
    attempt: attempt && { startedAt: attempt.startedAt, failure: failure(attempt) },
    success,
    runningSince: isRunning ? newest.startedAt : null,
  };
}
