import { dominicanDay } from '#contract/dominican-dates.ts';

export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

const PERIODS: [keyof Keep, (day: string) => string][] = [
  ['days', (day) => day],
  ['weeks', mondayOf],
  ['months', (day) => day.slice(0, 7)],
];

interface Stored {
  createdAt: Date;
  summary?: { verifiedAt?: string | undefined } | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Newest of each day, week and month, and all of the last 24 hours: the newest may hold a damaged state. */
function selectKept<Backup extends Stored>(backups: Backup[], keep: Keep): Set<Backup> {
  const newestFirst = backups.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  const newest = newestFirst[0]?.createdAt.getTime() ?? 0;
  const kept = new Set(newestFirst.filter(({ createdAt }) => newest - createdAt.getTime() < DAY_MS));
  for (const [period, periodOf] of PERIODS) {
    const seen = new Set<string>();
    for (const backup of newestFirst) {
      if (seen.size === keep[period]) break;
      const name = periodOf(dominicanDay(backup.createdAt));
      if (!seen.has(name)) kept.add(backup);
      seen.add(name);
    }
  }
  return kept;
}

/** Unverified backups do not displace verified ones. */
export function selectExpired<Backup extends Stored>(backups: Backup[], keep: Keep): Backup[] {
  const verified = backups.filter(({ summary }) => summary?.verifiedAt);
  const kept = new Set([...selectKept(backups, keep), ...selectKept(verified, keep)]);
  return backups.filter((backup) => !kept.has(backup));
}
