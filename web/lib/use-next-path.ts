import { useSearch } from 'wouter';
import { safeNextPath } from '#contract/paths.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/** `next` in the URL; home until hydration, since the server's markup is the same for all. */
export function useNextPath(): string {
  const next = new URLSearchParams(useSearch()).get('next');
  return useIsHydrated() ? safeNextPath(next) : '/';
}
