import { dayInSantoDomingo, formatLongDate, formatTime, TIME_ZONE } from './dates.ts';

/** "28 de agosto de 2027, 2:30 p. m." in Santo Domingo. */
export function formatInstant(instant: string): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' }).format(new Date(instant));
  return `${formatLongDate(dayInSantoDomingo(instant))}, ${formatTime(clock)}`;
}
