import { CalendarDays, ExternalLink, MapPin, UserRound, Users } from 'lucide-react';
import { useLocation } from 'wouter';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { attendeesPath, editEventPath, eventPath } from '#contract/paths.ts';
import { formatShortDate, formatTime } from '../../lib/dates.ts';
import { fullName } from '../../lib/full-name.ts';
import { countOf } from '../../lib/numbers.ts';
import type { ConfirmedAction } from '../../ui/action-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { menuItems } from '../../ui/record-actions.tsx';
import { type RecordFact, RecordRow } from '../../ui/record-row.tsx';
import type { useEventMutations } from './admin-events.api.ts';
import { eventActions, publishEventAction, returnProposalAction } from './event-actions.tsx';
import { EventStateBadges } from './event-state-badges.tsx';

interface EventRecordProps {
  event: AdminEvent;
  mutations: ReturnType<typeof useEventMutations>;
  confirmAction: (action: ConfirmedAction) => void;
}

/** List row of an event. A proposal shows its decision buttons outside the menu. */
export function EventRecord({ event, mutations, confirmAction }: EventRecordProps) {
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
