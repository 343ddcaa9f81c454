import type { AdminEvent } from '#contract/events/admin-events.contract.ts';
import { publicationLabels, statusLabel, typeLabels } from '../../content/event-labels.ts';
import { Badge } from '../../ui/badge.tsx';

/** Public status of a published event, publication state of any other. */
export function EventStateBadges({ event }: { event: AdminEvent }) {
  const { label, tone } =
    event.publication === 'published' ? statusLabel(event.status) : publicationLabels[event.publication];
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <Badge>{typeLabels[event.type].one}</Badge>
    </>
  );
}
