import { describe, expect, it } from 'vitest';
import { contrast, readableOn, siteThemeCss, siteThemeVariables } from './site-theme.ts';

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#3B82F6', '#ffffff')).toBeCloseTo(3.68, 1);
  });
});

describe('the colours that an administrator chooses', () => {
  it.each(['#1E293B', '#3B82F6', '#FACC15', '#808080', '#797979', '#FFFFFF', '#000000', '#DC2626'])(
    'carry text that reads on %s',
    (primary) => {
      const variables = siteThemeVariables(primary, '#3B82F6');
      for (const name of ['--site-on-primary', '--site-on-primary-muted', '--site-sun']) {
        expect(contrast(variables[name] ?? '', primary), name).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  it('get white on dark and black on light', () => {
    expect(readableOn('#1E293B')).toBe('#ffffff');
    expect(readableOn('#FACC15')).toBe('#000000');
  });

  it('never reach the page as anything but a colour', () => {
    expect(siteThemeCss('red}</style>', '#3B82F6')).toBe('');
    expect(siteThemeCss('#1E293B', '#3B82F6')).toMatch(/^:root\{--site-primary:#1E293B;[^<{}]*\}$/);
  });
});
