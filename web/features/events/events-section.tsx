import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { changeParams } from '../../lib/change-params.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { Section } from '../../ui/section.tsx';
import { upcomingEventsQuery } from './events.api.ts';
import { EventsInvitation } from './events-invitation.tsx';
import { EventsSectionBody } from './events-section-body.tsx';
import { EventsSkeleton } from './events-skeleton.tsx';
import { type EventsView, ViewSwitch } from './view-switch.tsx';

/** The landing's events: today or later, by category, as a list or a month (spec, section 2). */
export function EventsSection() {
  const { data, isError, isFetching, refetch } = useQuery(upcomingEventsQuery);
  const [params, setParams] = useSearchParams();
  const category = params.get('eventos') ?? '';
  const view: EventsView = params.get('vista') === 'calendario' ? 'calendar' : 'list';
  const today = todayInSantoDomingo();
  const upcoming = data?.events.filter((event) => event.date >= today);

  function setParam(name: string, value: string) {
    setParams((current) => changeParams(current, { [name]: value }));
  }

  return (
    <Section
      id="eventos"
      className="pt-0 md:pt-4"
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
