import { addDays, daysBetween, weekdayOf } from './days.ts';

/** By the rule of Gauss, with the constants of 1900 to 2099. */
export function easterSunday(year: number): string {
  const golden = year % 19;
  const moon = (19 * golden + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * moon + 5) % 7;
  const isLate = sunday === 6 && (moon === 29 || (moon === 28 && golden > 10));
  return addDays(`${year}-03-22`, moon + sunday - (isLate ? 7 : 0));
}

export function daysSinceEaster(day: string): number {
  return daysBetween(easterSunday(Number(day.slice(0, 4))), day);
}

export const CORPUS_CHRISTI = 60;
const GOOD_FRIDAY = -2;
const FIXED = ['01-01', '01-21', '02-27', '08-16', '09-24', '12-25'];
/** Those that the law moves to a Monday: back from Tuesday and Wednesday, on from Thursday and Friday. */
const MOVED = ['01-06', '01-26', '05-01', '11-06'];
const DAYS_TO_MONDAY = [0, 0, -1, -2, 4, 3, 0];

function isHoliday(day: string): boolean {
  const moved = MOVED.map((monthAndDay) => {
    const printed = `${day.slice(0, 4)}-${monthAndDay}`;
    return addDays(printed, DAYS_TO_MONDAY[weekdayOf(printed)] ?? 0);
  });
  return (
    FIXED.includes(day.slice(5)) || moved.includes(day) || [GOOD_FRIDAY, CORPUS_CHRISTI].includes(daysSinceEaster(day))
  );
}

/** On which the office publishes. */
export const isWorkingDay = (day: string) => ![0, 6].includes(weekdayOf(day)) && !isHoliday(day);

/** The day, or the nearest after it (`1`) or before it (`-1`) that fits. */
export function nearestDay(day: string, step: 1 | -1, fits: (day: string) => boolean): string {
  return fits(day) ? day : nearestDay(addDays(day, step), step, fits);
}
