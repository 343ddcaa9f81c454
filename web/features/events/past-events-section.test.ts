import { expect, it } from 'vitest';
import { morePastShown, readPastShown } from './past-events-section.tsx';

it('shows six past events at first, and six more each time, as far as one call reaches', () => {
  expect(readPastShown(new URLSearchParams())).toBe(6);
  expect(morePastShown(new URLSearchParams())).toBe('12');
  expect(readPastShown(new URLSearchParams('anteriores=102'))).toBe(100);
});

it.each(['0', '-6', '7.5', 'todos'])('takes anteriores=%s for not said', (asked) => {
  expect(readPastShown(new URLSearchParams({ anteriores: asked }))).toBe(6);
});
