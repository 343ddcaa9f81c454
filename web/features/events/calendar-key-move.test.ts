import { expect, it } from 'vitest';
import { calendarKeyMove } from './calendar-days.ts';

it('moves by day and week with the arrows, also into the next month', () => {
  expect(calendarKeyMove('ArrowRight', '2027-08-31')).toBe('2027-09-01');
  expect(calendarKeyMove('ArrowLeft', '2027-08-01')).toBe('2027-07-31');
  expect(calendarKeyMove('ArrowDown', '2027-08-28')).toBe('2027-09-04');
  expect(calendarKeyMove('ArrowUp', '2027-08-28')).toBe('2027-08-21');
});

it('moves to Sunday and Saturday of the week with Home and End', () => {
  expect(calendarKeyMove('Home', '2027-08-25')).toBe('2027-08-22');
  expect(calendarKeyMove('End', '2027-08-25')).toBe('2027-08-28');
});

it('moves by month with the page keys and stays inside the shorter month', () => {
  expect(calendarKeyMove('PageDown', '2027-08-31')).toBe('2027-09-30');
  expect(calendarKeyMove('PageUp', '2027-08-31')).toBe('2027-07-31');
});

it('leaves every other key alone', () => {
  expect(calendarKeyMove('Enter', '2027-08-28')).toBeUndefined();
  expect(calendarKeyMove('Tab', '2027-08-28')).toBeUndefined();
});
