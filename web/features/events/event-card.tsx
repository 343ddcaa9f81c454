import { Link } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { DateBlock } from './date-block.tsx';
import { EventFacts } from './event-facts.tsx';
import { SeatsBar } from './seats-bar.tsx';
import { VisitorRegistration } from './visitor-registration.tsx';

/** Event card of the landing. The title's link covers the whole card; the buttons are stacked above it. */
export function EventCard({ event }: { event: PortalEvent }) {
  const button = 'w-full sm:w-fit';
  return (
    <Card
      as="article"
      className="relative grid h-full grid-cols-[auto_1fr] grid-rows-[auto_1fr] gap-x-4 gap-y-3 p-4 sm:p-5"
    >
      <DateBlock date={event.date} className="sm:row-span-2" />
      <div className="flex min-w-0 flex-col gap-2">
        <p className="flex flex-wrap gap-1.5">
          {event.category ? <Badge tone="blue">{event.category}</Badge> : null}
          {event.registrationRequired ? <Badge tone="yellow">Inscripción Requerida</Badge> : null}
        </p>
        <h3 className="text-lg leading-snug">
          <Link href={eventPath(event)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
            {event.title}
          </Link>
        </h3>
      </div>
      <div className="col-span-2 flex min-w-0 flex-col gap-3 sm:col-span-1 sm:col-start-2">
        <p className="line-clamp-2 text-sm text-muted">{event.description}</p>
        <EventFacts event={event} show={['time', 'location', 'speakers']} />
        <div className="mt-auto flex flex-col gap-4 pt-1">
          <SeatsBar event={event} />
          <div className="relative flex flex-col items-start gap-2">
            {event.registrationRequired ? (
              <VisitorRegistration event={event} label="Inscribirse" className={button} />
            ) : (
              <ButtonLink href={eventPath(event)} variant="outline" className={button}>
                Más Información<span className="sr-only">: {event.title}</span>
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}
