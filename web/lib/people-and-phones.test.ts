import { describe, expect, it } from 'vitest';
import { telHref } from './contact-links.ts';
import { initials } from './people.ts';

describe('initials', () => {
  it.each([
    [['Ana María', 'Peña'], 'AP'],
    [['Ana', 'Gómez Pérez'], 'AG'],
    [['María del Carmen', 'Ruiz'], 'MR'],
    [['Juan', 'de los Santos Mejía'], 'JS'],
    [['ñoño'], 'Ñ'],
    [['  José ', null, undefined], 'J'],
    [[''], ''],
    [['𝒜na', 'Díaz'], '𝒜D'],
  ])('of %j are %s', (names, expected) => {
    expect(initials(...names)).toBe(expected);
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
