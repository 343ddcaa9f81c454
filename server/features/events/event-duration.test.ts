import { expect, it } from 'vitest';
import { durationMinutes } from './event-calendar.ts';

it.each([
  ['2 horas', 120],
  ['1 hora y media', 90],
  ['hora y media', 90],
  ['2 horas y media', 150],
  ['media hora', 30],
  ['90 minutos', 90],
  ['1 h 30 min', 90],
  ['1h30m', 90],
  ['2.5 horas', 150],
  ['2,5 horas', 150],
  ['Una hora', 60],
  ['tres horas', 180],
  ['todo el día', 60],
  ['', 60],
  [null, 60],
  [`${'9'.repeat(40)} horas`, 7 * 24 * 60],
])('%j takes %i minutes', (duration, minutes) => {
  expect(durationMinutes(duration)).toBe(minutes);
});
