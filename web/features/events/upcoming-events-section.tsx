import { useQuery } from '@tanstack/react-query';
import { CalendarCheck, CalendarDays } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import type { EventList, EventType, PortalEvent } from '#contract/events/events.contract.ts';
import { eventTypes, typeLabels } from '../../copy/events.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { countByDay } from './calendar-days.ts';
import { EventTypeIcon } from './event-badges.tsx';
import { EventsSkeleton } from './event-card.tsx';
import { NotificationsCard } from './event-subscription-toggle.tsx';
import { upcomingEventsQuery } from './events.api.ts';
import { MonthCalendar, useCalendarParams } from './month-calendar.tsx';
import { UpcomingEvents } from './upcoming-events.tsx';

const OPEN = ['upcoming', 'registration-open'];

/** URL filters of the events page, type (`tipo`) and day (`fecha`), and the events that match them. */
function useUpcomingFilters(all: PortalEvent[], today: string) {
  const [params, setParams] = useSearchParams();
  const upcoming = all.filter((event) => OPEN.includes(event.status) && event.date >= today);
  const calendar = useCalendarParams(upcoming, today);
  const asked = params.get('tipo') ?? '';
  const type: EventType | '' = eventTypes.find((option) => option === asked) ?? '';
  const ofType = type ? upcoming.filter((event) => event.type === type) : upcoming;
  return {
    type,
    calendar,
    /** Not filtered by day: the calendar marks every day. */
    ofType,
    shown: calendar.selected ? ofType.filter((event) => event.date === calendar.selected) : ofType,
    isFiltered: type !== '' || calendar.selected !== null,
    setType: (next: EventType | '') => setParams({ tipo: next }),
    clear: () => setParams({ tipo: null, fecha: null, mes: null }),
  };
}

interface CalendarCardProps {
  events: PortalEvent[];
  today: string;
  calendar: ReturnType<typeof useCalendarParams>;
  className?: string;
}

/** Collapsed on small screens unless a day is selected, so that the events come first. */
function CalendarCard({ events, today, calendar, className }: CalendarCardProps) {
  const [isOpen, setOpen] = useState(calendar.selected !== null);
  const isShown = useDeferredValue(isOpen) && isOpen;
  const bodyId = useId();
  return (
    <section aria-label="Calendario de eventos" className={className}>
      <Button
        variant="outline"
        className="w-full lg:hidden"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays aria-hidden="true" className="size-5" />
        {isOpen ? 'Ocultar calendario' : 'Elegir una fecha'}
      </Button>
      <div id={bodyId} className={isShown ? 'mt-3 lg:mt-0' : 'hidden lg:block'}>
        <Card className="p-2 sm:p-4">
          <h2 className="mb-2 hidden px-1 text-lg lg:block">Elige una fecha</h2>
          <MonthCalendar
            month={calendar.month}
            today={today}
            selected={calendar.selected}
            eventCounts={countByDay(events)}
            onMonthChange={calendar.showMonth}
            onSelect={calendar.selectDay}
          />
        </Card>
      </div>
    </section>
  );
}

/** The spec names four types; seminars show only when there are any. */
function TypeTally({ tally }: { tally: EventList['countsByType'] }) {
  if (!eventTypes.some((type) => tally[type])) return null;
  const types = eventTypes.filter((type) => type !== 'seminar' || tally[type] > 0);
  return (
    <Card as="section" className="p-5">
      <h2 className="text-lg">Tipos de Eventos</h2>
      <dl className="mt-3 divide-y divide-border">
        {types.map((type) => (
          <div key={type} className="flex items-center gap-3 py-2.5">
            <dt className="flex flex-1 items-center gap-3">
              <EventTypeIcon type={type} className="size-5 text-larimar" />
              {typeLabels[type].many}
            </dt>
            <dd className="font-bold tabular-nums">{tally[type]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export function UpcomingEventsSection({ signedIn }: { signedIn: boolean }) {
  const { data, isError, isFetching, refetch } = useQuery(upcomingEventsQuery);
  const today = todayInSantoDomingo();
  const filters = useUpcomingFilters(data?.events ?? [], today);
  const types = typeOptions(data?.countsByType);
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
        {types.length > 1 ? (
          <FilterChips
            label="Filtrar eventos por tipo"
            className="mb-3"
            options={types}
            value={filters.type}
            onChange={filters.setType}
          />
        ) : null}
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
        {data ? <TypeTally tally={data.countsByType} /> : null}
      </div>
    </div>
  );
}

function typeOptions(tally: EventList['countsByType'] | undefined) {
  const types = eventTypes.filter((type) => tally?.[type]);
  return [{ value: '', label: 'Todos' } as const, ...types.map((value) => ({ value, label: typeLabels[value].many }))];
}
