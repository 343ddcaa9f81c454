import { expect, it, vi } from 'vitest';
import { blockNavigation } from './block-navigation.ts';
import { isNavigationBlocked } from './navigation-blocker.ts';

const createBlocker = (ask: (leave: () => void) => void) =>
  blockNavigation({ path: '/admin', currentEntry: () => ({ href: '/admin', state: null }), ask });

it('asks before leaving the page, and not within it', () => {
  const end = createBlocker(() => undefined);
  expect(isNavigationBlocked('/admin', () => undefined)).toBe(false);
  expect(isNavigationBlocked('/events', () => undefined)).toBe(true);
  end();
  expect(isNavigationBlocked('/events', () => undefined)).toBe(false);
});

it('still asks for the first of two forms when the second has been saved', () => {
  const ask = vi.fn();
  const endFirst = createBlocker(ask);
  const endSecond = createBlocker(() => undefined);
  endSecond();
  expect(isNavigationBlocked('/events', () => undefined)).toBe(true);
  expect(ask).toHaveBeenCalledOnce();
  endFirst();
});

it('asks once for all the forms of a page', () => {
  const agree = vi.fn((leave: () => void) => leave());
  const ends = [createBlocker(agree), createBlocker(agree)];
  // Leaving asks whether it is held back, as the router does.
  const leave = vi.fn(() => void isNavigationBlocked('/events', leave));
  isNavigationBlocked('/events', leave);
  expect(agree).toHaveBeenCalledOnce();
  expect(leave).toHaveBeenCalledOnce();
  for (const end of ends) end();
});
