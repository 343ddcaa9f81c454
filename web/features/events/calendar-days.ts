import type { PortalEvent } from '#contract/events/events.contract.ts';
import { weekdayIndex } from '../../lib/dates.ts';

/** Days (`2027-08-28`) and months (`2027-08`) as text, computed in UTC: server and browser agree in every time zone. */

const DAY_MS = 86_400_000;

function toUtc(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(utc: number): string {
  return new Date(utc).toISOString().slice(0, 10);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addDays(day: string, count: number): string {
  return toDay(toUtc(day) + count * DAY_MS);
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return toDay(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

function daysIn(month: string): number {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** The last day of the month where it is shorter. */
export function sameDayIn(month: string, day: string): string {
  const number = Math.min(Number(day.slice(8)), daysIn(month));
  return `${month}-${String(number).padStart(2, '0')}`;
}

/** Sunday first; days of neighbouring months are `null`. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const cells: (string | null)[] = Array.from({ length: weekdayIndex(first) }, () => null);
  for (let index = 0; index < daysIn(month); index += 1) cells.push(addDays(first, index));
  while (cells.length % 7 > 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

export function isDay(text: string | null | undefined): text is string {
  return !!text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(toUtc(text)) && toDay(toUtc(text)) === text;
}

export function isMonth(text: string | null | undefined): text is string {
  return isDay(`${text}-01`);
}

/** Keys of the WAI-ARIA date grid. */
export function calendarKeyMove(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayIndex(day));
    case 'End':
      return addDays(day, 6 - weekdayIndex(day));
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}

export function countByDay(events: ReadonlyArray<Pick<PortalEvent, 'date'>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { date } of events) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}
