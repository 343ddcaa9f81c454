import fc from 'fast-check';
import { Marked, type Token } from 'marked';
import { expect, it } from 'vitest';
import { MARKDOWN_MAX_DEPTH, markdownDepth, markdownProblem } from './markdown-depth.ts';

it.each([
  ['', 0],
  ['Hola, ¿cómo están?', 0],
  ['- uno\n- dos\n- tres', 1],
  ['- uno\n  - dos\n    1. tres\n- cuatro', 3],
  ['> > - a', 3],
  ['**Nota:** hay *dos* cosas y **tres** más', 2],
  ['- uno\r  - dos\r    1. tres\r\n- cuatro', 3],
  ['*a **b** c*', 3],
  ['Nombre: ______________________________', 0],
  ['Teléfono de la oficina\n----------------------------------\n809-555-0123', 0],
  ['3 * 4 * 5 * 6 = 360 y 2*3*4', 2],
  ['**Precio:** 500\n**Lugar:** Higüey (**Bávaro**)\n**Hora**: «**3:00**», en punto', 2],
])('%j nests %i deep', (text, depth) => {
  expect(markdownDepth(text)).toBe(depth);
});

it('counts what would exhaust a stack', () => {
  expect(markdownDepth('>'.repeat(1583))).toBe(1583);
  expect(markdownDepth(`${'- '.repeat(1075)}a`)).toBe(1075);
});

it.each(['a', 'a-', 'a.', '---', 'a+'])('refuses what takes seconds to be found no address: %s', (unit) => {
  expect(markdownProblem(`${unit.repeat(20_000 / unit.length)}/@`)).toContain('demasiadas veces');
});

it('takes long texts of addresses', () => {
  const map =
    'https://www.google.com/maps/place/Consejo+de+Desarrollo+Empresarial+y+otras+palabras+del+nombre/@18.4,-69.9';
  expect(markdownProblem(`${map}\n`.repeat(100))).toBeUndefined();
  expect(markdownProblem(`${'a'.repeat(64)}@ejemplo.do, `.repeat(250))).toBeUndefined();
});

const children = (token: Token): Token[] => [
  ...('tokens' in token && token.tokens ? token.tokens : []),
  ...('items' in token ? (token.items as Token[]) : []),
];
const depthOf = (tokens: Token[]): number => Math.max(0, ...tokens.map((token) => 1 + depthOf(children(token))));

it('bounds what the parser nests, whatever is written', () => {
  const signs = [
    '>',
    '> ',
    '- ',
    '* ',
    '1. ',
    '*',
    '**',
    '_',
    '~~',
    '[',
    '](',
    '`',
    '\n',
    '\n\n',
    '\r',
    '  ',
    '\t',
    'a ',
    ' b',
    '#',
  ];
  const unit = fc.array(fc.constantFrom(...signs), { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  const text = fc
    .tuple(unit, fc.integer({ min: 1, max: 400 }), unit)
    .map(([a, times, b]) => a.repeat(times) + b.repeat(times));
  fc.assert(
    fc.property(text, (written) => {
      if (markdownDepth(written) > MARKDOWN_MAX_DEPTH) return;
      // A list is two tokens a level, and emphasis comes within.
      expect(depthOf(new Marked().lexer(written))).toBeLessThanOrEqual(3 * MARKDOWN_MAX_DEPTH);
    }),
    { numRuns: 500, interruptAfterTimeLimit: 10_000 },
  );
});
