import { describe, expect, it } from 'vitest';
import { matchingCounter, newSecret, totpCode, totpUri } from './totp.ts';

/** `12345678901234567890`, the key of the RFC's examples, in base 32. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is the one of RFC 6238 at %i seconds', (seconds, code) => {
    expect(totpCode(RFC_SECRET, at(seconds))).toBe(code);
  });

  it('is taken a step early and a step late, and no further away', () => {
    const code = totpCode(RFC_SECRET, at(900));
    const counters = [839, 840, 870, 900, 930, 959, 960].map((seconds) =>
      matchingCounter(RFC_SECRET, code, at(seconds)),
    );
    expect(counters).toEqual([undefined, undefined, 30, 30, 30, 30, undefined]);
  });
});

it('a secret has the 160 bits that the RFC asks for, and no two are alike', () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

it('the address for the app names the site and the account', () => {
  const uri = totpUri({ secret: RFC_SECRET, siteName: 'Consejo del Este', email: 'ana@prueba.example' });
  expect(uri).toBe(
    `otpauth://totp/Consejo%20del%20Este:ana%40prueba.example?secret=${RFC_SECRET}&issuer=Consejo%20del%20Este`,
  );
});
