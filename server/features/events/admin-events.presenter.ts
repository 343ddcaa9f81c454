import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import type { AdminEventRow } from './admin-events.queries.ts';
import { presentEventDetail } from './events.presenter.ts';

export function presentAdminEvent(row: AdminEventRow, now: Date): AdminEvent {
  return {
    ...presentEventDetail(row, undefined, now),
    waitlisted: row.waitlisted,
    attended: row.attended,
    createdBy: row.creator,
    proposedAt: row.proposedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
