import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EventGrid } from './event-grid.tsx';
import { EventsCalendarView } from './events-calendar-view.tsx';
import type { EventsView } from './view-switch.tsx';

interface EventsSectionBodyProps {
  events: PortalEvent[];
  view: EventsView;
  today: string;
  /** Present while a filter is active. */
  onClearFilter: (() => void) | undefined;
}

export function EventsSectionBody({ events, view, today, onClearFilter }: EventsSectionBodyProps) {
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
  return view === 'calendar' ? <EventsCalendarView events={events} today={today} /> : <EventGrid events={events} />;
}
