import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { typeLabels } from './event-labels.ts';
import { EventStatusBadge } from './event-status-badge.tsx';
import { EventTypeIcon } from './event-type-icon.tsx';

/** What kind of event, and how it stands. */
export function EventBadges({ event }: { event: PortalEvent }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>
        <EventTypeIcon type={event.type} className="size-3.5" />
        {typeLabels[event.type].one}
      </Badge>
      <EventStatusBadge status={event.status} />
    </p>
  );
}
