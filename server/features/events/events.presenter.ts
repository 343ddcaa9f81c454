import type { EventList, PortalEvent } from '#contract/events/events.contract.ts';

type Row = Omit<PortalEvent, 'registration'>;
type Registration = { status: 'confirmed' | 'waitlisted'; position: number };

export function presentEvent(event: Row, registration: Registration | undefined): PortalEvent {
  return { ...event, registration: registration ? presentRegistration(registration) : null };
}

function presentRegistration({ status, position }: Registration): PortalEvent['registration'] {
  return status === 'waitlisted' ? { status, position } : { status };
}

export function presentTally(rows: { type: PortalEvent['type']; total: number }[]): EventList['typeTally'] {
  const none = { conference: 0, workshop: 0, roundtable: 0, networking: 0, seminar: 0 };
  return { ...none, ...Object.fromEntries(rows.map((row) => [row.type, row.total])) };
}
