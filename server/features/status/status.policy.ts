import type { HealthState } from '#contract/status/status.contract.ts';
import { MAX_MAIL_WAIT_MS } from '../../core/mail-queue.ts';

const HOUR_MS = 60 * 60_000;
export const MAX_BACKUP_AGE_MS = 48 * HOUR_MS;
const MAX_UNLISTED_MS = HOUR_MS;
const MIN_FREE_BYTES = 512 * 1024 ** 2;
const LOW_FREE_BYTES = 2 * 1024 ** 3;
const MANY_FAILURES = 10;

const isOlder = (at: Date | null, ms: number, now: Date) => at === null || now.getTime() - at.getTime() > ms;

interface MailFacts {
  now: Date;
  production: boolean;
  isConfigured: boolean;
  heldSince: Date | null;
  oldestAt: Date | null;
  lastSentAt: Date | null;
  failed: number;
}

/** One address that refuses for hours is no trouble of the portal, as long as other mails leave. */
export function judgeMail({ now, ...facts }: MailFacts): HealthState {
  if (facts.heldSince || (facts.production && !facts.isConfigured)) return 'bad';
  const isLate = facts.oldestAt !== null && isOlder(facts.oldestAt, MAX_MAIL_WAIT_MS, now);
  if (isLate && isOlder(facts.lastSentAt, MAX_MAIL_WAIT_MS, now)) return 'bad';
  return isLate || facts.failed > 0 || !facts.isConfigured ? 'warning' : 'good';
}

interface BackupFacts {
  now: Date;
  production: boolean;
  lastAt: Date | null;
  hasFailed: boolean;
  isMissing: boolean;
  /** Expired archives that fill the disk. */
  undeleted: number;
  /** Oldest deletion that is missing in the list outside of the database. */
  unlistedSince: Date | null;
}

export function judgeBackup({
  now,
  production,
  lastAt,
  hasFailed,
  isMissing,
  undeleted,
  unlistedSince,
}: BackupFacts): HealthState {
  if (unlistedSince && isOlder(unlistedSince, MAX_UNLISTED_MS, now)) return 'bad';
  const isFine = !hasFailed && !isMissing && !isOlder(lastAt, MAX_BACKUP_AGE_MS, now);
  if (isFine) return undeleted > 0 ? 'warning' : 'good';
  return production ? 'bad' : 'warning';
}

interface Disk {
  use: 'data' | 'backups';
  freeBytes: number;
}

/** @param backupBytes of the last backup: the next one needs as much */
export function judgeSpace(disks: Disk[], backupBytes: number): HealthState {
  const needed = ({ use }: Disk) => MIN_FREE_BYTES + (use === 'backups' ? backupBytes : 0);
  if (disks.some((disk) => disk.freeBytes < needed(disk))) return 'bad';
  return disks.some((disk) => disk.freeBytes < LOW_FREE_BYTES) ? 'warning' : 'good';
}

export function judgeFailures(counts: { lastDay: number; lastWeek: number }): HealthState {
  if (counts.lastDay >= MANY_FAILURES) return 'bad';
  return counts.lastWeek > 0 ? 'warning' : 'good';
}
