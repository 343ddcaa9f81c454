import { useLocation, useSearch } from 'wouter';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Path and query, for links to the login and back. Until hydration without the query and, on a page with an id, home:
 * the server's markup is shared.
 */
export function useReturnPath(params: Record<string, string> = {}): string {
  const [path] = useLocation();
  const search = useSearch();
  const isHydrated = useIsHydrated();
  if (!isHydrated) return Object.keys(params).length > 0 ? '/' : path;
  return search ? `${path}?${search}` : path;
}
