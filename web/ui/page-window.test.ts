import { expect, it } from 'vitest';
import { pageWindow } from './pagination.tsx';

it.each([
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [8, 9, [5, 6, 7, 8, 9]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
  [1, 1, [1]],
  [99, 4, [1, 2, 3, 4]],
  [1, 0, []],
])('page %i of %i shows %j', (page, totalPages, shown) => {
  expect(pageWindow(page, totalPages)).toEqual(shown);
});
