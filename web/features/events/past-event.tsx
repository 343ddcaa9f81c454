import { Link } from 'wouter';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { eventPath } from '#contract/paths.ts';
import { typeLabels } from '../../content/event-labels.ts';
import { formatLongDate } from '../../lib/dates.ts';
import { countOf } from '../../lib/numbers.ts';
import { Card } from '../../ui/card.tsx';
import { EventStatusBadge } from './event-status-badge.tsx';
import { EventTypeIcon } from './event-type-icon.tsx';

export function PastEvent({ event }: { event: PortalEvent }) {
  return (
    <Card as="article" className="relative flex h-full flex-col gap-2 p-5">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-muted">
        <span className="inline-flex items-center gap-1.5">
          <EventTypeIcon type={event.type} />
          {typeLabels[event.type].one}
        </span>
        <EventStatusBadge status={event.status} />
      </p>
      <h3 className="text-lg leading-snug">
        <Link href={eventPath(event)} className="after:absolute after:inset-0 after:rounded-card hover:underline">
          {event.title}
        </Link>
      </h3>
      <p className="mt-auto pt-1 text-sm text-muted">
        <time dateTime={event.date}>{formatLongDate(event.date)}</time>
        <span className="block">{countOf(event.registered, 'participante', 'participantes')}</span>
      </p>
    </Card>
  );
}
