import type { AdminEvent } from '#contract/events/admin/admin-events.contract.ts';
import { fullName } from '../../../lib/people.ts';
import { AdminBadge } from '../../../ui/admin-badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';

export function ProposalCard({ event, onReturn }: { event: AdminEvent; onReturn: () => void }) {
  const { createdBy, proposedAt, returnReason, publication } = event;
  return (
    <Card as="section" className="mb-5 flex flex-wrap items-center justify-between gap-4 border-l-3 border-l-sun p-4">
      <div className="min-w-0">
        <h2 className="text-lg">{publication === 'returned' ? 'Propuesta devuelta' : 'Propuesta de un miembro'}</h2>
        <p className="text-sm text-muted">
          {createdBy ? (
            <>
              De {fullName(createdBy)} <AdminBadge role={createdBy.role} />
              {createdBy.company ? `, ${createdBy.company}` : null}
            </>
          ) : (
            'De una cuenta que ya no existe'
          )}
          {proposedAt ? (
            <>
              {' · '}
              <RelativeTime instant={proposedAt} />
            </>
          ) : null}
        </p>
        {returnReason ? (
          <p className="mt-2 whitespace-pre-line">
            <strong>Motivo de la devolución:</strong> {returnReason}
          </p>
        ) : null}
      </div>
      {publication === 'proposed' ? (
        <Button variant="outline" onClick={onReturn}>
          Devolver con un motivo
        </Button>
      ) : null}
    </Card>
  );
}
