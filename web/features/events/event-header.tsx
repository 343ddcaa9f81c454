import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { EventDetail } from '#contract/events/events.contract.ts';
import { Horizon } from '../../ui/horizon.tsx';
import { DateBlock } from './date-block.tsx';
import { EventBadges } from './event-badges.tsx';

export function EventHeader({ event }: { event: EventDetail }) {
  return (
    <header className="ground-navy overflow-hidden">
      <div className="page-container pt-6 pb-4 md:pt-8">
        <Link
          href="/events"
          className="inline-flex min-h-11 items-center gap-1.5 text-sm text-navy-muted hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Todos los eventos
        </Link>
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
