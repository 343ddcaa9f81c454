import { describe, expect, it } from 'vitest';
import { dominicanHolidays, isDominicanHoliday } from './dominican-holidays.ts';

describe('holidays', () => {
  it('of 2025: those that move have moved', () => {
    expect(dominicanHolidays(2025)).toEqual([
      '2025-01-01',
      '2025-01-06',
      '2025-01-21',
      '2025-01-26',
      '2025-02-27',
      '2025-04-18',
      '2025-05-05',
      '2025-06-19',
      '2025-08-16',
      '2025-09-24',
      '2025-11-10',
      '2025-12-25',
    ]);
  });

  it.each(['2024-11-04', '2025-11-10', '2026-11-09', '2027-11-06', '2028-11-06'])(
    'keep Constitution Day on %s, by the rule of the others',
    (date) => {
      const november = dominicanHolidays(Number(date.slice(0, 4))).filter((holiday) => holiday.slice(5, 7) === '11');
      expect(november).toEqual([date]);
    },
  );

  it.each([
    ['2026-01-05', true],
    ['2026-01-06', false],
    ['2026-04-03', true],
    ['2026-06-04', true],
    ['2027-03-26', true],
    ['2022-05-02', true],
    ['2022-05-01', false],
  ])('%s: %s', (date, expected) => {
    expect(isDominicanHoliday(date)).toBe(expected);
  });
});
