import { describe, expect, it } from 'vitest';
import { openingState } from './contact-details.tsx';

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
    expect(openingState(new Date(instant))).toEqual({ isOpen, isHoliday: false });
  });

  it('is closed on a holiday', () => {
    expect(openingState(new Date('2026-02-27T15:00:00Z'))).toEqual({ isOpen: false, isHoliday: true });
  });
});
