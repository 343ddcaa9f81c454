import type { EventStatus, RegistrationState } from '#contract/events/events.contract.ts';
import { dominicanDay, dominicanInstant } from '../../core/dominican-day.ts';

export interface EventSchedule {
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
