import type { EventDetail as EventDetailRecord } from '#contract/events/events.contract.ts';
import { todayInSantoDomingo } from '../../../lib/dates.ts';
import { EventDetail } from '../event-detail.tsx';
import { EventBanner, EventHeader } from '../event-header.tsx';
import type { EventFormValues } from './event-editor-fields.ts';
import { previewedEvent, type SavedEvent } from './previewed-event.ts';

interface EventPreviewProps {
  values: EventFormValues;
  event: SavedEvent | undefined;
  imageOf: (id: string) => EventDetailRecord['image'];
}

export function EventPreview({ values, event, imageOf }: EventPreviewProps) {
  const previewed = previewedEvent(values, event, imageOf);
  return (
    <article>
      <EventHeader event={previewed} />
      <EventBanner event={previewed} />
      <EventDetail event={previewed} today={todayInSantoDomingo()} signedIn />
    </article>
  );
}
