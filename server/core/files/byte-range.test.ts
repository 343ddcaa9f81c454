import { expect, it } from 'vitest';
import { parseByteRange } from './byte-range.ts';

it.each([
  ['bytes=0-0', { start: 0, length: 1 }],
  ['bytes=2-5', { start: 2, length: 4 }],
  ['bytes=9-', { start: 9, length: 1 }],
  ['bytes=5-99999999999999999999999', { start: 5, length: 5 }],
  ['bytes=-3', { start: 7, length: 3 }],
  ['bytes=-100', { start: 0, length: 10 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=99999999999999999999999-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, undefined],
  ['bytes=-', undefined],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=1e1-', undefined],
  ['bytes=0x0-1', undefined],
  ['lines=0-1', undefined],
])('of ten bytes, %s is %o', (header, range) => {
  expect(parseByteRange(header, 10)).toEqual(range);
});
