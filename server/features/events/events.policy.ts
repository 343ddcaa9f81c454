import { mayWorkIn } from '#contract/account/roles.ts';
import type { EventUpdateBody } from '#contract/events/admin/admin-events.contract.ts';
import type { EventForm } from '#contract/events/event-form.ts';
import type { EventStatus, RegistrationState } from '#contract/events/events.contract.ts';
import { memberPriceProblem, priceText } from '#contract/events/price-text.ts';
import { dominicanDay, dominicanInstant } from '../../core/dominican-time.ts';
import { invalid, notFound } from '../../core/errors.ts';
import type { Viewer } from '../../core/viewer.ts';

export const seesAllContacts = ({ role }: Pick<Viewer, 'role'>) => mayWorkIn(role, 'admin');

/** Organizers see what members see: anybody can be added to a list, and that must not show what they hide. */
export const seesContact = (viewer: Pick<Viewer, 'role'>, visibility: Viewer['emailVisibility'] | null) =>
  seesAllContacts(viewer) || visibility === 'members';

/** Same 404 for hidden, deleted and unknown events. */
export const eventNotFound = () => notFound('El evento que buscas no existe o ha sido eliminado.');

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

type OfficeForm = Pick<EventUpdateBody, 'memberPrice' | 'registrationClosesAt' | 'onlineUrl'>;

export function defaultStatus({ registrationRequired }: { registrationRequired: boolean }): EventStatus {
  return registrationRequired ? 'registration-open' : 'upcoming';
}

/** Absent fields stay. */
export function toOfficeValues(form: OfficeForm) {
  const { memberPrice, registrationClosesAt: closesAt, onlineUrl } = form;
  return {
    ...(memberPrice !== undefined && { memberPrice }),
    ...(closesAt !== undefined && { registrationClosesAt: closesAt === null ? null : new Date(closesAt) }),
    ...(onlineUrl !== undefined && { onlineUrl: onlineUrl || null }),
  };
}

export function checkPrices(event: { price: string; memberPrice: number | null }): void {
  const problem = memberPriceProblem(event);
  if (problem) throw invalid({ memberPrice: problem });
}

interface EventSchedule {
  date: string;
  time: string;
  status: EventStatus;
}

export function checkClosing(
  event: Pick<EventSchedule, 'date' | 'time'> & { registrationClosesAt: Date | null },
): void {
  const { registrationClosesAt: closesAt } = event;
  if (closesAt && closesAt > startsAt(event)) {
    throw invalid({ registrationClosesAt: 'La inscripción cierra, a más tardar, cuando comienza el evento' });
  }
}

export const startsAt = ({ date, time }: Pick<EventSchedule, 'date' | 'time'>) => dominicanInstant(date, time);

/** Completed once its day is over in Santo Domingo. */
export function currentStatus({ status, date }: Pick<EventSchedule, 'date' | 'status'>, now: Date): EventStatus {
  const isOpenEnded = status === 'upcoming' || status === 'registration-open';
  return isOpenEnded && date < dominicanDay(now) ? 'completed' : status;
}

export function isUpcoming(event: EventSchedule, now: Date): boolean {
  const status = currentStatus(event, now);
  return status !== 'cancelled' && status !== 'completed' && startsAt(event) > now;
}

/** `upcoming` is announced and not open yet; `registration-open` takes registrations, on the waiting list when full. */
export function registrationState(
  event: EventSchedule & { registrationRequired: boolean; registrationClosesAt: Date | null },
  now: Date,
): RegistrationState {
  const status = currentStatus(event, now);
  if (status === 'cancelled' || status === 'completed') return status;
  if (startsAt(event) <= now) return 'started';
  if (!event.registrationRequired) return 'not-required';
  if (status !== 'registration-open') return 'not-open';
  return event.registrationClosesAt && event.registrationClosesAt <= now ? 'closed' : 'open';
}

export const registrationRefusals: Record<Exclude<RegistrationState, 'open'>, string> = {
  cancelled: 'Este evento fue cancelado.',
  completed: 'Este evento ya se realizó.',
  started: 'Este evento ya comenzó y no admite más inscripciones.',
  'not-required': 'Este evento no requiere inscripción: puedes asistir directamente.',
  closed: 'La inscripción de este evento ya cerró.',
  'not-open': 'Las inscripciones de este evento todavía no están abiertas.',
};

/** From the day of the event on: people arrive early, and lists are completed later. */
export function canMarkAttendance({ date, status }: Pick<EventSchedule, 'date' | 'status'>, now: Date): boolean {
  return status !== 'cancelled' && date <= dominicanDay(now);
}
