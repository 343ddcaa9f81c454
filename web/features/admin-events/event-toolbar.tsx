import { Users } from 'lucide-react';
import { useLocation } from 'wouter';
import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { attendeesPath, eventPath } from '#contract/paths.ts';
import { managementPages } from '../../content/admin.ts';
import { countOf } from '../../lib/numbers.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { RecordToolbar } from '../../ui/record-toolbar.tsx';
import { useActionDialog } from '../../ui/use-action-dialog.tsx';
import { useEventMutations } from './admin-events.api.ts';
import { eventActions, isUpcoming, peopleOf } from './event-actions.tsx';
import { EventStateBadges } from './event-state-badges.tsx';
import { ProposalCard } from './proposal-card.tsx';

interface EventToolbarProps {
  event: AdminEvent;
  /** Called after the deletion, to release the unsaved-changes guard before leaving. */
  onDeleted: () => void;
}

export function EventToolbar({ event, onDeleted }: EventToolbarProps) {
  const mutations = useEventMutations();
  const { confirmAction, dialog } = useActionDialog();
  const [, navigate] = useLocation();
  const isPublished = event.publication === 'published';
  const people = peopleOf(event);

  function leave() {
    onDeleted();
    navigate(managementPages.events.href, { replace: true });
  }

  return (
    <>
      <RecordToolbar
        badges={<EventStateBadges event={event} />}
        publicHref={isPublished ? eventPath(event) : undefined}
        links={
          isPublished ? (
            <ButtonLink href={attendeesPath(event)} size="sm" variant="outline">
              <Users aria-hidden="true" className="size-4" />
              Asistentes ({people})
            </ButtonLink>
          ) : null
        }
        actions={eventActions(event, mutations, leave)}
        confirmAction={confirmAction}
      />
      {people > 0 && isUpcoming(event) ? (
        <p className="mb-4 text-sm text-muted">
          Si cambias la fecha, la hora o el lugar, se avisará a{' '}
          {countOf(people, 'persona inscrita', 'personas inscritas')}.
        </p>
      ) : null}
      {event.proposedAt && !isPublished ? (
        <ProposalCard event={event} mutations={mutations} confirmAction={confirmAction} />
      ) : null}
      {dialog}
    </>
  );
}
