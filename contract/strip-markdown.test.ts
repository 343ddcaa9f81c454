import { expect, it } from 'vitest';
import { stripHighlightedMarkdown, stripMarkdown } from './strip-markdown.ts';

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

it('keeps the highlights on their words', () => {
  const text = 'con **límite de crédito** y `crédito`';
  const marks: [number, number][] = [
    [text.indexOf('crédito'), text.indexOf('crédito') + 7],
    [text.lastIndexOf('crédito'), text.lastIndexOf('crédito') + 7],
  ];
  const stripped = stripHighlightedMarkdown(text, marks);
  expect(stripped.text).toBe('con límite de crédito y crédito');
  expect(stripped.highlights.map(([start, end]) => stripped.text.slice(start, end))).toEqual(['crédito', 'crédito']);
});
