import { dominicanDay, dominicanInstant } from '../dominican-dates.ts';
import type { EventStatus } from './event-form.ts';
import type { RegistrationState } from './events.contract.ts';

/** Rules between fields of an event, for server and browser alike. */
interface EventSchedule {
  date: string;
  time: string;
  status: EventStatus;
}

export const startsAt = ({ date, time }: Pick<EventSchedule, 'date' | 'time'>) => dominicanInstant(date, time);

export const defaultStatus = ({ registrationRequired }: { registrationRequired: boolean }): EventStatus =>
  registrationRequired ? 'registration-open' : 'upcoming';

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

export function closingProblem(event: Pick<EventSchedule, 'date' | 'time'>, closesAt: Date | null): string | undefined {
  return closesAt && closesAt > startsAt(event)
    ? 'La inscripción cierra, a más tardar, cuando comienza el evento'
    : undefined;
}
