import { useSearchParams } from 'wouter';
import { changeParams } from './change-params.ts';
import { parsePage } from './parse-page.ts';

/** Page of a list without other parameters (`pagina` in the URL). */
export function usePageParam(): [page: number, setPage: (page: number) => void] {
  const [params, setParams] = useSearchParams();
  const setPage = (page: number) =>
    setParams((current) => changeParams(current, { pagina: page > 1 ? String(page) : null }));
  return [parsePage(params), setPage];
}
