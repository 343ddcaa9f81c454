import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import type { EventPublication } from '#contract/events/events.contract.ts';
import type { AdminEventRow } from './admin-events.queries.ts';
import { presentEventDetail } from './events.presenter.ts';

export function presentAdminEvent(row: AdminEventRow, now: Date): AdminEvent {
  return {
    ...presentEventDetail(row, undefined, now),
    waitlisted: row.waitlisted,
    attended: row.attended,
    createdBy: row.creator,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentCounts(rows: { publication: EventPublication; total: number }[]) {
  const none = { draft: 0, proposed: 0, published: 0, returned: 0 };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.publication, row.total])) };
}
