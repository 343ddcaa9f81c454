import { describe, expect, it } from 'vitest';
import { telHref } from './contact-links.ts';
import { formatMoney } from './money.ts';
import { initials } from './people.ts';

describe('initials', () => {
  it.each([
    [['Ana María', 'Peña'], 'AP'],
    [['ñoño'], 'Ñ'],
    [['  José ', null, undefined], 'J'],
    [[''], ''],
    [['𝒜na', 'Díaz'], '𝒜D'],
  ])('of %j are %s', (names, expected) => {
    expect(initials(...names)).toBe(expected);
  });
});

describe('money', () => {
  it('is written with a space and English separators', () => {
    expect(formatMoney(2500)).toBe('RD$\u00a02,500');
    expect(formatMoney(1234567.5)).toBe('RD$\u00a01,234,567.50');
  });
});

describe('telephone links', () => {
  it.each([
    ['809-555-0123', 'tel:+18095550123'],
    ['(829) 555-0123', 'tel:+18295550123'],
    ['+1 849 555 0123', 'tel:+18495550123'],
    ['+34 600 000 000', 'tel:+34600000000'],
  ])('%s is %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });
});
