import { useQuery } from '@tanstack/react-query';
import { CalendarDays, List } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { useOptimisticValue } from '../../lib/use-optimistic-value.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Section } from '../../ui/section.tsx';
import { EventGrid, EventsSkeleton } from './event-card.tsx';
import { upcomingEventsQuery } from './events.api.ts';
import { EventsInvitation } from './events-invitation.tsx';

/** Code-split: most visitors stay with the list. */
const EventsCalendarView = lazyPart(
  async () => (await import('./events-calendar-view.tsx')).EventsCalendarView,
  <EventsSkeleton count={2} />,
  import.meta.env.SSR ? (await import('./events-calendar-view.tsx')).EventsCalendarView : undefined,
);

type EventsView = 'list' | 'calendar';

const views = [
  { value: 'list', label: 'Lista', icon: List },
  { value: 'calendar', label: 'Calendario', icon: CalendarDays },
] as const;

function ViewSwitch({ value, onChange }: { value: EventsView; onChange: (view: EventsView) => void }) {
  const [shown, choose] = useOptimisticValue(value, onChange);
  return (
    <fieldset className="flex flex-wrap rounded-input border border-input-border bg-card p-0.5">
      <legend className="sr-only">Vista de los eventos</legend>
      {views.map(({ value: view, label, icon: Icon }) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          onClick={() => choose(view)}
          className={classNames(
            'flex min-h-11 items-center gap-2 rounded-sm px-4 text-sm font-semibold transition-colors',
            view === shown ? 'bg-primary text-primary-foreground' : 'hover:bg-subtle',
          )}
        >
          <Icon aria-hidden="true" className="size-4" />
          {label}
        </button>
      ))}
    </fieldset>
  );
}

const NEXT_EVENTS = 4;

interface EventsSectionBodyProps {
  events: PortalEvent[];
  view: EventsView;
  today: string;
  onClearFilter: (() => void) | undefined;
}

function EventsSectionBody({ events, view, today, onClearFilter }: EventsSectionBodyProps) {
  if (events.length === 0) {
    return (
      <EmptyState
        title="No hay eventos próximos"
        description={
          onClearFilter
            ? 'Ninguno de los eventos próximos es de esta categoría.'
            : 'Estamos preparando los siguientes. Suscríbete al boletín y te avisamos.'
        }
        action={
          onClearFilter ? (
            <Button variant="outline" onClick={onClearFilter}>
              Limpiar filtros
            </Button>
          ) : null
        }
      />
    );
  }
  if (view === 'calendar') return <EventsCalendarView events={events} today={today} />;
  if (events.length <= NEXT_EVENTS) return <EventGrid events={events} />;
  return (
    <>
      <EventGrid events={events.slice(0, NEXT_EVENTS)} />
      <p className="mt-8 text-center">
        <ButtonLink variant="outline" href="/events">
          Ver todos los eventos
        </ButtonLink>
      </p>
    </>
  );
}

/** Today or later (spec, section 2). */
export function EventsSection() {
  const { data, isError, isFetching, refetch } = useQuery(upcomingEventsQuery);
  const [params, setParams] = useSearchParams();
  const category = params.get('eventos') ?? '';
  const view: EventsView = params.get('vista') === 'calendario' ? 'calendar' : 'list';
  const today = todayInSantoDomingo();
  const upcoming = data?.events.filter((event) => event.date >= today);

  function setParam(name: string, value: string) {
    setParams({ [name]: value });
  }

  return (
    <Section
      id="eventos"
      background="card"
      heading="Próximos Eventos"
      intro="Capacitaciones y encuentros para aprender, ponerte al día y conocer a quienes emprenden cerca de ti."
      actions={
        <ViewSwitch value={view} onChange={(next) => setParam('vista', next === 'calendar' ? 'calendario' : '')} />
      }
    >
      {data && data.categories.length > 0 ? (
        <FilterChips
          label="Filtrar eventos por categoría"
          className="mb-6"
          options={[{ value: '', label: 'Todos' }, ...data.categories.map((name) => ({ value: name, label: name }))]}
          value={category}
          onChange={(next) => setParam('eventos', next)}
        />
      ) : null}
      {upcoming ? (
        <EventsSectionBody
          events={category ? upcoming.filter((event) => event.category === category) : upcoming}
          view={view}
          today={today}
          onClearFilter={category ? () => setParam('eventos', '') : undefined}
        />
      ) : isError ? (
        <ErrorState title="No se pudieron cargar los eventos" onRetry={refetch} retrying={isFetching} />
      ) : (
        <EventsSkeleton count={2} />
      )}
      <EventsInvitation signedIn={false} />
    </Section>
  );
}
