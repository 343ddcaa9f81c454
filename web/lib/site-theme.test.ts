import { expect, it } from 'vitest';
import { siteThemeCss } from './site-theme.ts';

it('writes each colour of both schemes', () => {
  expect(siteThemeCss('#14532D', '#F59E0B')).toMatch(
    /^:root\{--navy-light:#14532d;--navy-dark:#[0-9a-f]{6};[^<{}]*\}$/,
  );
});

it('writes nothing but colours, whatever the settings hold', () => {
  expect(siteThemeCss('red}</style>', '#3B82F6')).toBe(siteThemeCss('#1E293B', '#3B82F6'));
});
