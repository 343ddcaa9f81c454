import type { EventForm } from '#contract/events/event-form.ts';
import type { EventStatus, RegistrationState } from '#contract/events/events.contract.ts';
import { priceText } from '#contract/events/price-text.ts';
import { dominicanDay, dominicanInstant } from '../../core/dominican-time.ts';
import { notFound } from '../../core/errors.ts';

/** Same 404 for hidden, deleted and unknown events. */
export const eventNotFound = () => notFound('El evento que buscas no existe o ha sido eliminado.');

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
    price: priceText(form.price ?? ''),
    // A limited capacity requires registration.
    registrationRequired: form.registrationRequired ?? capacity !== null,
    capacity,
  };
}

/** Where registration is required, it opens at once by default. */
export function defaultStatus({ registrationRequired }: { registrationRequired: boolean }): EventStatus {
  return registrationRequired ? 'registration-open' : 'upcoming';
}

interface EventSchedule {
  date: string;
  time: string;
  status: EventStatus;
}

export const startsAt = ({ date, time }: Pick<EventSchedule, 'date' | 'time'>) => dominicanInstant(date, time);

/** An open event counts as completed once its day is over in Santo Domingo. */
export function currentStatus({ status, date }: Pick<EventSchedule, 'date' | 'status'>, now: Date): EventStatus {
  const isOpenEnded = status === 'upcoming' || status === 'registration-open';
  return isOpenEnded && date < dominicanDay(now) ? 'completed' : status;
}

/** Has not started: registrations may still change, and people are notified of changes. */
export function isUpcoming(event: EventSchedule, now: Date): boolean {
  const status = currentStatus(event, now);
  return status !== 'cancelled' && status !== 'completed' && startsAt(event) > now;
}

/** `upcoming` is announced and not open yet; `registration-open` takes registrations, on the waiting list when full. */
export function registrationState(
  event: EventSchedule & { registrationRequired: boolean },
  now: Date,
): RegistrationState {
  const status = currentStatus(event, now);
  if (status === 'cancelled' || status === 'completed') return status;
  if (startsAt(event) <= now) return 'started';
  if (!event.registrationRequired) return 'not-required';
  return status === 'registration-open' ? 'open' : 'not-open';
}

export const registrationRefusals: Record<Exclude<RegistrationState, 'open'>, string> = {
  cancelled: 'Este evento fue cancelado.',
  completed: 'Este evento ya se realizó.',
  started: 'Este evento ya comenzó y no admite más inscripciones.',
  'not-required': 'Este evento no requiere inscripción: puedes asistir directamente.',
  'not-open': 'Las inscripciones de este evento todavía no están abiertas.',
};

/** From the day of the event on: people arrive early, and lists are completed later. */
export function canMarkAttendance({ date, status }: Pick<EventSchedule, 'date' | 'status'>, now: Date): boolean {
  return status !== 'cancelled' && date <= dominicanDay(now);
}
