import { weekdayIndex } from './dates.ts';

const DAY_MS = 86_400_000;

const addDays = (date: string, days: number) => new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Gregorian Easter Sunday (anonymous computus). */
function easter(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const leaps = 32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4);
  const weekday = leaps % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const day = epact + weekday - 7 * shift + 114;
  const [month, date] = [Math.floor(day / 31), (day % 31) + 1].map((part) => String(part).padStart(2, '0'));
  return `${year}-${month}-${date}`;
}

/** Midweek holidays move to that Monday or the next one (Ley 139-97). */
const TO_MONDAY = [0, 0, -1, -2, 4, 3, 0];
/** Labour Day also moves away from a Sunday. */
const LABOUR_DAY = [1, 0, -1, -2, 4, 3, 0];

function moved(date: string, byWeekday: number[]): string {
  return addDays(date, byWeekday[weekdayIndex(date)] ?? 0);
}

const FIXED = ['01-01', '01-21', '02-27', '08-16', '09-24', '12-25'];

export function dominicanHolidays(year: number): string[] {
  const sunday = easter(year);
  return [
    ...FIXED.map((day) => `${year}-${day}`),
    addDays(sunday, -2),
    addDays(sunday, 60),
    moved(`${year}-01-06`, TO_MONDAY),
    moved(`${year}-01-26`, TO_MONDAY),
    moved(`${year}-05-01`, LABOUR_DAY),
    moved(`${year}-11-06`, TO_MONDAY),
  ].sort();
}

export function isDominicanHoliday(date: string): boolean {
  return dominicanHolidays(Number(date.slice(0, 4))).includes(date);
}
