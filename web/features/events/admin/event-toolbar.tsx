import { Copy, Users } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { attendeesPath, editEventPath } from '#contract/admin-paths.ts';
import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { managementPages } from '../../../copy/admin.ts';
import { countOf } from '../../../lib/numbers.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EditorToolbar } from '../../../ui/record-actions.tsx';
import { useEventMutations } from './admin-events.api.ts';
import { countPeople, EventStateBadges, eventActions, isUpcoming } from './event-actions.tsx';

const ProposalCard = lazyPart(async () => (await import('./proposal-card.tsx')).ProposalCard, null);
const CopyEventDialog = lazyPart(async () => (await import('./copy-event-dialog.tsx')).CopyEventDialog, null);

export function EventToolbar({ event, onDeleted }: { event: AdminEvent; onDeleted: () => void }) {
  const mutations = useEventMutations();
  const isPublished = event.publication === 'published';
  const people = countPeople(event);
  const [isCopying, setCopying] = useState(false);
  const [, navigate] = useLocation();

  /** One copy is opened for editing; several are shown in their list. */
  function showCopies(copies: AdminEvent[]) {
    setCopying(false);
    const [first] = copies;
    if (!first) return;
    const list = managementPages.events.href;
    const tab = first.publication === 'published' ? list : `${list}?estado=borradores`;
    navigate(copies.length === 1 ? editEventPath(first) : tab);
  }

  return (
    <EditorToolbar
      badges={<EventStateBadges event={event} />}
      publicHref={isPublished ? eventPath(event) : undefined}
      links={() => (
        <>
          {isPublished ? (
            <ButtonLink href={attendeesPath(event)} size="sm" variant="outline">
              <Users aria-hidden="true" className="size-4" />
              Asistentes ({people})
            </ButtonLink>
          ) : null}
          <Button size="sm" variant="outline" onClick={() => setCopying(true)}>
            <Copy aria-hidden="true" className="size-4" />
            Duplicar
          </Button>
        </>
      )}
      listHref={managementPages.events.href}
      actions={(leave) => eventActions(event, mutations, leave).others}
      onDeleted={onDeleted}
    >
      {(confirmAction) => (
        <>
          {people > 0 && isUpcoming(event) ? (
            <p className="mb-4 text-sm text-muted">
              Si cambias la fecha, la hora, el lugar o el enlace, se avisará a{' '}
              {countOf(people, 'persona inscrita', 'personas inscritas')}.
            </p>
          ) : null}
          {event.proposedAt && !isPublished ? (
            <ProposalCard
              event={event}
              onReturn={() => confirmAction(eventActions(event, mutations).returnProposal.action)}
            />
          ) : null}
          {isCopying ? (
            <CopyEventDialog
              event={event}
              copy={mutations.copy}
              onCopied={showCopies}
              onClose={() => setCopying(false)}
            />
          ) : null}
        </>
      )}
    </EditorToolbar>
  );
}
