import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { nextUrl } from './next-url.ts';

type ChangeParams = (change: (current: URLSearchParams) => URLSearchParams, options?: { replace?: boolean }) => void;

/**
 * Query parameters of the URL. A change builds on one that is still on its way, also from another part of the page; one
 * that changes nothing is none.
 */
export function useSearchParams(): [params: URLSearchParams, setParams: ChangeParams] {
  const search = useSearch();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const [path, navigate] = useLocation();

  function setParams(change: Parameters<ChangeParams>[0], options?: { replace?: boolean }) {
    const { search: before, hash } = nextUrl(path);
    const current = new URLSearchParams(before);
    const next = change(current).toString();
    // Without a fragment: it belongs to what was shown.
    if (next !== current.toString() || hash) navigate(next ? `${path}?${next}` : path, options);
  }

  return [params, setParams];
}
