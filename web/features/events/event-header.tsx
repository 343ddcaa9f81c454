import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EventDetail } from '#contract/events/events.contract.ts';
import { classNames } from '../../lib/class-names.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { BrandDivider } from '../../ui/brand-divider.tsx';
import { DateBlock } from './date-block.tsx';
import { EventBadges } from './event-badges.tsx';

const unpublished = {
  draft: 'Este evento es un borrador: solo lo ve la oficina.',
  proposed: 'La oficina está revisando esta propuesta. Mientras tanto, solo la ven tú y la oficina.',
  returned: 'Esta propuesta necesita cambios: solo la ven tú y la oficina.',
};

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

export function EventHeader({ event }: { event: EventDetail }) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container pt-6 pb-4 md:pt-8">
        <BackLink href="/events" className="text-navy-muted">
          Todos los eventos
        </BackLink>
        <div className="mt-4 flex items-start gap-4 max-[18rem]:flex-col md:gap-6">
          <DateBlock date={event.date} className="ring-1 ring-current/20 md:w-20" />
          <div className="min-w-0">
            <EventBadges event={event} />
            <h1 className="mt-3 max-w-[24ch] text-3xl">{event.title}</h1>
          </div>
        </div>
      </div>
      <BrandDivider size="sm" />
    </header>
  );
}
