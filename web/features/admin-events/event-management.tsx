import { useQuery } from '@tanstack/react-query';
import { CalendarDays, ExternalLink, MapPin, UserRound, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import type { AdminEvent, AdminEventState } from '#contract/events/admin-events.contract.ts';
import { attendeesPath, editEventPath, eventPath, newEventPath } from '#contract/paths.ts';
import { formatShortDate, formatTime } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { fullName } from '../../lib/people.ts';
import { useTabParams } from '../../lib/use-list-params.ts';
import { type ConfirmedAction, useActionDialog } from '../../ui/action-dialog.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { type RecordFact, RecordRow } from '../../ui/record-row.tsx';
import { adminEventsQuery, useEventMutations } from './admin-events.api.ts';
import { EventStateBadges, eventActions, publishEventAction, returnProposalAction } from './event-actions.tsx';

interface EventTab {
  slug: 'proximos' | 'propuestas' | 'borradores' | 'devueltas' | 'pasados' | 'cancelados';
  state: AdminEventState;
  label: string;
  empty: string;
}

/** Tabs of the list with their slugs in the URL. */
const eventTabs: readonly [EventTab, ...EventTab[]] = [
  { slug: 'proximos', state: 'upcoming', label: 'Próximos', empty: 'No hay eventos próximos' },
  { slug: 'propuestas', state: 'proposed', label: 'Propuestas', empty: 'No hay propuestas por revisar' },
  { slug: 'borradores', state: 'draft', label: 'Borradores', empty: 'No hay borradores' },
  { slug: 'devueltas', state: 'returned', label: 'Devueltas', empty: 'No hay propuestas devueltas' },
  { slug: 'pasados', state: 'past', label: 'Pasados', empty: 'Aún no hay eventos pasados' },
  { slug: 'cancelados', state: 'cancelled', label: 'Cancelados', empty: 'No hay eventos cancelados' },
];

interface EventRecordProps {
  event: AdminEvent;
  mutations: ReturnType<typeof useEventMutations>;
  confirmAction: (action: ConfirmedAction) => void;
}

/** List row of an event. A proposal shows its decision buttons outside the menu. */
function EventRecord({ event, mutations, confirmAction }: EventRecordProps) {
  const [, navigate] = useLocation();
  const isPublished = event.publication === 'published';
  const isProposal = event.publication === 'proposed';
  const actions = menuItems(
    [...(isPublished || isProposal ? [] : [publishEventAction(event, mutations)]), ...eventActions(event, mutations)],
    confirmAction,
  );
  const view = { label: 'Ver en el sitio', icon: ExternalLink, onSelect: () => navigate(eventPath(event)) };
  return (
    <RecordRow
      title={event.title}
      href={editEventPath(event)}
      badges={<EventStateBadges event={event} />}
      facts={factsOf(event)}
      note={
        event.returnReason ? (
          <p className="text-sm whitespace-pre-line">
            <strong>Motivo:</strong> {event.returnReason}
          </p>
        ) : null
      }
      buttons={
        isProposal ? (
          <>
            <Button size="sm" onClick={() => confirmAction(publishEventAction(event, mutations).action)}>
              Aprobar<span className="sr-only">: {event.title}</span>
            </Button>
            <Button
              size="sm"
              variant="outline"
              onClick={() => confirmAction(returnProposalAction(event, mutations).action)}
            >
              Devolver<span className="sr-only">: {event.title}</span>
            </Button>
          </>
        ) : (
          <>
            <ButtonLink href={editEventPath(event)} size="sm" variant="outline">
              Editar<span className="sr-only">: {event.title}</span>
            </ButtonLink>
            {isPublished && (event.registrationRequired || event.registered > 0) ? (
              <ButtonLink href={attendeesPath(event)} size="sm" variant="outline">
                Asistentes<span className="sr-only">: {event.title}</span>
              </ButtonLink>
            ) : null}
          </>
        )
      }
      menu={isPublished ? [view, ...actions] : actions}
    />
  );
}

function factsOf(event: AdminEvent): RecordFact[] {
  const { createdBy, proposedAt, registered, waitlisted, capacity } = event;
  const seats =
    capacity === null ? countOf(registered, 'inscrito', 'inscritos') : `${registered} de ${capacity} plazas`;
  return [
    { icon: CalendarDays, label: 'Fecha', text: `${formatShortDate(event.date)}, ${formatTime(event.time)}` },
    ...(event.location ? [{ icon: MapPin, label: 'Lugar', text: event.location }] : []),
    ...(event.publication === 'published' && event.registrationRequired
      ? [{ icon: Users, label: 'Inscritos', text: waitlisted > 0 ? `${seats}, ${waitlisted} en espera` : seats }]
      : []),
    ...(proposedAt && createdBy ? [{ icon: UserRound, label: 'Propuesto por', text: fullName(createdBy) }] : []),
  ];
}

const PAGE_SIZE = 20;

const texts = {
  one: 'evento',
  many: 'eventos',
  loading: 'Cargando eventos...',
  failed: 'No se pudieron cargar los eventos',
};

/** All events, filtered by state. */
export function EventManagement() {
  const params = useTabParams(eventTabs);
  const { tab, search, page } = params;
  const query = useQuery(adminEventsQuery({ state: tab.state, search, page, limit: PAGE_SIZE }));
  const mutations = useEventMutations();
  const { confirmAction, dialog } = useActionDialog();
  return (
    <>
      <FilteredList
        params={params}
        states={{
          label: 'Filtrar eventos por estado',
          options: eventTabs.map(({ slug, state, label }) => ({
            value: slug,
            label,
            count: query.data?.counts[state],
          })),
        }}
        searchLabel="Buscar eventos"
        query={query}
        items={query.data?.events}
        itemKey={({ id }) => id}
        pageSize={PAGE_SIZE}
        texts={texts}
        empty={{
          title: tab.empty,
          action: tab.state === 'upcoming' ? <ButtonLink href={newEventPath}>Crear evento</ButtonLink> : null,
        }}
      >
        {(event) => <EventRecord event={event} mutations={mutations} confirmAction={confirmAction} />}
      </FilteredList>
      {dialog}
    </>
  );
}
