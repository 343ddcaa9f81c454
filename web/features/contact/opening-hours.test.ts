import { describe, expect, it } from 'vitest';
import { groupDays, openingState } from './office-hours.tsx';

const weekday = { from: '08:00', to: '18:00' };
const closed = { from: '', to: '' };
const week = [weekday, weekday, weekday, weekday, weekday, { from: '09:00', to: '13:00' }, closed];

describe('the office', () => {
  it.each([
    ['on a Tuesday morning', '2026-03-03T13:00:00Z', true],
    ['at eight sharp', '2026-03-03T12:00:00Z', true],
    ['a minute before', '2026-03-03T11:59:00Z', false],
    ['at six sharp', '2026-03-03T22:00:00Z', false],
    ['in the evening, when it is already Wednesday in Greenwich', '2026-03-04T01:00:00Z', false],
    ['on Saturday before one', '2026-03-07T16:59:00Z', true],
    ['on Saturday after one', '2026-03-07T17:00:00Z', false],
    ['on Sunday', '2026-03-08T15:00:00Z', false],
  ])('%s', (_, instant, isOpen) => {
    expect(openingState(week, new Date(instant))).toEqual({ isOpen, isHoliday: false });
  });

  it('is closed on a holiday', () => {
    expect(openingState(week, new Date('2026-02-27T15:00:00Z'))).toEqual({ isOpen: false, isHoliday: true });
  });
});

it('days in a row with the same hours are one line', () => {
  const days = (hours: typeof week) => groupDays(hours).map((group) => group.days);
  expect(days(week)).toEqual(['Lunes a viernes', 'Sábado', 'Domingo']);
  expect(days([...week.slice(0, 5), closed, closed])).toEqual(['Lunes a viernes', 'Sábado y domingo']);
  expect(days(Array(7).fill(weekday))).toEqual(['Lunes a domingo']);
  expect(days([closed, ...week.slice(1)])).toEqual(['Lunes', 'Martes a viernes', 'Sábado', 'Domingo']);
});
