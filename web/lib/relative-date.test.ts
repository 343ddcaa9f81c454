import { expect, it } from 'vitest';
import { formatInstant, relativeDate } from './instants.ts';

const NOW = new Date('2027-08-28T18:30:00Z');

it.each([
  ['2027-08-28T18:30:20Z', 'hace un momento'],
  ['2027-08-28T18:29:30Z', 'hace un momento'],
  ['2027-08-28T18:29:00Z', 'hace 1 minuto'],
  ['2027-08-28T17:31:00Z', 'hace 59 minutos'],
  ['2027-08-28T17:30:00Z', 'hace 1 hora'],
  ['2027-08-27T19:00:00Z', 'hace 23 horas'],
  ['2027-08-27T12:00:00Z', 'ayer'],
  ['2027-08-25T12:00:00Z', 'hace 3 días'],
  ['2027-08-21T12:00:00Z', '21 ago 2027'],
  ['2026-12-31T23:00:00Z', '31 dic 2026'],
])('%s is "%s"', (instant, shown) => {
  expect(relativeDate(instant, NOW)).toBe(shown);
});

it('gives the whole moment in the time of Santo Domingo', () => {
  expect(formatInstant('2027-08-29T02:05:00Z').replaceAll('\u00a0', ' ')).toBe('28 de agosto de 2027, 10:05 p. m.');
});
