import { Link } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { DateBlock } from './date-block.tsx';
import { EventFacts } from './event-facts.tsx';
import { SeatsBar } from './seats.tsx';
import { VisitorRegistration } from './visitor-registration.tsx';

/** The title's link covers the whole card; the buttons are stacked above it. */
function EventCard({ event }: { event: PortalEvent }) {
  const button = 'w-full sm:w-fit';
  return (
    <Card as="article" className="event-card relative h-full gap-x-4 gap-y-3 overflow-hidden p-4 sm:p-5">
      <Picture
        image={event.image}
        sizes="(min-width: 64rem) 36rem, 100vw"
        className="col-span-2 -mx-4 -mt-4 h-36 max-sm:basis-[calc(100%+2rem)] sm:-mx-5 sm:-mt-5"
      />
      <DateBlock date={event.date} className="sm:row-span-2" />
      <div className="beside-date flex flex-col gap-2">
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
      <div className="flex w-full min-w-0 flex-col gap-3 sm:col-start-2">
        <p className="line-clamp-2 text-sm text-muted">{stripMarkdown(event.description)}</p>
        <EventFacts event={event} show={['time', 'location', 'speakers']} />
        <div className="mt-auto flex flex-col gap-4 pt-1">
          <SeatsBar event={event} />
          <div className="relative flex flex-col items-start gap-2">
            {event.registrationRequired ? (
              <VisitorRegistration event={event} label="Inscribirse" className={button} />
            ) : (
              <ButtonLink href={eventPath(event)} variant="outline" className={button}>
                Más Información<span className="sr-only"> sobre {event.title}</span>
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </Card>
  );
}

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

interface EventsSkeletonProps {
  count: number;
  className?: string;
}

export function EventsSkeleton({ count, className = 'lg:grid-cols-2 lg:gap-6' }: EventsSkeletonProps) {
  return (
    <LoadingShapes
      label="Cargando eventos..."
      count={count}
      grid={`grid gap-4 ${className}`}
      isFramed
      className="h-64"
      beside="h-24 w-16"
      bars={['h-5 w-32', 'h-6 w-4/5', 'h-4', 'h-4 w-2/3', 'h-11 w-36']}
    />
  );
}
