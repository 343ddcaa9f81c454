import { expect, it } from 'vitest';
import { KeysetBookmarks } from './keyset-bookmarks.ts';

it('leads to the last bookmark before a row, and says how many rows to skip from it', async () => {
  const bookmarks = new KeysetBookmarks(() => {});
  const find = (offset: number) => bookmarks.find('list', { offset }, async () => [['a'], ['b'], ['c']]);
  expect(find(0)).toBeUndefined();
  await expect.poll(() => find(1_234)).toEqual({ start: ['c'], offset: 234 });
  expect(find(999)).toEqual({ start: ['b'], offset: 499 });
  expect(find(9_000)).toEqual({ start: ['c'], offset: 8_000 });
});

it('does not try again with every page where taking them failed', async () => {
  const errors: unknown[] = [];
  const bookmarks = new KeysetBookmarks((error) => errors.push(error));
  let tries = 0;
  const find = () =>
    bookmarks.find('list', { offset: 5_000 }, () => {
      tries += 1;
      return Promise.reject(new Error('timeout'));
    });
  expect(find()).toBeUndefined();
  await expect.poll(() => errors).toHaveLength(1);
  for (let page = 0; page < 5; page += 1) {
    expect(find()).toBeUndefined();
    await new Promise(setImmediate);
  }
  expect([tries, errors.length]).toEqual([1, 1]);
});
