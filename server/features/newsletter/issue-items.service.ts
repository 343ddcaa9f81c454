import type { Context } from '../../core/context.ts';
import { dominicanDay } from '../../core/dominican-day.ts';
import type { Queryable } from '../../database/database.ts';
import { listUpcomingById } from '../events/events.queries.ts';
import { listNewsById } from '../news/news.queries.ts';
import type { IssueRow } from './issues.queries.ts';

type NewsRow = Awaited<ReturnType<typeof listNewsById>>[number];
type EventRow = Awaited<ReturnType<typeof listUpcomingById>>[number];

export interface IssueItems {
  news: NewsRow[];
  events: EventRow[];
}

const inOrder = <Row extends { id: string }>(ids: string[], rows: Row[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

/** Published news and upcoming events of each issue, in the chosen order. */
export async function loadItems(
  database: Queryable,
  { now }: Pick<Context, 'now'>,
  issues: Pick<IssueRow, 'newsIds' | 'eventIds'>[],
): Promise<IssueItems[]> {
  const distinct = (ids: string[]) => [...new Set(ids)];
  const news = await listNewsById(database, distinct(issues.flatMap(({ newsIds }) => newsIds)));
  const eventIds = distinct(issues.flatMap((issue) => issue.eventIds));
  const events = await listUpcomingById(database, eventIds, dominicanDay(now()));
  return issues.map((issue) => ({ news: inOrder(issue.newsIds, news), events: inOrder(issue.eventIds, events) }));
}
