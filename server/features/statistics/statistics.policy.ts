import { addDays, dominicanDay } from '../../core/dominican-day.ts';

/** Growth by `added`, in per cent with one decimal; `null` where there is nothing to compare with. */
export function growth(total: number, added: number): number | null {
  const before = total - added;
  return before > 0 ? Math.round((added / before) * 1000) / 10 : null;
}

/** The Sundays of the last weeks, this one included, from the oldest on. */
export function lastSundays(now: Date, weeks: number): string[] {
  const today = dominicanDay(now);
  const sunday = addDays(today, -new Date(`${today}T12:00:00Z`).getUTCDay());
  return Array.from({ length: weeks }, (_, index) => addDays(sunday, (index - weeks + 1) * 7));
}
