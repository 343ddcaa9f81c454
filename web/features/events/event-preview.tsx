import { todayInSantoDomingo } from '../../lib/dates.ts';
import { EventDetail } from './event-detail.tsx';
import { type EventFormValues, previewedEvent, type SavedEvent } from './event-form-values.ts';
import { EventBanner, EventHeader } from './event-header.tsx';

interface EventPreviewProps {
  values: EventFormValues;
  /** Saved record; absent for a new one. */
  event: SavedEvent | undefined;
}

/** Preview of the public page from the form's current values. */
export function EventPreview({ values, event }: EventPreviewProps) {
  const previewed = previewedEvent(values, event);
  return (
    <article>
      <EventHeader event={previewed} />
      <EventBanner event={previewed} />
      <EventDetail event={previewed} today={todayInSantoDomingo()} signedIn />
    </article>
  );
}
