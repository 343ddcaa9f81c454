import { addDays, weekdayOf } from '../days.ts';
import type { History } from '../history.ts';
import { CORPUS_CHRISTI, daysSinceEaster } from '../working-days.ts';
import type { EventText, Weekday } from './event-text.ts';

const TAX_CONFERENCE_DAY = '08-28';
const FIXED_HOLIDAYS = ['01-21', '01-26', '02-27', '05-01', '08-16', '09-24', '11-06'];

/** The next 28 August, today included. */
export function taxConferenceDate({ today }: History): string {
  const thisYear = `${today.slice(0, 4)}-${TAX_CONFERENCE_DAY}`;
  return thisYear >= today ? thisYear : `${Number(today.slice(0, 4)) + 1}-${TAX_CONFERENCE_DAY}`;
}

/** About that many days from today, on the given weekday and on no holiday. */
export function eventDate({ days, weekday }: Pick<EventText, 'days' | 'weekday'>, history: History): string {
  const isPast = days < 0;
  const about = isPast ? history.dayAgo(-days) : addDays(history.today, days);
  let date = nearestWeekday(about, weekday, isPast ? -1 : 1);
  while (isUnfit(date)) date = addDays(date, isPast ? -7 : 7);
  return date;
}

function nearestWeekday(day: string, weekday: Weekday, step: 1 | -1): string {
  const distance = (((weekday - weekdayOf(day)) * step + 7) % 7) * step;
  return addDays(day, distance);
}

/**
 * Holidays, Holy Week, the weeks around Christmas, and the day of the tax conference. Holidays that the law moves
 * fall on a Monday, when no event is held.
 */
function isUnfit(date: string): boolean {
  const day = date.slice(5);
  const sinceEaster = daysSinceEaster(date);
  return (
    FIXED_HOLIDAYS.includes(day) ||
    (sinceEaster > -7 && sinceEaster <= 0) ||
    sinceEaster === CORPUS_CHRISTI ||
    day >= '12-20' ||
    day <= '01-08' ||
    day === TAX_CONFERENCE_DAY
  );
}
