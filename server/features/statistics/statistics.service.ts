import {
  type SiteActivity,
  type SiteStatistics,
  statisticsLimits,
  type WeeklyFigures,
} from '#contract/admin/statistics.contract.ts';
import { commentPath, eventPath, memberPath, postPath, projectPath, subscribersPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { addDays, dominicanDay, dominicanInstant } from '../../core/dominican-time.ts';
import { RequestCoalescer } from '../../core/request-coalescer.ts';
import { type ActivityRow, countByWeek, prepareActivity, prepareTotals } from './statistics.queries.ts';

/** Growth by `added`, in per cent with one decimal; `null` where there is nothing to compare with. */
export function growth(total: number, added: number): number | null {
  const before = total - added;
  return before > 0 ? Math.round((added / before) * 1000) / 10 : null;
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

async function readWeeks({ database, now }: Deps, weeks: number): Promise<WeeklyFigures[]> {
  const sundays = lastSundays(now(), weeks);
  const starts = sundays.map((sunday) => dominicanInstant(sunday, '00:00'));
  const rows = await countByWeek(database, starts);
  return rows.map((figures, index) => ({ week: sundays[index] ?? '', ...figures }));
}

/** One prepared statement, which concurrent requests share. */
export function prepareWeeks(deps: Deps): (weeks: number) => Promise<WeeklyFigures[]> {
  const coalescer = new RequestCoalescer<WeeklyFigures[]>();
  return (weeks) => coalescer.run(String(weeks), () => readWeeks(deps, weeks));
}
