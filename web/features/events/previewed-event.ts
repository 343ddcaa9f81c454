import type { EventDetail, RegistrationState } from '#contract/events/events.contract.ts';
import { todayInSantoDomingo } from '../../lib/dates.ts';
import { type EventFormValues, toProposal } from './event-form-values.ts';

/** Saved fields that the form does not contain. */
export type SavedEvent = Pick<EventDetail, 'id' | 'registered' | 'cancellationReason'>;

/** Mirrors the server's rules for the registration state. */
function registrationState({ status, registrationRequired }: EventFormValues): RegistrationState {
  if (status === 'cancelled' || status === 'completed') return status;
  if (!registrationRequired) return 'not-required';
  return status === 'upcoming' ? 'not-open' : 'open';
}

/** Event built from form values, with placeholders where the form is incomplete. */
export function previewedEvent(values: EventFormValues, saved: SavedEvent | undefined): EventDetail {
  const { title, duration, location, category, price, date, time, capacity, ...rest } = toProposal(values);
  return {
    ...rest,
    id: saved?.id ?? '',
    title: title || 'Evento sin título',
    date: date || todayInSantoDomingo(),
    time: time || '00:00',
    duration: duration || null,
    location: location || null,
    category: category || null,
    price: price || 'Gratis',
    capacity: Number.isFinite(capacity) ? capacity : null,
    status: values.status || (values.registrationRequired ? 'registration-open' : 'upcoming'),
    registrationRequired: values.registrationRequired,
    registered: saved?.registered ?? 0,
    registrationState: registrationState(values),
    registration: null,
    publication: 'published',
    returnReason: null,
    cancellationReason: saved?.cancellationReason ?? null,
  };
}
