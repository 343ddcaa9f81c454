import { CalendarDays, MapPin, UserRound, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { attendeesPath, editEventPath, newEventPath } from '#contract/admin-paths.ts';
import type { AdminEvent, AdminEventState } from '#contract/events/admin/admin-events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { formatShortDate, formatTime } from '../../../lib/dates.ts';
import { countOf } from '../../../lib/numbers.ts';
import { fullName } from '../../../lib/people.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FilteredList } from '../../../ui/filtered-list.tsx';
import { PublishableRow, type RecordFact, RowLink } from '../../../ui/record-row.tsx';
import { adminEventsQuery, useEventMutations } from './admin-events.api.ts';
import { EventStateBadges, eventActions } from './event-actions.tsx';

interface EventTab {
  slug: 'proximos' | 'propuestas' | 'borradores' | 'devueltas' | 'pasados' | 'cancelados';
  state: AdminEventState;
  label: string;
  empty: string;
  action?: ReactNode;
}

const eventTabs: readonly [EventTab, ...EventTab[]] = [
  {
    slug: 'proximos',
    state: 'upcoming',
    label: 'Próximos',
    empty: 'No hay eventos próximos',
    action: <ButtonLink href={newEventPath}>Crear evento</ButtonLink>,
  },
  { slug: 'propuestas', state: 'proposed', label: 'Propuestas', empty: 'No hay propuestas por revisar' },
  { slug: 'borradores', state: 'draft', label: 'Borradores', empty: 'No hay borradores' },
  { slug: 'devueltas', state: 'returned', label: 'Devueltas', empty: 'No hay propuestas devueltas' },
  { slug: 'pasados', state: 'past', label: 'Pasados', empty: 'Aún no hay eventos pasados' },
  { slug: 'cancelados', state: 'cancelled', label: 'Cancelados', empty: 'No hay eventos cancelados' },
];

interface EventRecordProps {
  event: AdminEvent;
  confirmAction: (action: ConfirmedAction) => void;
}

function EventRecord({ event, confirmAction }: EventRecordProps) {
  const { title } = event;
  const isPublished = event.publication === 'published';
  const isProposal = event.publication === 'proposed';
  const { publish, returnProposal, others } = eventActions(event, useEventMutations());
  return (
    <PublishableRow
      title={title}
      href={editEventPath(event)}
      publicHref={isPublished ? eventPath(event) : undefined}
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
            <Button size="sm" aria-label={`Aprobar: ${title}`} onClick={() => confirmAction(publish.action)}>
              Aprobar
            </Button>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Devolver: ${title}`}
              onClick={() => confirmAction(returnProposal.action)}
            >
              Devolver
            </Button>
          </>
        ) : (
          <>
            <RowLink label="Editar" of={title} href={editEventPath(event)} />
            {isPublished && (event.registrationRequired || event.registered > 0) ? (
              <RowLink label="Asistentes" of={title} href={attendeesPath(event)} />
            ) : null}
          </>
        )
      }
      actions={isPublished || isProposal ? others : [publish, ...others]}
      confirmAction={confirmAction}
    />
  );
}

function factsOf(event: AdminEvent): RecordFact[] {
  const { createdBy, proposedAt, registered, waitlisted, capacity } = event;
  const seats =
    capacity === null
      ? countOf(registered, 'inscrito', 'inscritos')
      : `${registered} de ${countOf(capacity, 'cupo', 'cupos')}`;
  return [
    { icon: CalendarDays, label: 'Fecha', text: `${formatShortDate(event.date)}, ${formatTime(event.time)}` },
    ...(event.location ? [{ icon: MapPin, label: 'Lugar', text: event.location }] : []),
    ...(event.publication === 'published' && event.registrationRequired
      ? [{ icon: Users, label: 'Inscritos', text: waitlisted > 0 ? `${seats}, ${waitlisted} en espera` : seats }]
      : []),
    ...(proposedAt && createdBy ? [{ icon: UserRound, label: 'Propuesto por', text: fullName(createdBy) }] : []),
  ];
}

const texts = {
  one: 'evento',
  many: 'eventos',
  loading: 'Cargando eventos...',
  failed: 'No se pudieron cargar los eventos',
};

export function EventManagement() {
  return (
    <FilteredList
      tabs={eventTabs}
      filterLabel="Filtrar eventos por estado"
      searchLabel="Buscar eventos"
      query={({ tab: { state }, ...filter }) => adminEventsQuery({ state, ...filter })}
      items={({ events }) => events}
      itemKey={({ id }) => id}
      texts={texts}
    >
      {(event, confirmAction) => <EventRecord event={event} confirmAction={confirmAction} />}
    </FilteredList>
  );
}
