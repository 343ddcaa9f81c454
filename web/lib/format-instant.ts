import { dayInSantoDomingo, formatLongDate, formatTime, TIME_ZONE } from './dates.ts';

/** "2:30 p. m." in Santo Domingo. */
export function formatClock(instant: string): string {
  return formatTime(
    new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, timeStyle: 'short' }).format(new Date(instant)),
  );
}

/** "28 de agosto de 2027, 2:30 p. m." in Santo Domingo. */
export function formatInstant(instant: string): string {
  return `${formatLongDate(dayInSantoDomingo(instant))}, ${formatClock(instant)}`;
}
