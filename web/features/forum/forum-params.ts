import type { ForumSort } from '#contract/forum/forum.contract.ts';
import { parsePage } from '../../lib/search-params.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';

export interface ForumFilters {
  category: string;
  search: string;
  sort: ForumSort;
  page: number;
  hidden: boolean;
}

export const sortLabels: Record<ForumSort, string> = {
  recent: 'Más recientes',
  popular: 'Más populares',
  commented: 'Más comentados',
  active: 'Última respuesta',
};

export function readForumParams(params: URLSearchParams): ForumFilters {
  const sort = params.get('orden') ?? '';
  return {
    category: params.get('categoria') ?? '',
    search: params.get('buscar')?.trim() ?? '',
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ForumSort) : 'recent',
    page: parsePage(params),
    hidden: params.get('estado') === 'retiradas',
  };
}

export function useForumParams() {
  const [params, change] = useSearchParams();
  return {
    filters: readForumParams(params),
    setCategory: (slug: string) => change({ categoria: slug, pagina: null, estado: null }),
    setSearch: (text: string) => change({ buscar: text.trim(), pagina: null, estado: null }),
    setSort: (sort: ForumSort) => change({ orden: sort === 'recent' ? null : sort, pagina: null }),
    setPage: (page: number) => change({ pagina: page }),
    clear: () => change({ categoria: null, buscar: null, pagina: null, estado: null }),
    /** In the URL, so that links can open the dialog and a login returns to it. */
    isCreating: params.has('nuevo'),
    setCreating: (creating: boolean) => change({ nuevo: creating ? '1' : null }, { replace: true }),
  };
}
export type ForumParams = ReturnType<typeof useForumParams>;
