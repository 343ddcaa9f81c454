import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import type { EventList } from '#contract/events/events.contract.ts';
import { eventTypes, typeLabels } from '../../content/event-labels.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { upcomingEventsQuery } from './events.api.ts';
import { EventsSkeleton } from './events-skeleton.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { TypeTally } from './type-tally.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';
import { useUpcomingFilters } from './use-upcoming-filters.ts';

/** Upcoming events with their filters beside them. */
export function UpcomingEventsSection({ signedIn }: { signedIn: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(upcomingEventsQuery);
  const today = todayInSantoDomingo();
  const filters = useUpcomingFilters(data?.events ?? [], today);
  return (
    <div className="page-container grid gap-6 py-10 md:py-14 lg:grid-cols-[1fr_21rem] lg:grid-rows-[auto_auto_1fr] lg:gap-x-10">
      <div className="flex flex-wrap items-center justify-between gap-3 lg:col-start-1 lg:row-start-1">
        <h2 id="proximos" className="text-3xl">
          Próximos Eventos
        </h2>
        {signedIn ? (
          <ButtonLink href="/mis-eventos" variant="outline">
            <CalendarCheck aria-hidden="true" className="size-4" />
            Mis eventos
          </ButtonLink>
        ) : null}
      </div>
      <CalendarCard
        events={filters.ofType}
        today={today}
        calendar={filters.calendar}
        className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
      />
      <section aria-labelledby="proximos" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-2">
        <FilterChips
          label="Filtrar eventos por tipo"
          className="mb-3"
          options={typeOptions(data?.typeTally)}
          value={filters.type}
          onChange={filters.setType}
        />
        {data ? (
          <UpcomingEvents
            events={filters.shown}
            day={filters.calendar.selected}
            isFiltered={filters.isFiltered}
            signedIn={signedIn}
            onClearFilters={filters.clear}
          />
        ) : isError ? (
          <ErrorState title="No se pudieron cargar los eventos" onRetry={refetch} retrying={isFetching} />
        ) : (
          <EventsSkeleton count={3} className="" />
        )}
      </section>
      <div className="grid content-start gap-6 lg:col-start-2 lg:row-start-3">
        <NotificationsCard signedIn={signedIn} />
        {data ? <TypeTally tally={data.typeTally} /> : null}
      </div>
    </div>
  );
}

/** Filter options: only types that the site has had events of. */
function typeOptions(tally: EventList['typeTally'] | undefined) {
  const types = eventTypes.filter((type) => tally?.[type]);
  return [{ value: '', label: 'Todos' } as const, ...types.map((value) => ({ value, label: typeLabels[value].many }))];
}
