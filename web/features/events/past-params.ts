import { MAX_EVENTS } from './events.api.ts';

const STEP = 6;

/** How many past events are on show (`anteriores` in the address). */
export function readPastShown(params: URLSearchParams): number {
  const asked = Number(params.get('anteriores'));
  return Number.isInteger(asked) && asked > STEP ? Math.min(asked, MAX_EVENTS) : STEP;
}

export function morePastShown(params: URLSearchParams): string {
  return String(readPastShown(params) + STEP);
}
