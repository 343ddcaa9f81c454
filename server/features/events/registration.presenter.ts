import type { RegisteredEvent } from '#contract/events/registration.contract.ts';
import { presentEvent, presentRegistration } from './events.presenter.ts';
import type { EventRow } from './events.queries.ts';

interface Row {
  event: EventRow;
  status: 'confirmed' | 'waitlisted';
  position: number;
  registeredAt: Date;
  attendedAt: Date | null;
}

export function presentRegisteredEvent(row: Row, now: Date): RegisteredEvent {
  return {
    event: presentEvent(row.event, row, now),
    ...presentRegistration(row),
    registeredAt: row.registeredAt.toISOString(),
    attendedAt: row.attendedAt?.toISOString() ?? null,
  };
}
