import { CalendarDays, Clock, MapPin, Mic, Ticket, Users } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { formatFullDate, formatTime } from '../../lib/dates.ts';
import { EventFact } from './event-fact.tsx';

/** All that one needs to know to go. */
export function UpcomingEventFacts({ event, className }: { event: PortalEvent; className?: string }) {
  return (
    <dl className={`grid gap-x-6 gap-y-2 text-sm ${className ?? ''}`}>
      <EventFact icon={CalendarDays} label="Fecha">
        <time dateTime={event.date} className="inline-block first-letter:uppercase">
          {formatFullDate(event.date)}
        </time>
      </EventFact>
      <EventFact icon={Clock} label="Hora">
        {formatTime(event.time)}
        {event.duration ? <span className="text-muted"> · {event.duration}</span> : null}
      </EventFact>
      {event.location ? (
        <EventFact icon={MapPin} label="Lugar">
          {event.location}
        </EventFact>
      ) : null}
      <EventFact icon={Ticket} label="Precio">
        {event.price}
      </EventFact>
      <EventFact icon={Users} label="Asistencia">
        {event.registered === 1 ? '1 participante' : `${event.registered} participantes`}
      </EventFact>
      {event.speakers.length > 0 ? (
        <EventFact icon={Mic} label={event.speakers.length === 1 ? 'Expositor' : 'Expositores'}>
          {event.speakers.join(', ')}
        </EventFact>
      ) : null}
    </dl>
  );
}
