import { dominicanDay, dominicanInstant } from '#contract/dominican-dates.ts';
import { addDays } from '../../core/dominican-time.ts';

/** @param schedule `HH:MM` in Santo Domingo */
export function lastDue(schedule: string, now: Date): Date {
  const today = dominicanDay(now);
  const due = dominicanInstant(today, schedule);
  return due <= now ? due : dominicanInstant(addDays(today, -1), schedule);
}

export function nextDue(schedule: string, now: Date): Date {
  return dominicanInstant(addDays(dominicanDay(lastDue(schedule, now)), 1), schedule);
}
