import { Link } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { stripMarkdown } from '#contract/strip-markdown.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DateBlock } from './date-block.tsx';
import { EventBadges, TopicList } from './event-badges.tsx';
import { EventFacts } from './event-facts.tsx';
import { RegistrationAction } from './registration-action.tsx';
import { SeatsBar } from './seats.tsx';

function UpcomingEvent({ event, signedIn }: { event: PortalEvent; signedIn: boolean }) {
  const path = eventPath(event);
  return (
    <Card as="article" className="relative flex flex-col gap-4 overflow-hidden p-4 sm:p-6">
      <Picture
        image={event.image}
        sizes="(min-width: 64rem) 48rem, 100vw"
        className="-mx-4 -mt-4 h-40 sm:-mx-6 sm:-mt-6 sm:h-48"
      />
      <div className="flex flex-wrap items-start gap-4">
        <DateBlock date={event.date} />
        <div className="beside-date flex flex-col gap-2">
          <EventBadges event={event} />
          <h3 className="text-xl">
            <Link href={path} className="after:absolute after:inset-0 after:rounded-card hover:underline">
              {event.title}
            </Link>
          </h3>
        </div>
      </div>
      <p className="max-w-prose text-muted">{stripMarkdown(event.description)}</p>
      <EventFacts
        event={event}
        show={['date', 'time', 'location', 'price', 'attendance', 'speakers']}
        className="sm:grid-cols-2"
      />
      <TopicList topics={event.topics} />
      <SeatsBar event={event} />
      <div className="relative flex flex-wrap items-center gap-3 self-start">
        <RegistrationAction event={event} signedIn={signedIn} label="Registrarse">
          <ButtonLink href={path} variant="outline">
            Más Información<span className="sr-only"> sobre {event.title}</span>
          </ButtonLink>
        </RegistrationAction>
      </div>
    </Card>
  );
}

interface UpcomingEventsProps {
  events: PortalEvent[];
  day: string | null;
  isFiltered: boolean;
  signedIn: boolean;
  onClearFilters: () => void;
}

export function UpcomingEvents({ events, day, isFiltered, signedIn, onClearFilters }: UpcomingEventsProps) {
  const clear = (
    <Button variant="outline" onClick={onClearFilters}>
      Limpiar filtros
    </Button>
  );
  return (
    <>
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {isFiltered || events.length > 0 ? countOf(events.length, 'evento', 'eventos') : null}
          {day ? ` el ${formatLongDate(day)}` : null}
        </p>
        {isFiltered && events.length > 0 ? clear : null}
      </div>
      {events.length > 0 ? (
        <ul className="grid gap-6">
          {events.map((event) => (
            <li key={event.id}>
              <UpcomingEvent event={event} signedIn={signedIn} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No hay eventos próximos"
          description={
            isFiltered
              ? 'No se encontraron eventos con los filtros aplicados.'
              : 'Estamos preparando los siguientes. Vuelve pronto.'
          }
          action={isFiltered ? clear : null}
        />
      )}
    </>
  );
}
