import { CalendarDays, MapPin, Users } from 'lucide-react';
import { attendeesPath, editEventPath, newEventPath } from '#contract/admin-paths.ts';
import type { AdminEvent, AdminEventState } from '#contract/events/admin/admin-events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { formatShortDate, formatTime } from '../../../lib/dates.ts';
import { listTexts, nouns } from '../../../lib/nouns.ts';
import { countOf } from '../../../lib/numbers.ts';
import { hiddenHead } from '../../../lib/page-module.ts';
import { fullName } from '../../../lib/people.ts';
import type { ConfirmedAction } from '../../../ui/action-dialog.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import type { RecordAction } from '../../../ui/record-actions.tsx';
import { NewRecordLink, RecordLink, RowButton, stateColumn } from '../../../ui/record-columns.tsx';
import { type ListTab, type ListTabs, TableList } from '../../../ui/table-list.tsx';
import { adminEventsQuery, useEventMutations } from './admin-events.api.ts';
import { EventStateBadges, eventActions } from './event-actions.tsx';

const tabs: ListTabs<ListTab<AdminEventState>> = [
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

const isPublished = ({ publication }: AdminEvent) => publication === 'published';

function seatsOf({ registered, waitlisted, capacity }: AdminEvent): string {
  const seats =
    capacity === null
      ? countOf(registered, 'inscrito', 'inscritos')
      : `${registered} de ${countOf(capacity, 'cupo', 'cupos')}`;
  return waitlisted > 0 ? `${seats}, ${waitlisted} en espera` : seats;
}

const columns: readonly TableColumn<AdminEvent>[] = [
  {
    key: 'title',
    label: 'Título',
    isMain: true,
    cell: (event) => (
      <>
        <RecordLink href={editEventPath(event)}>{event.title}</RecordLink>
        {event.proposedAt && event.createdBy ? (
          <span className="block text-xs text-muted">Propuesto por {fullName(event.createdBy)}</span>
        ) : null}
        {event.returnReason ? (
          <span className="block text-sm whitespace-pre-line">
            <strong>Motivo:</strong> {event.returnReason}
          </span>
        ) : null}
      </>
    ),
  },
  stateColumn((event) => <EventStateBadges event={event} />),
  {
    key: 'date',
    label: 'Fecha',
    icon: CalendarDays,
    cell: ({ date, time }) => `${formatShortDate(date)}, ${formatTime(time)}`,
  },
  { key: 'location', label: 'Lugar', icon: MapPin, cell: ({ location }) => location },
  {
    key: 'registered',
    label: 'Inscritos',
    icon: Users,
    cell: (event) => (isPublished(event) && event.registrationRequired ? seatsOf(event) : null),
  },
];

interface EventButtonsProps {
  event: AdminEvent;
  proposal: Record<'publish' | 'returnProposal', RecordAction>;
  confirmAction: (action: ConfirmedAction) => void;
}

function EventButtons({ event, proposal, confirmAction }: EventButtonsProps) {
  const { title } = event;
  if (event.publication !== 'proposed') {
    return (
      <>
        <RowButton label="Editar" of={title} href={editEventPath(event)} />
        {isPublished(event) && (event.registrationRequired || event.registered > 0) ? (
          <RowButton label="Asistentes" of={title} href={attendeesPath(event)} />
        ) : null}
      </>
    );
  }
  return (
    <>
      <Button size="sm" aria-label={`Aprobar: ${title}`} onClick={() => confirmAction(proposal.publish.action)}>
        Aprobar
      </Button>
      <Button
        size="sm"
        variant="outline"
        aria-label={`Devolver: ${title}`}
        onClick={() => confirmAction(proposal.returnProposal.action)}
      >
        Devolver
      </Button>
    </>
  );
}

export const head = hiddenHead('Administrar eventos');

export default function AdminEventsPage() {
  const mutations = useEventMutations();
  return (
    <PageFrame
      title={managementPages.events.label}
      intro={managementPages.events.description}
      actions={<NewRecordLink href={newEventPath} label="Crear evento" />}
    >
      <TableList
        name="events"
        tabs={tabs}
        filterLabel="Filtrar eventos por estado"
        searchLabel="Buscar eventos"
        query={({ tab: { state }, ...filter }) => adminEventsQuery({ state, ...filter })}
        items={({ events }) => events}
        itemLabel={({ title }) => title}
        columns={columns}
        texts={listTexts(nouns.event)}
        buttons={(event, confirmAction) => (
          <EventButtons event={event} proposal={eventActions(event, mutations)} confirmAction={confirmAction} />
        )}
        actions={(event) => {
          const { publish, others } = eventActions(event, mutations);
          return isPublished(event) || event.publication === 'proposed' ? others : [publish, ...others];
        }}
        publicHref={(event) => (isPublished(event) ? eventPath(event) : undefined)}
      />
    </PageFrame>
  );
}
