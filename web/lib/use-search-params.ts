import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { nextUrl } from './next-url.ts';
import { changeParams, type ParamChanges } from './search-params.ts';

type Change = ParamChanges | ((current: URLSearchParams) => URLSearchParams);
export type SetParams = (change: Change, options?: { replace?: boolean }) => void;

/** Changes build on pending ones, also from other components; a change without effect does not navigate. */
export function useSearchParams(): [params: URLSearchParams, setParams: SetParams] {
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [path, navigate] = useLocation();

  const setParams: SetParams = (change, options) => {
    const { search: before, hash } = nextUrl(path);
    const current = new URLSearchParams(before);
    const next = (typeof change === 'function' ? change(current) : changeParams(current, change)).toString();
    // Drops the fragment, which belongs to the previous content.
    if (next !== current.toString() || hash) navigate(next ? `${path}?${next}` : path, options);
  };

  return [params, setParams];
}
