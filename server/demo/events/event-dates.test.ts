import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../days.ts';
import { createHistory } from '../history.ts';
import { eventDate, taxConferenceDate } from './event-dates.ts';
import { pastEventTexts } from './past-event-texts.ts';
import { upcomingEventTexts } from './upcoming-event-texts.ts';

/** Days of the law of holidays that no rule moves, Holy Thursday and Saturday, as the calendars print them. */
const CLOSED = [
  ...['2026-04-02', '2026-04-03', '2026-04-04', '2026-06-04', '2026-08-16', '2026-09-24', '2026-12-25'],
  ...['2027-01-01', '2027-01-21', '2027-02-27', '2027-03-25', '2027-03-26', '2027-03-27', '2027-05-27', '2027-09-24'],
  ...['2028-01-21', '2028-04-13', '2028-04-14', '2028-04-15', '2028-06-15', '2028-08-16'],
];

describe('the dates of the events', () => {
  const texts = [...pastEventTexts, ...upcomingEventTexts];
  const days = Array.from({ length: 800 }, (_, index) => addDays('2026-01-01', index));

  it('fall on the weekday of each, on no holiday and on the right side of today', () => {
    const wrong = days.flatMap((today) =>
      texts.flatMap((text) => {
        const date = eventDate(text, createHistory(today));
        const isRight = weekdayOf(date) === text.weekday && !CLOSED.includes(date) && date < today === text.days < 0;
        return isRight ? [] : [`${text.key} on ${date}, seen from ${today}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leave 28 August to the tax conference', () => {
    for (const today of days) {
      const history = createHistory(today);
      const conference = taxConferenceDate(history);
      expect(texts.filter((text) => eventDate(text, history) === conference)).toEqual([]);
    }
  });
});
