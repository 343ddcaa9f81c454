import type { PortalEvent } from '#contract/events/events.contract.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventBadges, TopicList } from './event-badges.tsx';
import { EventCard, MoreAbout } from './event-card.tsx';
import { RegistrationAction } from './registration-action.tsx';

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
              <EventCard
                event={event}
                layout="whole"
                badges={<EventBadges event={event} />}
                topics={<TopicList topics={event.topics} />}
                action={
                  <RegistrationAction event={event} signedIn={signedIn} label="Registrarse">
                    <MoreAbout event={event} />
                  </RegistrationAction>
                }
              />
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
