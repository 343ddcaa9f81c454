import { useSearch } from 'wouter';
import { safeNextPath } from '#contract/paths.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Where a sign-in screen leads to (`next` in the URL). Home until hydration: the server's markup is the same for all. */
export function useNextPath(): string {
  const next = new URLSearchParams(useSearch()).get('next');
  return useIsHydrated() ? safeNextPath(next) : '/';
}
