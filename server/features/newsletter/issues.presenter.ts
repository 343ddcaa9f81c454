import type { Issue, IssueItem, IssueProgress } from '#contract/newsletter/issues.contract.ts';
import type { DeliveryState } from './deliveries.queries.ts';
import type { IssueRow } from './issues.queries.ts';

/** Counts by state; absent for none. */
export type DeliveryCounts = Partial<Record<DeliveryState, number>>;

function presentProgress(counts: DeliveryCounts): IssueProgress {
  const { pending = 0, claimed = 0, sent = 0, failed = 0, unacknowledged = 0, skipped = 0 } = counts;
  const waiting = pending + claimed;
  return {
    total: waiting + sent + failed + unacknowledged + skipped,
    sent,
    pending: waiting,
    failed,
    unacknowledged,
    skipped,
  };
}

const presentItem = ({ id, title, date }: IssueItem): IssueItem => ({ id, title, date });

export function presentIssue(
  row: IssueRow,
  items: { news: IssueItem[]; events: IssueItem[] },
  counts: DeliveryCounts,
): Issue {
  return {
    id: row.id,
    subject: row.subject,
    intro: row.intro,
    news: items.news.map(presentItem),
    events: items.events.map(presentItem),
    state: row.state,
    progress: presentProgress(counts),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sendingSince: row.sendingSince?.toISOString() ?? null,
    sentAt: row.sentAt?.toISOString() ?? null,
  };
}
