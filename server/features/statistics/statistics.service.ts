import { subscribersPath } from '#contract/admin-paths.ts';
import { dominicanDay, dominicanInstant } from '#contract/dominican-dates.ts';
import { commentPath, eventPath, memberPath, postPath, projectPath } from '#contract/paths.ts';
import {
  type PeriodFigures,
  type SiteActivity,
  type SiteStatistics,
  type StatisticsRange,
  statisticsLimits,
} from '#contract/statistics/statistics.contract.ts';
import type { Context } from '../../core/context.ts';
import { addDays } from '../../core/dominican-time.ts';
import { findNotReturned, findUnansweredPosts, listAttendedEvents, listSearchMisses } from './insights.queries.ts';
import { type ActivityRow, countByPeriod, countTotals, listRecentActivity } from './statistics.queries.ts';

/** Per cent with one decimal; `null` without a former total. */
export function growth(total: number, added: number): number | null {
  const before = total - added;
  return before > 0 ? Math.round((added / before) * 1000) / 10 : null;
}

export function lastDays(now: Date, days: number): string[] {
  const today = dominicanDay(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
}

export function lastSundays(now: Date, weeks: number): string[] {
  const today = dominicanDay(now);
  const sunday = addDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());
  return Array.from({ length: weeks }, (_, index) => addDays(sunday, (index - weeks + 1) * 7));
}

type Deps = Pick<Context, 'database' | 'now'>;

const DAY_MS = 86_400_000;

const hrefOf: Record<ActivityRow['kind'], (row: ActivityRow) => string> = {
  member: memberPath,
  post: postPath,
  comment: ({ id, targetId }) => commentPath({ id, postId: targetId }),
  registration: ({ targetId }) => eventPath({ id: targetId }),
  subscriber: () => subscribersPath,
  project: projectPath,
};

const presentActivity = ({ kind, targetId, at, ...row }: ActivityRow): SiteActivity => ({
  ...row,
  type: kind,
  at: at.toISOString(),
  href: hrefOf[kind]({ ...row, kind, targetId, at }),
});

export async function readStatistics({ database, now }: Deps): Promise<SiteStatistics> {
  const since = new Date(now().getTime() - statisticsLimits.days * DAY_MS);
  const [counts, recent] = await Promise.all([countTotals(database, since), listRecentActivity(database)]);
  const counted = (total: number, added: number) => ({ total, change: growth(total, added) });
  return {
    users: counted(counts.members, counts.newMembers),
    posts: counted(counts.posts, counts.newPosts),
    subscribers: counted(counts.subscribers, counts.newSubscribers),
    recentActivity: recent.map(presentActivity),
  };
}

const WEEKS_OF_A_YEAR = 52;

export interface Periods {
  unit: 'day' | 'week';
  periods: PeriodFigures[];
}

export async function readPeriods({ database, now }: Deps, range: StatisticsRange): Promise<Periods> {
  const unit = range === '365' ? 'week' : 'day';
  const days = unit === 'week' ? lastSundays(now(), WEEKS_OF_A_YEAR) : lastDays(now(), Number(range));
  const end = addDays(days.at(-1) ?? '', unit === 'week' ? 7 : 1);
  const counts = await countByPeriod(
    database,
    [...days, end].map((day) => dominicanInstant(day, '00:00')),
  );
  return { unit, periods: counts.map((figures, index) => ({ date: days[index] ?? '', ...figures })) };
}

const { listed } = statisticsLimits;

export async function readOfficeFigures({ database, now }: Deps, range: StatisticsRange) {
  const today = dominicanDay(now());
  const since = addDays(today, 1 - Number(range));
  const [attendedEvents, notReturned, searchMisses, unanswered] = await Promise.all([
    listAttendedEvents(database, since, today, listed),
    findNotReturned(database, since, listed),
    listSearchMisses(database, since, listed),
    findUnansweredPosts(database, dominicanInstant(since, '00:00'), listed),
  ]);
  return {
    events: attendedEvents,
    notReturned,
    searchMisses,
    unanswered,
  };
}
