import { subscribersPath } from '#contract/admin-paths.ts';
import { commentPath, eventPath, memberPath, postPath, projectPath } from '#contract/paths.ts';
import {
  type InsightFigures,
  type PeriodFigures,
  periodMetric,
  type SiteActivity,
  type SiteStatistics,
  type StatisticsRange,
  statisticsLimits,
} from '#contract/statistics/statistics.contract.ts';
import type { Context } from '../../core/context.ts';
import { addDays, dominicanDay, dominicanInstant } from '../../core/dominican-time.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import type { Database } from '../../database/database.ts';
import { findNotReturned, findUnansweredPosts, listAttendedEvents, listSearchMisses } from './insights.queries.ts';
import {
  type ActivityRow,
  countByPeriod,
  countGrowth,
  countTotals,
  findOldestTransaction,
  findRevision,
  prepareActivity,
} from './statistics.queries.ts';

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

const KEPT_MS = 60_000;
/** Clock skew: some rows have the portal's time, which may lag behind the database's. */
const MARGIN_MS = 5_000;

interface Kept<Counts> {
  until: Date;
  revision: string;
  counts: Promise<Counts>;
}

/** Cached for a minute or until a counted row changes: a million rows take half a second. New rows always count. */
class CountCache<Counts> {
  private readonly kept = new Map<string, Kept<Counts>>();

  constructor(private readonly database: Database) {}

  async read(
    key: string,
    now: Date,
    count: (until: Date) => Promise<Counts>,
  ): Promise<{ until: Date; counts: Counts }> {
    // Before counting: a change in between counts at the next request.
    const revision = await findRevision(this.database);
    const found = this.kept.get(key);
    const age = now.getTime() - (found?.until.getTime() ?? 0);
    const isOfToday = found && dominicanDay(found.until) === dominicanDay(now);
    if (isOfToday && found.revision === revision && age >= 0 && age < KEPT_MS) {
      return { until: found.until, counts: await found.counts };
    }
    const midnight = dominicanInstant(dominicanDay(now), '00:00');
    // Later commits cannot be older than this.
    const settled = Math.min(now.getTime(), (await findOldestTransaction(this.database)).getTime()) - MARGIN_MS;
    if (settled < midnight.getTime()) return { until: midnight, counts: await count(midnight) };
    const until = new Date(settled);
    const counts = count(until);
    this.kept.set(key, { until, revision, counts });
    counts.catch(() => this.kept.delete(key));
    return { until, counts: await counts };
  }
}

/** Coalesces concurrent requests. */
export function prepareStatistics({ database, now }: Deps): () => Promise<SiteStatistics> {
  const activity = prepareActivity(database, statisticsLimits.activity);
  const kept = new CountCache<Awaited<ReturnType<typeof countTotals>>>(database);
  const coalescer = new RequestCoalescer<SiteStatistics>();
  const counted = (total: number, added: number) => ({ total, change: growth(total, added) });
  const read = async () => {
    const { until, counts } = await kept.read('', now(), (instant) =>
      countTotals(database, { since: new Date(instant.getTime() - statisticsLimits.days * DAY_MS), until: instant }),
    );
    const [added, recent] = await Promise.all([countGrowth(database, until), activity.execute()]);
    return {
      users: counted(counts.members + added.members, counts.newMembers + added.members),
      posts: counted(added.posts, counts.newPosts + added.newPosts),
      subscribers: counted(counts.subscribers + added.subscribers, counts.newSubscribers + added.subscribers),
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

type Counts = Awaited<ReturnType<typeof countByPeriod>>;

async function readPeriods({ database, now: clock }: Deps, range: StatisticsRange, kept: CountCache<Counts>) {
  const now = clock();
  const unit = range === '365' ? 'week' : 'day';
  const days = unit === 'week' ? lastSundays(now, WEEKS_OF_A_YEAR) : lastDays(now, Number(range));
  const starts = days.map((day) => dominicanInstant(day, '00:00'));
  const { until, counts } = await kept.read(range, now, (instant) => countByPeriod(database, [...starts, instant]));
  const end = dominicanInstant(addDays(days.at(-1) ?? '', unit === 'week' ? 7 : 1), '00:00');
  const [added] = await countByPeriod(database, [until, end]);
  const periods = counts.map((figures, index): PeriodFigures => ({ date: days[index] ?? '', ...figures }));
  const last = periods.at(-1);
  if (last && added) for (const metric of periodMetric.options) last[metric] += added[metric];
  return { unit, periods } satisfies Periods;
}

export function preparePeriods(deps: Deps): (range: StatisticsRange) => Promise<Periods> {
  const kept = new CountCache<Counts>(deps.database);
  const coalescer = new RequestCoalescer<Periods>();
  return (range) => coalescer.run(range, () => readPeriods(deps, range, kept));
}

export function prepareOfficeFigures({ database, now }: Deps): (range: StatisticsRange) => Promise<InsightFigures> {
  const coalescer = new RequestCoalescer<InsightFigures>();
  const { listed } = statisticsLimits;
  const read = async (range: StatisticsRange): Promise<InsightFigures> => {
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
