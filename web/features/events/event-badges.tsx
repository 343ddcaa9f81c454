import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Badge } from '../../ui/badge.tsx';
import { typeLabels } from './event-labels.ts';
import { EventStatusBadge } from './event-status-badge.tsx';
import { EventTypeIcon } from './event-type-icon.tsx';
import { OwnRegistrationBadge } from './own-registration-badge.tsx';

/** What kind of event, how it stands, and whether the viewer goes. */
export function EventBadges({ event }: { event: PortalEvent }) {
  return (
    <p className="flex flex-wrap gap-1.5">
      <Badge>
        <EventTypeIcon type={event.type} className="size-3.5" />
        {typeLabels[event.type].one}
      </Badge>
      <EventStatusBadge status={event.status} />
      <OwnRegistrationBadge registration={event.registration} />
    </p>
  );
}
