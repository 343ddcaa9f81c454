import { CalendarDays, Clock, type LucideIcon, MapPin, Mic, Ticket, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { memberPriceText } from '#contract/events/price-text.ts';
import { classNames } from '../../lib/class-names.ts';
import { formatFullDate, formatTime } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { isCounted } from './seats.tsx';

export function EventFact({ icon: Icon, label, children }: { icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div className="flex items-start gap-2">
      <dt>
        <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-larimar" />
        <span className="sr-only">{`${label}:`}</span>
      </dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

export type FactName = 'date' | 'time' | 'location' | 'price' | 'attendance' | 'speakers';

const facts: Record<FactName, (event: PortalEvent) => ReactNode> = {
  date: ({ date }) => (
    <EventFact key="date" icon={CalendarDays} label="Fecha">
      <time dateTime={date} className="inline-block first-letter:uppercase">
        {formatFullDate(date)}
      </time>
    </EventFact>
  ),
  time: ({ time, duration }) => (
    <EventFact key="time" icon={Clock} label="Hora">
      {formatTime(time)}
      {duration ? <span className="text-muted"> · {duration}</span> : null}
    </EventFact>
  ),
  location: ({ location }) =>
    location ? (
      <EventFact key="location" icon={MapPin} label="Lugar">
        {location}
      </EventFact>
    ) : null,
  price: (event) => (
    <EventFact key="price" icon={Ticket} label="Precio">
      {event.memberPrice === null ? event.price : `Miembros: ${memberPriceText(event)} · Los demás: ${event.price}`}
    </EventFact>
  ),
  attendance: (event) =>
    isCounted(event) ? (
      <EventFact key="attendance" icon={Users} label="Asistencia">
        {countOf(event.registered, 'participante', 'participantes')}
      </EventFact>
    ) : null,
  speakers: ({ speakers }) =>
    speakers.length > 0 ? (
      <EventFact key="speakers" icon={Mic} label={speakers.length === 1 ? 'Expositor' : 'Expositores'}>
        {speakers.join(speakers.some((speaker) => speaker.includes(',')) ? '; ' : ', ')}
      </EventFact>
    ) : null,
};

interface EventFactsProps {
  event: PortalEvent;
  show: readonly FactName[];
  className?: string;
  children?: ReactNode;
}

export function EventFacts({ event, show, className, children }: EventFactsProps) {
  return (
    <dl className={classNames('grid gap-x-6 gap-y-2 text-sm', className)}>
      {show.map((name) => facts[name](event))}
      {children}
    </dl>
  );
}
