import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventDetail } from '#contract/events/events.contract.ts';
import { classNames } from '../../lib/class-names.ts';

const unpublished = {
  draft: 'Este evento es un borrador: solo lo ve la administración.',
  proposed: 'Esta propuesta espera la aprobación de la administración. Mientras tanto, solo tú y ella la ven.',
  returned: 'Esta propuesta necesita cambios: solo tú y la administración la ven.',
};

/** Notice above the event when it is cancelled or not public yet. */
export function EventBanner({ event }: { event: EventDetail }) {
  if (event.publication !== 'published') {
    return (
      <Box colors="bg-yellow-ground text-yellow-text" reason={event.returnReason}>
        {unpublished[event.publication]}
      </Box>
    );
  }
  if (event.status !== 'cancelled') return null;
  return (
    <Box colors="bg-red-ground text-red-text" reason={event.cancellationReason}>
      Este evento fue cancelado.
    </Box>
  );
}

function Box({ colors, reason, children }: { colors: string; reason: string | null; children: ReactNode }) {
  return (
    <div className="page-container pt-6">
      <div className={classNames('flex items-start gap-3 rounded-card px-4 py-3', colors)}>
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
        <p className="min-w-0 wrap-anywhere">
          <strong>{children}</strong>
          {reason ? <span className="block whitespace-pre-line">Motivo: {reason}</span> : null}
        </p>
      </div>
    </div>
  );
}
