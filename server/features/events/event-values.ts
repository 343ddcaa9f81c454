import type { EventForm } from '#contract/events/event-form.ts';
import type { EventStatus } from '#contract/events/events.contract.ts';

/** Maps a form to column values: empty fields become null, missing ones get their defaults. */
export function toEventValues(form: EventForm) {
  const capacity = form.capacity ?? null;
  return {
    title: form.title,
    description: form.description ?? '',
    date: form.date,
    time: form.time,
    duration: form.duration || null,
    location: form.location || null,
    speakers: form.speakers,
    topics: form.topics,
    category: form.category || null,
    type: form.type,
    price: form.price || 'Gratis',
    // A limited capacity requires registration.
    registrationRequired: form.registrationRequired ?? capacity !== null,
    capacity,
  };
}

/** Where registration is required, it opens at once by default. */
export function defaultStatus({ registrationRequired }: { registrationRequired: boolean }): EventStatus {
  return registrationRequired ? 'registration-open' : 'upcoming';
}
