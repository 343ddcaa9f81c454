import { MAX_EVENTS } from './events.api.ts';

const STEP = 6;

/** Number of past events to show (`anteriores` in the URL). */
export function readPastShown(params: URLSearchParams): number {
  const asked = Number(params.get('anteriores'));
  return Number.isInteger(asked) && asked > STEP ? Math.min(asked, MAX_EVENTS) : STEP;
}

export function morePastShown(params: URLSearchParams): string {
  return String(readPastShown(params) + STEP);
}
