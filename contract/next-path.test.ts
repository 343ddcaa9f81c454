import { describe, expect, it } from 'vitest';
import { safeNextPath } from './paths.ts';

describe('safeNextPath', () => {
  it.each(['/', '/forum', '/events/1?vista=calendario#hoy', '/noticias/año-nuevo', '/a//b'])('follows %s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    'https:evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '/forum\\..\\evil',
    '/\u0000/evil.example',
    '',
    null,
    undefined,
  ])('ignores %j', (path) => {
    expect(safeNextPath(path)).toBe('/');
  });
});
