import {
  type SiteActivity,
  type SiteStatistics,
  statisticsLimits,
  type WeeklyFigures,
} from '#contract/admin/statistics.contract.ts';
import { commentPath, eventPath, memberPath, postPath, projectPath, subscribersPath } from '#contract/paths.ts';
import type { Context } from '../../core/context.ts';
import { addDays, dominicanDay, dominicanInstant } from '../../core/dominican-time.ts';
import type { Queryable } from '../../database/database.ts';
import {
  countByWeek,
  countMetric,
  countPosts,
  listNewComments,
  listNewMembers,
  listNewPosts,
  listNewProjects,
  listNewRegistrations,
  listNewSubscribers,
} from './statistics.queries.ts';

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

async function readActivity(database: Queryable): Promise<SiteActivity[]> {
  const limit = statisticsLimits.activity;
  const [members, posts, comments, registrations, subscribers, projects] = await Promise.all([
    listNewMembers(database, limit),
    listNewPosts(database, limit),
    listNewComments(database, limit),
    listNewRegistrations(database, limit),
    listNewSubscribers(database, limit),
    listNewProjects(database, limit),
  ]);
  const all = [
    ...members.map((row) => ({ ...row, actor: null, type: 'member' as const, href: memberPath(row) })),
    ...posts.map((row) => ({ ...row, type: 'post' as const, href: postPath(row) })),
    ...comments.map((row) => ({ ...row, type: 'comment' as const, href: commentPath(row) })),
    ...registrations.map((row) => ({ ...row, type: 'registration' as const, href: eventPath({ id: row.eventId }) })),
    ...subscribers.map((row) => ({
      ...row,
      actor: null,
      label: 'Alguien',
      type: 'subscriber' as const,
      href: subscribersPath,
    })),
    ...projects.map((row) => ({ ...row, actor: null, type: 'project' as const, href: projectPath(row) })),
  ];
  return all
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, limit)
    .map(({ id, type, actor, label, at, href }) => ({ id, type, actor, label, at: at.toISOString(), href }));
}

export async function readStatistics({ database, now }: Deps): Promise<SiteStatistics> {
  const since = new Date(now().getTime() - statisticsLimits.days * DAY_MS);
  const counted = async (total: Promise<number>, added: Promise<number>) => {
    const [all, recent] = await Promise.all([total, added]);
    return { total: all, change: growth(all, recent) };
  };
  const [users, posts, subscribers, recentActivity] = await Promise.all([
    counted(countMetric(database, 'members'), countMetric(database, 'members', since)),
    counted(countPosts(database), countMetric(database, 'posts', since)),
    counted(countMetric(database, 'subscribers'), countMetric(database, 'subscribers', since)),
    readActivity(database),
  ]);
  return { users, posts, subscribers, recentActivity };
}

export async function readWeeks({ database, now }: Deps, weeks: number): Promise<WeeklyFigures[]> {
  const sundays = lastSundays(now(), weeks);
  const starts = sundays.map((sunday) => dominicanInstant(sunday, '00:00'));
  const [members, posts, comments, registrations, subscribers] = await Promise.all([
    countByWeek(database, 'members', starts),
    countByWeek(database, 'posts', starts),
    countByWeek(database, 'comments', starts),
    countByWeek(database, 'registrations', starts),
    countByWeek(database, 'subscribers', starts),
  ]);
  return sundays.map((week, index) => ({
    week,
    members: members[index] ?? 0,
    posts: posts[index] ?? 0,
    comments: comments[index] ?? 0,
    registrations: registrations[index] ?? 0,
    subscribers: subscribers[index] ?? 0,
  }));
}
