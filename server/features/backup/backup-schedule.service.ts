import { basename, resolve } from 'node:path';
import type pg from 'pg';
import type { Context } from '../../core/context.ts';
import { pinToPrimary } from '../../database/connection.ts';
import { type MadeBackup, makeBackup } from './backup.service.ts';
import { asBackupError, BackupError } from './backup-error.ts';
import { BackupUnderWayError, withBackupLock } from './backup-lock.ts';
import { endRun, insertRun, isRunDue } from './backup-runs.queries.ts';
import { lastDue } from './backup-schedule.policy.ts';

type Deps = Pick<Context, 'config' | 'database' | 'now'>;

const ERROR_MAX = 500;
const HOUR_MS = 60 * 60 * 1000;
/** Far more than 100 GB take; an unresponsive network disk would hold up every later backup. */
const MAX_HOURS = 6;

/** Does not cancel the work at the limit: the end of its connection does. */
async function within<T>(limit: AbortSignal, work: Promise<T>): Promise<T> {
  const timeIsUp = new Promise<never>((_, reject) => {
    const fail = () => reject(new BackupError('La copia no terminó en el tiempo que tiene, y se abandonó.'));
    if (limit.aborted) fail();
    limit.addEventListener('abort', fail);
  });
  return Promise.race([work, timeIsUp]);
}

interface Order {
  folder?: string;
  limit?: AbortSignal;
  isWanted?: () => Promise<boolean>;
}

/** Under the lock, so that a run without an end is either under way or was killed. */
async function runBackup(deps: Deps, connection: pg.ClientConfig, order: Order): Promise<MadeBackup | undefined> {
  const { config, database, now } = deps;
  const { folder = config.backupDir, limit = AbortSignal.timeout(MAX_HOURS * HOUR_MS), isWanted } = order;
  try {
    return await withBackupLock(connection, async (client) => {
      if (isWanted && !(await isWanted())) return undefined;
      const isElsewhere = resolve(folder) !== resolve(config.backupDir);
      const id = await insertRun(database, { startedAt: now(), isElsewhere });
      try {
        const made = await within(limit, makeBackup(deps, client, folder));
        await endRun(database, id, {
          endedAt: now(),
          file: basename(made.path),
          bytes: made.bytes,
          undeleted: made.undeleted.length,
        });
        return made;
      } catch (error) {
        const failure = asBackupError(error);
        // Without the database the run keeps no end, which counts as a failure too.
        await endRun(database, id, { endedAt: now(), error: failure.message.slice(0, ERROR_MAX) }).catch(() => {});
        throw failure;
      }
    });
  } catch (error) {
    throw asBackupError(error);
  }
}

export async function makeRecordedBackup(
  deps: Deps,
  connection: pg.ClientConfig,
  order: Omit<Order, 'isWanted'> = {},
): Promise<MadeBackup> {
  const made = await runBackup(deps, connection, order);
  if (!made) throw new Error('no backup was made');
  return made;
}

const MAX_ATTEMPTS = 3;
const RETRY_MS = 10 * 60 * 1000;

/** Also makes up for a backup that was missed while the portal was stopped. */
export async function runDueBackup({ log, ...deps }: Deps & Pick<Context, 'log'>): Promise<void> {
  const { config, database, now } = deps;
  if (!config.backupSchedule) return;
  const since = lastDue(config.backupSchedule, now());
  const isWanted = () => isRunDue(database, { since, now: now(), maxAttempts: MAX_ATTEMPTS, pauseMs: RETRY_MS });
  if (!(await isWanted())) return;
  try {
    // Double-checked under the lock: another process may have made it.
    const made = await runBackup(deps, await pinToPrimary(database.direct), { isWanted });
    if (!made) return;
    const { path, bytes, deleted, undeleted } = made;
    log.info({ path, bytes, deleted: deleted.length }, 'backup made and verified');
    if (undeleted.length > 0) log.warn({ undeleted: undeleted.map(({ name }) => name) }, 'expired backups stay');
  } catch (err) {
    if (!(err instanceof BackupUnderWayError)) log.error({ err }, 'backup failed');
  }
}

const CHECK_MS = 60_000;

export function backupJobs(context: Context): void {
  if (context.config.backupSchedule) context.jobs.repeat(CHECK_MS, () => runDueBackup(context));
}
