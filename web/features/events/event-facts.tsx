import { Clock, MapPin, Mic } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { formatTime } from '../../lib/dates.ts';
import { EventFact } from './event-fact.tsx';

/** When during the day, where, and who speaks. */
export function EventFacts({ event }: { event: PortalEvent }) {
  return (
    <dl className="grid gap-1.5 text-sm">
      <EventFact icon={Clock} label="Hora">
        {formatTime(event.time)}
        {event.duration ? <span className="text-muted"> · {event.duration}</span> : null}
      </EventFact>
      {event.location ? (
        <EventFact icon={MapPin} label="Lugar">
          {event.location}
        </EventFact>
      ) : null}
      {event.speakers.length > 0 ? (
        <EventFact icon={Mic} label={event.speakers.length === 1 ? 'Expositor' : 'Expositores'}>
          {event.speakers.join(', ')}
        </EventFact>
      ) : null}
    </dl>
  );
}
