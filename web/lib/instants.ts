import { dominicanMoment as momentOf } from '#contract/dominican-dates.ts';
import { dayInSantoDomingo, dayParts, formatLongDate, formatShortDate, formatTime } from './dates.ts';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** "hace 5 minutos", "ayer", "hace 3 días"; after a week, the date. Clock skew never yields a future time. */
export function relativeDate(instant: string, now: Date = new Date()): string {
  const seconds = (now.getTime() - Date.parse(instant)) / 1000;
  if (seconds < MINUTE) return 'hace un momento';
  if (seconds < HOUR) return ago(seconds / MINUTE, 'minuto');
  if (seconds < DAY) return ago(seconds / HOUR, 'hora');
  const day = dayInSantoDomingo(instant);
  const days = (Date.parse(dayInSantoDomingo(now)) - Date.parse(day)) / 1000 / DAY;
  if (days === 1) return 'ayer';
  return days < 7 ? ago(days, 'día') : formatShortDate(day);
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `hace ${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

export function joinYear({ createdAt }: { createdAt: string }): number {
  return dayParts(dayInSantoDomingo(createdAt)).year;
}

/** "2:30 p. m." in Santo Domingo. */
export function formatClock(instant: string): string {
  return formatTime(dominicanMoment(instant).slice(11));
}

/** `2027-08-28T14:30`, for `datetime-local` inputs. */
export function dominicanMoment(instant: string): string {
  return momentOf(new Date(instant));
}

/** "28 de agosto de 2027, 2:30 p. m." in Santo Domingo. */
export function formatInstant(instant: string): string {
  return `${formatLongDate(dayInSantoDomingo(instant))}, ${formatClock(instant)}`;
}
