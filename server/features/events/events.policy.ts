import type { EventStatus, RegistrationState } from '#contract/events/events.contract.ts';
import { dominicanDay, dominicanInstant } from '../../core/dominican-day.ts';

export interface EventSchedule {
  date: string;
  time: string;
  status: EventStatus;
}

export const startsAt = ({ date, time }: Pick<EventSchedule, 'date' | 'time'>) => dominicanInstant(date, time);

/** Nobody has to mark an event as completed: it is, once its day is over in Santo Domingo. */
export function currentStatus({ status, date }: Pick<EventSchedule, 'date' | 'status'>, now: Date): EventStatus {
  const isOpenEnded = status === 'upcoming' || status === 'registration-open';
  return isOpenEnded && date < dominicanDay(now) ? 'completed' : status;
}

/** Still to come: people may yet change their mind about it, and have to be told of what changes. */
export function isUpcoming(event: EventSchedule, now: Date): boolean {
  const status = currentStatus(event, now);
  return status !== 'cancelled' && status !== 'completed' && startsAt(event) > now;
}

/** `upcoming` is announced and not open yet; `registration-open` takes people, on its waiting list when it is full. */
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

/** From the day of the event on: people come early, and lists are gone through later. */
export function canMarkAttendance({ date, status }: Pick<EventSchedule, 'date' | 'status'>, now: Date): boolean {
  return status !== 'cancelled' && date <= dominicanDay(now);
}
