import type { PortalEvent } from '#contract/events/events.contract.ts';

export function countByDay(events: ReadonlyArray<Pick<PortalEvent, 'date'>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { date } of events) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}
