import { expect, it } from 'vitest';
import { stripMarkdown } from './strip-markdown.ts';

it.each([
  ['**Ojo** con el *ITBIS* y `e-CF`', 'Ojo con el ITBIS y e-CF'],
  ['Miren [la norma](https://dgii.example/n)', 'Miren la norma'],
  ['> cita\n- uno\n- dos', 'cita\nuno\ndos'],
  ['2 * 3 * 4 = 24, 2 ** 3 = 8', '2 * 3 * 4 = 24, 2 ** 3 = 8'],
  ['a*b*c y snake_case_name', 'a*b*c y snake_case_name'],
  ['#1 en ventas', '#1 en ventas'],
  ['cortado **sin cerrar', 'cortado sin cerrar'],
])('%j reads %j', (text, plain) => {
  expect(stripMarkdown(text)).toBe(plain);
});

/** Beginnings of what it removes, which a text may repeat without an end: a quadratic pattern takes half a minute. */
it.each(['[', '![', '[](', '[a](', '](', '[x](y) ', '*', ' *a', '**', '~~', '`', '>', '#', '- ', '\n   '])(
  'reads 100,000 characters of %j in a moment',
  (repeated) => {
    const text = repeated.repeat(100_000 / repeated.length);
    const started = Date.now();
    stripMarkdown(text);
    expect(Date.now() - started).toBeLessThan(200);
  },
);
