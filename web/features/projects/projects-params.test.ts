import { describe, expect, it } from 'vitest';
import { readProjectParams } from './use-project-params.ts';

const read = (search: string) => readProjectParams(new URLSearchParams(search));

describe('readProjectParams', () => {
  it('reads category and page', () => {
    expect(read('categoria=technology&pagina=3')).toEqual({ category: 'technology', page: 3 });
  });

  it.each(['', 'categoria=otra&pagina=0', 'pagina=-1', 'pagina=1.5', 'pagina=x', 'pagina=1000001'])(
    'takes "%s" as the first page of all',
    (search) => expect(read(search)).toEqual({ category: '', page: 1 }),
  );
});
