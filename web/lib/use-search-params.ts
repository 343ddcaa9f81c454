import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { nextUrl } from './next-url.ts';

type ChangeParams = (change: (current: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void;

/** Changes build on pending ones, also from other components; a change without effect does not navigate. */
export function useSearchParams(): [params: URLSearchParams, setParams: ChangeParams] {
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [path, navigate] = useLocation();

  function setParams(change: Parameters<ChangeParams>[0], options?: { replace?: boolean }) {
    const { search: before, hash } = nextUrl(path);
    const current = new URLSearchParams(before);
    const next = change(current).toString();
    // Drops the fragment, which belongs to the previous content.
    if (next !== current.toString() || hash) navigate(next ? `${path}?${next}` : path, options);
  }

  return [params, setParams];
}
