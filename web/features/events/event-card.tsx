import type { ReactNode } from 'react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card, CardTitle } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { LoadingShapes } from '../../ui/skeleton.tsx';
import { DateBlock } from './date-block.tsx';
import { EventFacts, type FactName } from './event-facts.tsx';
import { SeatsBar } from './seats.tsx';
import { VisitorRegistration } from './visitor-registration.tsx';

/** Two in a row, with the text beside the date, or one with all that is known of it. */
const layouts = {
  half: {
    card: 'event-card h-full gap-x-4 gap-y-3 p-4 sm:p-5',
    picture: 'col-span-2 h-36 sm:-mx-5 sm:-mt-5',
    sizes: '(min-width: 64rem) 36rem, 100vw',
    date: 'sm:row-span-2',
    title: 'text-lg leading-snug',
    body: 'gap-3 sm:col-start-2',
    text: 'line-clamp-2 text-sm',
    facts: { show: ['time', 'location', 'speakers'] as FactName[] },
    action: 'flex-col items-start gap-2',
  },
  whole: {
    card: 'flex flex-wrap items-start gap-4 p-4 sm:p-6',
    picture: 'h-40 sm:-mx-6 sm:-mt-6 sm:h-48 sm:basis-[calc(100%+3rem)]',
    sizes: '(min-width: 64rem) 48rem, 100vw',
    date: '',
    title: 'text-xl',
    body: 'gap-4',
    text: 'max-w-prose',
    facts: {
      show: ['date', 'time', 'location', 'price', 'attendance', 'speakers'] as FactName[],
      className: 'sm:grid-cols-2',
    },
    action: 'flex-wrap items-center gap-3 self-start',
  },
};

interface EventCardProps {
  event: PortalEvent;
  layout: keyof typeof layouts;
  badges: ReactNode;
  topics?: ReactNode;
  action: ReactNode;
}

export function EventCard({ event, layout, badges, topics, action }: EventCardProps) {
  const look = layouts[layout];
  return (
    <Card as="article" className={`relative overflow-hidden ${look.card}`}>
      <Picture
        image={event.image}
        sizes={look.sizes}
        className={`-mx-4 -mt-4 max-sm:basis-[calc(100%+2rem)] ${look.picture}`}
      />
      <DateBlock date={event.date} className={look.date} />
      <div className="beside-date flex flex-col gap-2">
        {badges}
        <CardTitle href={eventPath(event)} className={look.title}>
          {event.title}
        </CardTitle>
      </div>
      <div className={`flex w-full min-w-0 flex-col ${look.body}`}>
        <p className={`text-muted ${look.text}`}>{stripMarkdown(event.description)}</p>
        <EventFacts event={event} {...look.facts} />
        {topics}
        <div className="mt-auto flex flex-col gap-4 pt-1">
          <SeatsBar event={event} />
          <div className={`relative flex ${look.action}`}>{action}</div>
        </div>
      </div>
    </Card>
  );
}

export function MoreAbout({ event, className }: { event: PortalEvent; className?: string }) {
  return (
    <ButtonLink href={eventPath(event)} variant="outline" className={className}>
      Más Información<span className="sr-only"> sobre {event.title}</span>
    </ButtonLink>
  );
}

function VisitorsEventCard({ event }: { event: PortalEvent }) {
  const button = 'w-full sm:w-fit';
  return (
    <EventCard
      event={event}
      layout="half"
      badges={
        <p className="flex flex-wrap gap-1.5">
          {event.category ? <Badge tone="blue">{event.category}</Badge> : null}
          {event.registrationRequired ? <Badge tone="yellow">Inscripción Requerida</Badge> : null}
        </p>
      }
      action={
        event.registrationRequired ? (
          <VisitorRegistration event={event} label="Inscribirse" className={button} />
        ) : (
          <MoreAbout event={event} className={button} />
        )
      }
    />
  );
}

export function EventGrid({ events }: { events: PortalEvent[] }) {
  return (
    <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      {events.map((event) => (
        <li key={event.id} className="min-w-0">
          <VisitorsEventCard event={event} />
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
