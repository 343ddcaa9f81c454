import { useSearchParams } from 'wouter';
import type { ForumSort } from '#contract/forum/forum.contract.ts';
import { changeParams } from '../../lib/change-params.ts';
import { readForumParams } from './forum-params.ts';

/** List state in the URL. Changing what is listed goes back to the first page. */
export function useForumParams() {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>, replace = false) =>
    setParams((current) => changeParams(current, values), { replace });
  return {
    filters: readForumParams(params),
    setCategory: (slug: string) => change({ categoria: slug, pagina: null, estado: null }),
    setSearch: (text: string) => change({ buscar: text.trim(), pagina: null, estado: null }),
    setSort: (sort: ForumSort) => change({ orden: sort === 'recent' ? null : sort, pagina: null }),
    setPage: (page: number) => change({ pagina: page > 1 ? String(page) : null }),
    clear: () => change({ categoria: null, buscar: null, pagina: null, estado: null }),
    /** `nuevo` in the URL, so that links can open the dialog and a login returns to it. */
    isCreating: params.has('nuevo'),
    setCreating: (creating: boolean) => change({ nuevo: creating ? '1' : null }, true),
  };
}
export type ForumParams = ReturnType<typeof useForumParams>;
