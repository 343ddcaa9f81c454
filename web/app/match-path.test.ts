import { describe, expect, it } from 'vitest';
import { matchPath } from './resolve-route.ts';

describe('matchPath', () => {
  it('gives the parameters', () => {
    expect(matchPath('/events/:id', '/events/12')).toEqual({ id: '12' });
    expect(matchPath('/events/:id', '/events/a%20b/')).toEqual({ id: 'a b' });
    expect(matchPath('/', '/')).toEqual({});
  });

  it.each(['/events', '/events/', '/events/1/2', '/Events/1', '//events/1', '/events/%E0%A4%A'])(
    'refuses %s',
    (path) => {
      expect(matchPath('/events/:id', path)).toBeNull();
    },
  );
});
