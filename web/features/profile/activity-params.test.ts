import { describe, expect, it } from 'vitest';
import { activityFilters, readActivityFilter, scopeOf } from './activity-history.tsx';

describe('the kind of activity in the address', () => {
  it.each([
    ['', ''],
    ['tipo=foro', 'foro'],
    ['tipo=red', 'red'],
    ['tipo=constructor', ''],
    ['tipo=forum', ''],
  ])('of %s is %s', (search, filter) => {
    expect(readActivityFilter(new URLSearchParams(search))).toBe(filter);
  });

  it('is asked of the server in its own words', () => {
    expect(activityFilters.map(({ value }) => scopeOf(value))).toEqual([
      undefined,
      'forum',
      'events',
      'projects',
      'network',
    ]);
  });
});
