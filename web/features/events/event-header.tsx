import type { EventDetail } from '#contract/events/events.contract.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Horizon } from '../../ui/horizon.tsx';
import { DateBlock } from './date-block.tsx';
import { EventBadges } from './event-badges.tsx';

export function EventHeader({ event }: { event: EventDetail }) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container pt-6 pb-4 md:pt-8">
        <BackLink href="/events" className="text-navy-muted">
          Todos los eventos
        </BackLink>
        <div className="mt-4 flex items-start gap-4 md:gap-6">
          <DateBlock date={event.date} className="ring-1 ring-current/20 md:w-20" />
          <div className="min-w-0">
            <EventBadges event={event} />
            <h1 className="mt-3 max-w-[24ch] text-3xl">{event.title}</h1>
          </div>
        </div>
      </div>
      <Horizon />
    </header>
  );
}
