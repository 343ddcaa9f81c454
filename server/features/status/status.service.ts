import { stat, statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import type { PortalStatus, StatusArea } from '#contract/status/status.contract.ts';
import type { Context } from '../../core/context.ts';
import { flushDeletionJournal, listUnflushedDeletions } from '../../core/deletion-journal.ts';
import { findMailHold } from '../../core/mail/delivery-rules.ts';
import { readMailQueue } from '../../core/mail-queue.ts';
import { findMaintenance } from '../../core/maintenance-mode.ts';
import { portalVersion } from '../../core/version.ts';
import { findReadOnlyDatabase } from '../../database/read-only.ts';
import { type BackupRun, readLastRuns } from '../backup/backup-runs.queries.ts';
import { nextDue } from '../backup/backup-schedule.policy.ts';
import { judgeBackup, judgeFailures, judgeMail, judgeSpace } from './status.policy.ts';
import {
  deleteAlert,
  insertAlert,
  listAdministrators,
  listFailedWork,
  lockAlerts,
  readDatabaseSize,
} from './status.queries.ts';
import { composeAlert, composeRecovery } from './status-mails.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

type Deps = Pick<Context, 'config' | 'database' | 'now'>;

/** Falls back to the nearest existing ancestor. */
export async function readDisk(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    return readDisk(dirname(folder));
  }
}

const asIso = (at: Date | null | undefined) => at?.toISOString() ?? null;

async function readMail({ config, database, now }: Deps, failed: number): Promise<PortalStatus['mail']> {
  const [hold, queue] = [await findMailHold(database), await readMailQueue(database)];
  const facts = { isConfigured: config.smtpUrl !== undefined, heldSince: hold?.heldAt ?? null, failed, ...queue };
  return {
    state: judgeMail({ ...facts, now: now(), production: config.production }),
    isConfigured: facts.isConfigured,
    heldSince: asIso(facts.heldSince),
    waiting: queue.waiting,
    oldestAt: asIso(queue.oldestAt),
    failed,
    lastSentAt: asIso(queue.lastSentAt),
  };
}

/** Of the same size: one that was cut short counts for nothing. */
async function isInFolder(folder: string, { file, bytes }: BackupRun): Promise<boolean> {
  const found = await stat(join(folder, file ?? '')).catch(() => undefined);
  return found?.size === bytes;
}

async function readBackup({ config, database, now }: Deps): Promise<PortalStatus['backup']> {
  const { production, backupDir, backupSchedule } = config;
  const { attempt, success, runningSince } = await readLastRuns(database, now());
  const failure = attempt?.failure ? { at: attempt.startedAt.toISOString(), message: attempt.failure } : null;
  const lastAt = success?.startedAt ?? null;
  const unlisted = await listUnflushedDeletions(database);
  const hasFailed = failure !== null;
  const isMissing = success?.machine === hostname() && !(await isInFolder(backupDir, success));
  const undeleted = success?.undeleted ?? 0;
  return {
    state: judgeBackup({
      now: now(),
      production,
      lastAt,
      hasFailed,
      isMissing,
      undeleted,
      unlistedSince: unlisted.since,
    }),
    last: success
      ? {
          at: success.startedAt.toISOString(),
          ageSeconds: (now().getTime() - success.startedAt.getTime()) / 1000,
          bytes: success.bytes ?? 0,
          machine: success.machine,
        }
      : null,
    isMissing,
    failure,
    runningSince: asIso(runningSince),
    nextAt: backupSchedule ? nextDue(backupSchedule, now()).toISOString() : null,
    undeleted,
    unlistedDeletions: unlisted.count,
  };
}

async function readSpace({ config, database }: Deps, backupBytes: number): Promise<PortalStatus['space']> {
  const disks = [
    { use: 'data' as const, ...(await readDisk(config.dataDir)) },
    { use: 'backups' as const, ...(await readDisk(config.backupDir)) },
  ];
  const databaseBytes = await readDatabaseSize(database);
  return { state: judgeSpace(disks, backupBytes), machine: hostname(), disks, databaseBytes };
}

export async function readStatus(deps: Deps): Promise<PortalStatus> {
  const now = deps.now().getTime();
  const week = await listFailedWork(deps.database, new Date(now - 7 * DAY_MS));
  const day = await listFailedWork(deps.database, new Date(now - DAY_MS));
  const total = (list: { count: number }[]) => list.reduce((sum, { count }) => sum + count, 0);
  const mail = await readMail(deps, total(week.filter(({ queue }) => queue === 'mail')));
  const backup = await readBackup(deps);
  const maintenance = await findMaintenance(deps.database);
  const readOnlyDatabase = await findReadOnlyDatabase(deps.database);
  return {
    mail,
    backup,
    space: await readSpace(deps, backup.last?.bytes ?? 0),
    maintenance: {
      state: readOnlyDatabase ? 'bad' : maintenance ? 'warning' : 'good',
      since: asIso(maintenance?.since),
      reason: maintenance?.reason ?? '',
      readOnlyDatabase,
      version: portalVersion,
    },
    failures: {
      state: judgeFailures({ lastDay: total(day), lastWeek: total(week) }),
      jobs: week.map(({ queue, count, lastAt }) => ({ queue, count, lastAt: lastAt.toISOString() })),
    },
  };
}

const AREAS: StatusArea[] = ['mail', 'backup', 'space', 'failures'];

/** Disks differ by machine: another machine's check must not end the alert. */
const kindOf = (area: StatusArea) => (area === 'space' ? `space ${hostname()}` : area);

/** Only the machine of the last backup sees its folder: others end an alert when there is a newer one. */
function mayEnd(area: StatusArea, { backup: { last } }: PortalStatus, since: Date): boolean {
  return area !== 'backup' || !last || last.machine === hostname() || new Date(last.at) >= since;
}

/** Alerts once for each change. Mail trouble is reported afterwards: a mail about it would not leave either. */
export async function checkStatus(context: Pick<Context, 'config' | 'database' | 'now' | 'jobs' | 'log'>) {
  const { config, database, jobs, log, now } = context;
  await flushDeletionJournal(context).catch((err) => log.error({ err }, 'deleted accounts could not be journaled'));
  const status = await readStatus(context);
  await database.transaction(async (transaction) => {
    const alerts = await lockAlerts(transaction);
    for (const area of AREAS) {
      const kind = kindOf(area);
      const since = alerts.get(kind);
      const isBad = status[area].state === 'bad';
      if (isBad === (since !== undefined) || (since && !mayEnd(area, status, since))) continue;
      log.warn({ area, isBad }, 'status changed');
      if (since) await deleteAlert(transaction, kind);
      else await insertAlert(transaction, kind, now());
      if (isBad && area === 'mail') continue;
      const people = await listAdministrators(transaction);
      const compose = since ? composeRecovery : composeAlert;
      const mails = await compose(transaction, config.publicUrl, { area, status, since: since ?? now() }, people);
      for (const mail of mails) await jobs.enqueue(transaction, 'mail', { ...mail, official: true });
    }
  });
}

export function statusJobs(context: Context): void {
  context.jobs.work('status-check', () => checkStatus(context));
}
