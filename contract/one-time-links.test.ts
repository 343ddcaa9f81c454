import { expect, it } from 'vitest';
import { ONE_TIME_LINKS } from './one-time-links.ts';
import * as paths from './paths.ts';

/** Works for ever on purpose, and opens no account. */
const LASTING = [paths.unsubscribePath('')];

it('every path that carries a token is a link that works once', () => {
  const withToken = Object.values<unknown>(paths).flatMap((path) => {
    const made = typeof path === 'function' ? String(path('SECRET')) : '';
    return /[?&](token|invitacion)=SECRET/.test(made) ? [made] : [];
  });
  expect(withToken.length).toBeGreaterThan(5);
  const unknown = withToken.filter((made) => ![...ONE_TIME_LINKS, ...LASTING].some((link) => made.startsWith(link)));
  expect(unknown).toEqual([]);
});
