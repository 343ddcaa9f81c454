import { expect, it, vi } from 'vitest';
import { isHeldBack, standGuard } from './leave-guard.ts';

const guardOf = (ask: (leave: () => void) => void) =>
  standGuard({ path: '/admin', here: () => ({ href: '/admin', state: null }), ask });

it('asks before leaving the page, and not within it', () => {
  const end = guardOf(() => undefined);
  expect(isHeldBack('/admin', () => undefined)).toBe(false);
  expect(isHeldBack('/events', () => undefined)).toBe(true);
  end();
  expect(isHeldBack('/events', () => undefined)).toBe(false);
});

it('still asks for the first of two forms when the second has been saved', () => {
  const ask = vi.fn();
  const endFirst = guardOf(ask);
  const endSecond = guardOf(() => undefined);
  endSecond();
  expect(isHeldBack('/events', () => undefined)).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  endFirst();
});

it('asks once for all the forms of a page', () => {
  const agree = vi.fn((leave: () => void) => leave());
  const ends = [guardOf(agree), guardOf(agree)];
  // Leaving asks whether it is held back, as the router does.
  const leave = vi.fn(() => void isHeldBack('/events', leave));
  isHeldBack('/events', leave);
  expect(agree).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  for (const end of ends) end();
});
