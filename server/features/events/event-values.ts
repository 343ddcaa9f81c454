import type { EventForm } from '#contract/events/event-form.ts';
import type { EventStatus } from '#contract/events/events.contract.ts';

/** What a form means for the table: an empty field is none, and what was left open gets its usual value. */
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
    // Seats can only be counted where people register.
    registrationRequired: form.registrationRequired ?? capacity !== null,
    capacity,
  };
}

/** Where people have to register, they can from the start, unless somebody says otherwise. */
export function defaultStatus({ registrationRequired }: { registrationRequired: boolean }): EventStatus {
  return registrationRequired ? 'registration-open' : 'upcoming';
}
