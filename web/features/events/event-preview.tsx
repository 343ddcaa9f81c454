import { todayInSantoDomingo } from '../../lib/dates.ts';
import { EventBanner } from './event-banner.tsx';
import { EventDetail } from './event-detail.tsx';
import type { EventFormValues } from './event-form-values.ts';
import { EventHeader } from './event-header.tsx';
import { previewedEvent, type SavedEvent } from './previewed-event.ts';

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
