import { describe, expect, it } from 'vitest';
import { currentStatus, isUpcoming, registrationState } from '#contract/events/event-rules.ts';
import { canMarkAttendance } from './events.policy.ts';

const event = {
  date: '2030-08-28',
  time: '08:30',
  status: 'registration-open',
  registrationRequired: true,
  registrationClosesAt: null,
} as const;
/** By the clock of Santo Domingo. */
const at = (moment: string) => new Date(`${moment}-04:00`);

describe('an event', () => {
  it('is completed once its day is over in Santo Domingo, and not before', () => {
    expect(currentStatus(event, at('2030-08-28T23:59:59'))).toBe('registration-open');
    expect(currentStatus(event, at('2030-08-29T00:00:00'))).toBe('completed');
    expect(currentStatus({ ...event, status: 'cancelled' }, at('2030-08-29T00:00:00'))).toBe('cancelled');
  });

  it('is ahead until the minute it starts', () => {
    expect(isUpcoming(event, at('2030-08-28T08:29:59'))).toBe(true);
    expect(isUpcoming(event, at('2030-08-28T08:30:00'))).toBe(false);
    expect(isUpcoming({ ...event, status: 'cancelled' }, at('2030-01-01T00:00:00'))).toBe(false);
  });

  it.each([
    ['2030-08-01T12:00', {}, 'open'],
    ['2030-08-01T12:00', { status: 'upcoming' as const }, 'not-open'],
    ['2030-08-01T12:00', { registrationRequired: false }, 'not-required'],
    ['2030-08-01T12:00', { status: 'cancelled' as const }, 'cancelled'],
    ['2030-08-01T12:00', { status: 'completed' as const }, 'completed'],
    ['2030-08-27T16:59', { registrationClosesAt: new Date('2030-08-27T17:00-04:00') }, 'open'],
    ['2030-08-27T17:00', { registrationClosesAt: new Date('2030-08-27T17:00-04:00') }, 'closed'],
    ['2030-08-28T08:30', {}, 'started'],
    ['2030-08-28T08:30', { registrationRequired: false }, 'started'],
    ['2030-08-29T00:00', {}, 'completed'],
  ])('at %s, with %j, is %s to those who would register', (moment, values, state) => {
    expect(registrationState({ ...event, ...values }, at(`${moment}:00`))).toBe(state);
  });

  it('has its attendance marked from the start of its day', () => {
    expect(canMarkAttendance(event, at('2030-08-27T23:59:59'))).toBe(false);
    expect(canMarkAttendance(event, at('2030-08-28T00:00:00'))).toBe(true);
    expect(canMarkAttendance(event, at('2031-01-01T00:00:00'))).toBe(true);
    expect(canMarkAttendance({ ...event, status: 'cancelled' }, at('2030-08-28T09:00:00'))).toBe(false);
  });
});
