import {
  type OfficeFigures,
  type PeriodFigures,
  type SiteActivity,
  type SiteStatistics,
  type StatisticsRange,
  statisticsLimits,
} from '#contract/admin/statistics.contract.ts';
import { commentPath, eventPath, memberPath, postPath, projectPath, subscribersPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { addDays, dominicanDay, dominicanInstant } from '../../core/dominican-time.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import { findNotReturned, findUnansweredPosts, listAttendedEvents, listSearchMisses } from './office.queries.ts';
import { type ActivityRow, countByPeriod, prepareActivity, prepareTotals } from './statistics.queries.ts';

/** Growth by `added`, in per cent with one decimal; `null` where there is nothing to compare with. */
export function growth(total: number, added: number): number | null {
  const before = total - added;
  return before > 0 ? Math.round((added / before) * 1000) / 10 : null;
}

/** The last days, today included, from the oldest on. */
export function lastDays(now: Date, days: number): string[] {
  const today = dominicanDay(now);
  return Array.from({ length: days }, (_, index) => addDays(today, index - days + 1));
}

/** The Sundays of the last weeks, this one included, from the oldest on. */
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

/** Two prepared statements; concurrent requests share them. */
export function prepareStatistics({ database, now }: Deps): () => Promise<SiteStatistics> {
  const totals = prepareTotals(database);
  const activity = prepareActivity(database, statisticsLimits.activity);
  const coalescer = new RequestCoalescer<SiteStatistics>();
  const counted = (total: number, added: number) => ({ total, change: growth(total, added) });
  const read = async () => {
    const since = new Date(now().getTime() - statisticsLimits.days * DAY_MS).toISOString();
    const [[row], recent] = await Promise.all([totals.execute({ since }), activity.execute()]);
    if (!row) throw new Error('a question without a table has one answer');
    return {
      users: counted(row.users, row.newUsers),
      posts: counted(row.posts, row.newPosts),
      subscribers: counted(row.subscribers, row.newSubscribers),
      recentActivity: recent.map(presentActivity),
    };
  };
  return () => coalescer.run('', read);
}

const WEEKS_OF_A_YEAR = 52;

export interface Periods {
  unit: 'day' | 'week';
  periods: PeriodFigures[];
}

async function readPeriods({ database, now }: Deps, range: StatisticsRange): Promise<Periods> {
  const unit = range === '365' ? 'week' : 'day';
  const days = unit === 'week' ? lastSundays(now(), WEEKS_OF_A_YEAR) : lastDays(now(), Number(range));
  const end = addDays(days.at(-1) ?? '', unit === 'week' ? 7 : 1);
  const bounds = [...days, end].map((day) => dominicanInstant(day, '00:00'));
  const rows = await countByPeriod(database, bounds);
  return { unit, periods: rows.map((figures, index) => ({ date: days[index] ?? '', ...figures })) };
}

/** One prepared statement, which concurrent requests share. */
export function preparePeriods(deps: Deps): (range: StatisticsRange) => Promise<Periods> {
  const coalescer = new RequestCoalescer<Periods>();
  return (range) => coalescer.run(range, () => readPeriods(deps, range));
}

/** What an office asks about a range of days. */
export function prepareOfficeFigures({ database, now }: Deps): (range: StatisticsRange) => Promise<OfficeFigures> {
  const coalescer = new RequestCoalescer<OfficeFigures>();
  const { listed } = statisticsLimits;
  const read = async (range: StatisticsRange): Promise<OfficeFigures> => {
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
      unanswered: {
        total: unanswered.total,
        posts: unanswered.posts.map(({ createdAt, ...post }) => ({ ...post, createdAt: createdAt.toISOString() })),
      },
    };
  };
  return (range) => coalescer.run(range, () => read(range));
}
