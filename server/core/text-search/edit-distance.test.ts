import { expect, it } from 'vitest';
import { wordsAtEditDistanceOne } from './edit-distance.ts';

it.each([
  ['a letter missing', 'exprtacion'],
  ['a letter too many', 'exporttacion'],
  ['a wrong letter', 'esportacion'],
  ['two letters swapped', 'exporatcion'],
])('%s is one slip', (_name, typed) => {
  expect(wordsAtEditDistanceOne(typed)).toContain('exportacion');
});

it('is neither the word itself nor two slips away', () => {
  expect(wordsAtEditDistanceOne('factura')).not.toContain('factura');
  expect(wordsAtEditDistanceOne('fctra')).not.toContain('factura');
});
