import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { email, multiLineText, requiredText, verbatimLine } from './fields.ts';

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

describe('a text that nobody could read', () => {
  const title = verbatimLine({ min: [2, 'Muy corto'], max: [200, 'Muy largo'] });
  const problem = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).error?.issues[0]?.message;

  it.each([
    ['variation selectors', '\ufe0f\ufe0e'],
    ['selectors of ideographs', '\u{e0100}\u{e0101}'],
    ['private letters', '\ue000\ue001'],
    ['marks without a letter', '\u0301 \u0301'],
    ['marks in a stack', '\u0301'.repeat(8)],
  ])('is no title and no name where it is made of %s', (_what, text) => {
    expect(problem(title, text)).toMatch(/no se permiten|se pueda leer|demasiados acentos/);
    expect(problem(requiredText('Falta', 200), text)).toMatch(/no se permiten|se pueda leer|demasiados acentos/);
    expect(problem(multiLineText('Falta', 200), text)).toBe('Escribe algo que se pueda leer');
  });

  it('is no title where marks are stacked on its letters', () => {
    expect(problem(title, `Za${'\u0301\u0316'.repeat(6)}lgo`)).toBe('Tiene demasiados acentos sobre una letra');
  });

  it.each(['Ñandú 👩🏽‍🔧❤️ «50 %»', 'Nguyễn Thị Ánh', '日本', '1️⃣ Primero', '¿?', '葛\u{e0100}城'])('is not %s', (text) =>
    expect(problem(title, text)).toBeUndefined(),
  );
});
