import { describe, expect, it } from 'vitest';
import { normalizePhone } from './phone.ts';

describe('a telephone number', () => {
  it.each([
    ['809-555-0123', '+18095550123'],
    ['(829) 234-5678', '+18292345678'],
    ['+1 849 234 5678', '+18492345678'],
    ['18095550123', '+18095550123'],
    ['809.555.0123', '+18095550123'],
    ['  8095550123 ', '+18095550123'],
    ['+34 612 34 56 78', '+34612345678'],
    ['+1 (787) 555-0101', '+17875550101'],
  ])('%s is kept as %s', (text, phone) => {
    expect(normalizePhone(text)).toBe(phone);
  });

  it.each(['', '809 155 1234', '809 555 123', '8195551234', '787-555-0101', '+999 1234567', '+34 12', 'mi celular'])(
    '%s is none',
    (text) => {
      expect(normalizePhone(text)).toBeUndefined();
    },
  );
});
