import { describe, expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

describe('splitLinks', () => {
  it('finds web addresses without what ends the sentence', () => {
    expect(splitLinks('Mira https://portal.example/events?tipo=taller, y dime.')).toEqual([
      { text: 'Mira ' },
      { text: 'https://portal.example/events?tipo=taller', href: 'https://portal.example/events?tipo=taller' },
      { text: ', y dime.' },
    ]);
    expect(links('(https://uno.example) «http://dos.example/a».')).toEqual([
      'https://uno.example/',
      'http://dos.example/a',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://x.example',
    'www.x.example',
    'https://',
  ])('leaves %s alone', (text) => {
    expect(links(text)).toEqual([]);
  });

  it('loses nothing and never links to anything but http', () => {
    const nastyTexts = [
      '"><script>',
      "javascript:alert('1')",
      '\u202Eatrás',
      '👩‍👩‍👧',
      'x'.repeat(5000),
      '((((',
      '%E0%A4%A',
    ];
    for (const nasty of nastyTexts) {
      const text = `${nasty} https://portal.example/${nasty}`;
      expect(
        splitLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      for (const href of links(text)) expect(href).toMatch(/^https?:\/\//);
    }
  });
});
