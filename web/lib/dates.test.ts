import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  dayInSantoDomingo,
  formatFullDate,
  formatLongDate,
  formatShortDate,
  formatTime,
  todayInSantoDomingo,
  weekdayIndex,
} from './dates.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('days', () => {
  it('are written as Dominicans write them', () => {
    expect(formatLongDate('2027-08-28')).toBe('28 de agosto de 2027');
    expect(formatFullDate('2027-08-28')).toBe('sábado, 28 de agosto de 2027');
    expect(formatShortDate('2027-09-01')).toBe('1 sep 2027');
  });

  it('never shift, whatever the time zone of the device', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Santo_Domingo', 'Pacific/Pago_Pago']) {
      vi.stubEnv('TZ', zone);
      expect(formatLongDate('2027-01-01')).toBe('1 de enero de 2027');
      expect(weekdayIndex('2027-01-01')).toBe(5);
    }
    vi.unstubAllEnvs();
  });

  it('begin in Santo Domingo four hours after UTC', () => {
    expect(dayInSantoDomingo('2027-08-29T03:59:59Z')).toBe('2027-08-28');
    expect(dayInSantoDomingo('2027-08-29T04:00:00Z')).toBe('2027-08-29');
    vi.useFakeTimers({ now: new Date('2028-01-01T02:00:00Z') });
    expect(todayInSantoDomingo()).toBe('2027-12-31');
  });
});

describe('times', () => {
  it.each([
    ['14:30', '2:30 p. m.'],
    ['00:05', '12:05 a. m.'],
    ['12:00', '12:00 p. m.'],
    ['08:00:00', '8:00 a. m.'],
  ])('%s is %s', (time, shown) => {
    expect(formatTime(time).replaceAll('\u00a0', ' ')).toBe(shown);
  });
});
