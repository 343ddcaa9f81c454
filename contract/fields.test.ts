import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email } from './fields.ts';

const read = (text: string) => z.safeParse(email('No es un correo'), text).data;

it('reads an address in lower case and without the spaces around it', () => {
  expect(read(' Kate@Example.COM\u00a0')).toBe('kate@example.com');
});

it.each([
  '\u212aate@example.com',
  'kate@\u212aiosco.example',
  '\u0130da@example.com',
  'ana@x.invalid',
  'ana@X.Invalid',
])('refuses %j, which would become another person’s address or is nobody’s', (text) =>
  expect(read(text)).toBeUndefined(),
);

it.each(['ana@invalid.example', 'ana@noinvalid.example'])('takes %s', (text) => expect(read(text)).toBe(text));
