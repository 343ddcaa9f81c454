import { todayInSantoDomingo } from '../../lib/dates.ts';
import { EventBanner } from './event-banner.tsx';
import { EventDetail } from './event-detail.tsx';
import type { EventFormValues } from './event-form-values.ts';
import { EventHeader } from './event-header.tsx';
import { previewedEvent, type SavedEvent } from './previewed-event.ts';

interface EventPreviewProps {
  values: EventFormValues;
  /** As saved; absent for a new one. */
  event: SavedEvent | undefined;
}

/** The public page of what the form holds. */
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
