import { expect, it } from 'vitest';
import { oneTypoAway } from './one-typo.ts';

it.each([
  ['a letter missing', 'exprtacion'],
  ['a letter too many', 'exporttacion'],
  ['a wrong letter', 'esportacion'],
  ['two letters swapped', 'exporatcion'],
])('%s is one slip', (_name, typed) => {
  expect(oneTypoAway(typed)).toContain('exportacion');
});

it('is neither the word itself nor two slips away', () => {
  expect(oneTypoAway('factura')).not.toContain('factura');
  expect(oneTypoAway('fctra')).not.toContain('factura');
});
