import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import type { EventDetail, PortalEvent } from '#contract/events/events.contract.ts';
import type { AdminEventRow } from './admin-events.queries.ts';
import { currentStatus, registrationState } from './events.policy.ts';

type Row = Omit<PortalEvent, 'registration' | 'registrationState'>;
type DetailRow = Row & Pick<EventDetail, 'publication' | 'returnReason' | 'cancellationReason'>;
export type Registration = { status: 'confirmed' | 'waitlisted'; position: number };

export function presentEvent(event: Row, registration: Registration | undefined, now: Date): PortalEvent {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    date: event.date,
    time: event.time,
    duration: event.duration,
    location: event.location,
    speakers: event.speakers,
    topics: event.topics,
    category: event.category,
    type: event.type,
    status: currentStatus(event, now),
    image: event.image,
    price: event.price,
    registrationRequired: event.registrationRequired,
    capacity: event.capacity,
    registered: event.registered,
    registrationState: registrationState(event, now),
    registration: registration ? presentRegistration(registration) : null,
  };
}

export function presentEventDetail(event: DetailRow, registration: Registration | undefined, now: Date): EventDetail {
  const { publication, returnReason, cancellationReason } = event;
  return { ...presentEvent(event, registration, now), publication, returnReason, cancellationReason };
}

export function presentAdminEvent(row: AdminEventRow, now: Date): AdminEvent {
  return {
    ...presentEventDetail(row, undefined, now),
    imageId: row.imageId,
    waitlisted: row.waitlisted,
    attended: row.attended,
    createdBy: row.creator,
    proposedAt: row.proposedAt?.toISOString() ?? null,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentRegistration({ status, position }: Registration): NonNullable<PortalEvent['registration']> {
  return status === 'waitlisted' ? { status, position } : { status };
}
