import type { PortalEvent } from '#contract/events/events.contract.ts';
import { EventCard } from './event-card.tsx';

export function EventGrid({ events }: { events: PortalEvent[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {events.map((event) => (
        <li key={event.id} className="min-w-0">
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  );
}
