import { useSearchParams } from 'wouter';
import { changeParams } from './change-params.ts';
import { parsePage } from './parse-page.ts';

/** Maximum of the server. */
export const SEARCH_MAX = 100;

/**
 * List state in the URL: `estado`, `buscar` and `pagina`. Changing the state or the search resets the page; the first
 * state is the default and is left out.
 */
export function useListParams<State extends string>(states: readonly [State, ...State[]]) {
  const [params, setParams] = useSearchParams();
  const change = (values: Record<string, string | null>) => setParams((current) => changeParams(current, values));
  const asked = params.get('estado');
  return {
    state: states.find((state) => state === asked) ?? states[0],
    search: params.get('buscar')?.trim().slice(0, SEARCH_MAX) ?? '',
    page: parsePage(params),
    setState: (state: State) => change({ estado: state === states[0] ? null : state, pagina: null }),
    setSearch: (text: string) => change({ buscar: text.trim(), pagina: null }),
    setPage: (page: number) => change({ pagina: page > 1 ? String(page) : null }),
  };
}
