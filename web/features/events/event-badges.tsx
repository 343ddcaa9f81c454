import type { EventPublication, PortalEvent } from '#contract/events/events.contract.ts';
import { publicationLabels, typeLabels } from '../../content/event-labels.ts';
import { Badge } from '../../ui/badge.tsx';
import { EventStatusBadge } from './event-status-badge.tsx';
import { EventTypeIcon } from './event-type-icon.tsx';

interface EventBadgesProps {
  event: PortalEvent & { publication?: EventPublication };
}

/** Type of an event, with its status or, while unpublished, its publication state. */
export function EventBadges({ event }: EventBadgesProps) {
  const { publication = 'published' } = event;
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>
        <EventTypeIcon type={event.type} className="size-3.5" />
        {typeLabels[event.type].one}
      </Badge>
      {publication === 'published' ? (
        <EventStatusBadge status={event.status} />
      ) : (
        <Badge tone={publicationLabels[publication].tone}>{publicationLabels[publication].label}</Badge>
      )}
    </p>
  );
}
