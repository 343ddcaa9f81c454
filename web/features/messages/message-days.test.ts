import { describe, expect, it } from 'vitest';
import { dayLabel, groupByDay } from './message-list.tsx';

describe('groupByDay', () => {
  it('goes by the day in Santo Domingo', () => {
    const items = ['2030-03-10T23:00:00Z', '2030-03-11T03:59:00Z', '2030-03-11T04:00:00Z'].map((createdAt) => ({
      createdAt,
    }));
    expect(groupByDay(items).map(({ day, items: some }) => [day, some.length])).toEqual([
      ['2030-03-10', 2],
      ['2030-03-11', 1],
    ]);
  });
});

describe('dayLabel', () => {
  it.each([
    ['2030-03-11', 'Hoy'],
    ['2030-03-12', 'Hoy'],
    ['2030-03-10', 'Ayer'],
    ['2030-03-04', 'lunes, 4 de marzo'],
    ['2029-12-31', '31 de diciembre de 2029'],
  ])('calls %s %s', (day, label) => {
    expect(dayLabel(day, '2030-03-11')).toBe(label);
  });
});
