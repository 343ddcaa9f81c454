import { addDays, dayOf, daysBetween, HOUR_MS, hourOf, instantAt, MINUTE_MS } from './days.ts';
import type { Random } from './random.ts';

/** The demo member joined in 2025: earlier there is no room for the history. */
const FIRST_DAY_TO_LOAD = '2026-01-01';
/** By then the first members had joined. */
const FIRST_ACTIVITY = '2025-03-15';
const DEFAULT_LENGTH_DAYS = 365;
/** Of these each counts: conversations and threads of today refer to them. */
const RECENT_DAYS = 60;

/** Dates relative to the day the demo is loaded. */
export interface History {
  today: string;
  /** The start of today in Santo Domingo; everything happened before. */
  end: Date;
  /** The day that many days ago; all but the recent ones are drawn together when the demo is loaded early in 2026. */
  dayAgo(days: number): string;
}

export function createHistory(today: string): History {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(today) || addDays(today, 0) !== today) {
    throw new RangeError(`Not a day: ${today}`);
  }
  if (today < FIRST_DAY_TO_LOAD) {
    throw new RangeError(`The demo data set starts in 2025 and cannot be loaded before ${FIRST_DAY_TO_LOAD}: ${today}`);
  }
  const room = daysBetween(FIRST_ACTIVITY, today) - RECENT_DAYS;
  const scale = Math.min(1, room / (DEFAULT_LENGTH_DAYS - RECENT_DAYS));
  return {
    today,
    end: instantAt(today, '00:00'),
    dayAgo: (days) => {
      const earlier = Math.max(0, days - RECENT_DAYS);
      return addDays(today, -Math.max(1, Math.round(days - earlier + earlier * scale)));
    },
  };
}

const DAWN = 6;

/** A moment of that day in waking hours. */
export function wakingMoment(day: string, random: Random): Date {
  return new Date(instantAt(day, '06:30').getTime() + random.next() * 15.5 * HOUR_MS);
}

/** A moment between the two; one before 6:00 moves by twelve hours, if there is room. */
export function momentBetween(from: Date, until: Date, random: Random): Date {
  const moment = new Date(from.getTime() + random.next() * Math.max(0, until.getTime() - from.getTime() - 1));
  const afternoon = new Date(moment.getTime() + 12 * HOUR_MS);
  return hourOf(moment) < DAWN && afternoon < until ? afternoon : moment;
}

/** Increasing moments after `from`, a few hours apart, in waking hours and before `until`. */
export function answerMoments(from: Date, count: number, until: Date, random: Random): Date[] {
  const room = until.getTime() - from.getTime();
  const span = Math.min(count * random.integer(5, 30) * HOUR_MS, room * 0.9);
  const draw = () => new Date(from.getTime() + (0.03 + 0.97 * random.next()) * span);
  const wished = Array.from({ length: count }, () => {
    const drawn = draw();
    // What everybody would write at night is spread over the day: only a part of it waits for the dawn.
    return hourOf(drawn) < DAWN ? draw() : drawn;
  });
  let previous = from.getTime();
  return wished
    .sort((a, b) => a.getTime() - b.getTime())
    .map((moment, index) => {
      const awake = afterDawn(moment, random).getTime();
      const latest = until.getTime() - (count - index) * MINUTE_MS;
      previous = Math.min(Math.max(awake, previous + MINUTE_MS), latest);
      return new Date(previous);
    });
}

function afterDawn(instant: Date, random: Random): Date {
  if (hourOf(instant) >= DAWN) return instant;
  return new Date(instantAt(dayOf(instant), '06:00').getTime() + random.next() * 2 * HOUR_MS);
}
