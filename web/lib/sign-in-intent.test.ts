import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { consumeIntent, saveIntent } from './sign-in-intent.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is taken once, and only for what was kept', () => {
  saveIntent('register:a');
  expect(consumeIntent('register:b')).toBe(false);
  expect(consumeIntent('register:a')).toBe(true);
  expect(consumeIntent('register:a')).toBe(false);
});

it('is forgotten by who signs in much later', () => {
  vi.useFakeTimers();
  saveIntent('register:a');
  vi.advanceTimersByTime(31 * 60_000);
  expect(consumeIntent('register:a')).toBe(false);
});

it('is nothing where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveIntent('register:a');
  expect(consumeIntent('register:a')).toBe(false);
});
