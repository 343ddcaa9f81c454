import { expect, it } from 'vitest';
import { readForumParams } from './forum-params.ts';

const read = (search: string) => readForumParams(new URLSearchParams(search));

it('begins with the most recent posts of all categories', () => {
  expect(read('')).toEqual({ category: '', search: '', sort: 'recent', page: 1, hidden: false });
});

it('reads what the address says', () => {
  expect(read('categoria=ventas&buscar=+itbis+&orden=popular&pagina=3')).toEqual({
    category: 'ventas',
    search: 'itbis',
    sort: 'popular',
    page: 3,
    hidden: false,
  });
});

it.each(['pagina=0', 'pagina=-2', 'pagina=1.5', 'pagina=abc', 'pagina=1e99', 'orden=raro', 'orden=toString'])(
  'takes %s for not said',
  (search) => {
    expect(read(search)).toMatchObject({ page: 1, sort: 'recent' });
  },
);
