import { dominicanDay } from '#contract/dominican-dates.ts';

/**
 * Spelled out instead of asked of `Intl`, whose spaces and abbreviations differ between browsers and server: hydration
 * would break.
 */
const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

const WEEKDAYS = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

export interface DayParts {
  year: number;
  /** From 1. */
  month: number;
  day: number;
}

/** Takes `2027-08-28`; never converted to an instant, so that no time zone shifts it. */
export function dayParts(date: string): DayParts {
  const [year = 0, month = 1, day = 1] = date.slice(0, 10).split('-').map(Number);
  return { year, month, day };
}

export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3);
}

export function weekdayName(date: string): string {
  return WEEKDAYS[weekdayIndex(date)] ?? '';
}

/** 0 for Sunday. */
export function weekdayIndex(date: string): number {
  const { year, month, day } = dayParts(date);
  return new Date(Date.UTC(year, month - 1, day, 12)).getUTCDay();
}

/** "28 de agosto de 2027" */
export function formatLongDate(date: string): string {
  const { year, month, day } = dayParts(date);
  return `${day} de ${monthName(month)} de ${year}`;
}

/** "sábado, 28 de agosto de 2027" */
export function formatFullDate(date: string): string {
  return `${weekdayName(date)}, ${formatLongDate(date)}`;
}

/** "28 ago 2027" */
export function formatShortDate(date: string): string {
  const { year, month, day } = dayParts(date);
  return `${day} ${shortMonthName(month)} ${year}`;
}

/** `14:30` becomes "2:30 p. m.", with spaces that do not break. */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const half = hours < 12 ? 'a.\u00a0m.' : 'p.\u00a0m.';
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')}\u00a0${half}`;
}

export function dayInSantoDomingo(instant: Date | string): string {
  return dominicanDay(new Date(instant));
}

/** In Santo Domingo, whatever the device's time zone. */
export function todayInSantoDomingo(): string {
  return dayInSantoDomingo(new Date());
}
