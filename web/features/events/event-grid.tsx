import type { PortalEvent } from '#contract/events/events.contract.ts';
import { EventCard } from './event-card.tsx';

interface EventGridProps {
  events: PortalEvent[];
  signedIn: boolean;
}

export function EventGrid({ events, signedIn }: EventGridProps) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {events.map((event) => (
        <li key={event.id} className="min-w-0">
          <EventCard event={event} signedIn={signedIn} />
        </li>
      ))}
    </ul>
  );
}
