import { describe, expect, it } from 'vitest';
import { addDays, addMonths, isDay, isMonth, sameDayIn, weeksOf } from './calendar-days.ts';

describe('days of the calendar', () => {
  it('cross the end of a month and of a year', () => {
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
    expect(addMonths('2027-12', 1)).toBe('2028-01');
    expect(addMonths('2027-01', -1)).toBe('2026-12');
  });

  it('keep the day of the month where the other month has it, and take its last day where it does not', () => {
    expect(sameDayIn('2027-09', '2027-08-28')).toBe('2027-09-28');
    expect(sameDayIn('2027-02', '2027-01-31')).toBe('2027-02-28');
  });

  it('lay a month out in whole weeks that begin on Sunday', () => {
    const weeks = weeksOf('2027-08');
    expect(weeks).toHaveLength(5);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks[0]?.[0]).toBe('2027-08-01');
    expect(weeks[4]?.slice(2)).toEqual(['2027-08-31', null, null, null, null]);
  });

  it('refuse what only looks like a day or a month', () => {
    expect(isDay('2027-02-28')).toBe(true);
    expect(isDay('2027-02-30')).toBe(false);
    expect(isDay('28/02/2027')).toBe(false);
    expect(isDay(null)).toBe(false);
    expect(isMonth('2027-08')).toBe(true);
    expect(isMonth('2027-13')).toBe(false);
  });
});
