import { basename } from 'node:path';
import type pg from 'pg';
import type { Context } from '../../core/context.ts';
import { pinToPrimary } from '../../database/connection.ts';
import type { Database } from '../../database/database.ts';
import { makeBackup } from './backup.service.ts';
import { BackupError } from './backup-error.ts';
import { claimDueRun, endRun, insertRun } from './backup-runs.queries.ts';
import { lastDue } from './backup-schedule.policy.ts';

type Deps = Pick<Context, 'config' | 'database' | 'log' | 'now'>;

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR'];

/** For the office: what happened, in a sentence, without what a query held. */
function describeFailure(error: unknown): string {
  if (error instanceof BackupError) return error.message;
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'No queda espacio en el disco de las copias.';
  if (NOT_WRITABLE.includes(code)) return 'No se puede escribir en la carpeta de las copias.';
  return 'El portal no pudo terminar la copia; el registro del servidor dice por qué.';
}

const ERROR_MAX = 500;

/** Makes the backup of a recorded run, and records how it ended. */
async function finishRun<Made extends { path: string; bytes: number }>(
  database: Database,
  id: string,
  now: () => Date,
  make: () => Promise<Made>,
): Promise<Made> {
  try {
    const made = await make();
    await endRun(database, id, { endedAt: now(), file: basename(made.path), bytes: made.bytes });
    return made;
  } catch (error) {
    await endRun(database, id, { endedAt: now(), error: describeFailure(error).slice(0, ERROR_MAX) });
    throw error;
  }
}

/** A backup that somebody asked for, with its record. */
export async function makeRecordedBackup(
  { config, database }: Pick<Context, 'config' | 'database'>,
  connection: pg.ClientConfig,
  folder?: string,
) {
  const now = () => new Date();
  const id = await insertRun(database, now());
  return finishRun(database, id, now, () => makeBackup(config, connection, folder));
}

const MAX_ATTEMPTS = 3;
const RETRY_MS = 10 * 60 * 1000;

/** One of all processes makes it; one that was missed while the portal was stopped is made up for. */
export async function runDueBackup({ config, database, log, now }: Deps): Promise<void> {
  if (!config.backupSchedule) return;
  const since = lastDue(config.backupSchedule, now());
  const id = await claimDueRun(database, { since, now: now(), maxAttempts: MAX_ATTEMPTS, pauseMs: RETRY_MS });
  if (!id) return;
  const backUp = async () => makeBackup(config, await pinToPrimary(database.direct));
  try {
    const { path, bytes, deleted } = await finishRun(database, id, now, backUp);
    log.info({ path, bytes, deleted: deleted.length }, 'backup made and verified');
  } catch (err) {
    log.error({ err }, 'backup failed');
  }
}

const CHECK_MS = 60_000;

export function backupJobs(context: Context): void {
  if (context.config.backupSchedule) context.jobs.repeat(CHECK_MS, () => runDueBackup(context));
}
