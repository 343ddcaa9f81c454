import { Check, Hourglass } from 'lucide-react';
import type { PortalEvent } from '#contract/events/events.contract.ts';
import { Badge } from '../../ui/badge.tsx';

/** Where the viewer stands with this event; nothing for who is not registered. */
export function OwnRegistrationBadge({ registration }: Pick<PortalEvent, 'registration'>) {
  if (!registration) return null;
  if (registration.status === 'confirmed') {
    return (
      <Badge tone="green">
        <Check aria-hidden="true" className="size-3.5" /> Inscrito
      </Badge>
    );
  }
  return (
    <Badge tone="yellow">
      <Hourglass aria-hidden="true" className="size-3.5" /> Lista de espera
      {registration.position ? ` n.º ${registration.position}` : null}
    </Badge>
  );
}
