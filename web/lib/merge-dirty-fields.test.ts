import { expect, it } from 'vitest';
import { mergeDirtyFields } from './merge-dirty-fields.ts';

it('saves what was changed here, and leaves what others changed meanwhile', () => {
  const known = { phone: '1', forum: true, news: ['a'], city: 'Higüey' };
  const values = { phone: '2', forum: true, news: ['a', 'b'], city: 'Higüey' };
  const latest = { phone: '3', forum: false, news: ['c'], city: 'Higüey' };
  expect(mergeDirtyFields(values, known, latest)).toEqual({
    phone: '2',
    forum: false,
    news: ['a', 'b'],
    city: 'Higüey',
  });
});
