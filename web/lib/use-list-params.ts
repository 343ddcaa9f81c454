import { parsePage } from './search-params.ts';
import { useSearchParams } from './use-search-params.ts';

/** Same as the server's. */
export const SEARCH_MAX = 100;

/**
 * `estado`, `buscar` and `pagina` in the URL. Changing state or search resets the page; the default state is omitted.
 */
export function useListParams<State extends string>(states: readonly [State, ...State[]]) {
  const [params, change] = useSearchParams();
  const asked = params.get('estado');
  return {
    state: states.find((state) => state === asked) ?? states[0],
    search: params.get('buscar')?.trim().slice(0, SEARCH_MAX) ?? '',
    page: parsePage(params),
    setState: (state: State) => change({ estado: state === states[0] ? null : state, pagina: null }),
    setSearch: (text: string) => change({ buscar: text.trim(), pagina: null }),
    setPage: (page: number) => change({ pagina: page }),
  };
}

export function useTabParams<Tab extends { slug: string }>(tabs: readonly [Tab, ...Tab[]]) {
  const [first, ...others] = tabs;
  const params = useListParams<Tab['slug']>([first.slug, ...others.map(({ slug }) => slug)]);
  return { ...params, tab: tabs.find(({ slug }) => slug === params.state) ?? first };
}

export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [params, change] = useSearchParams();
  return [parsePage(params), (page) => change({ pagina: page })];
}
