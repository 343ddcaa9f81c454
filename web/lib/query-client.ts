import { QueryClient } from '@tanstack/react-query';

/** How long a list that is left stays in memory: coming back to it after a long read shows it at once. */
const KEPT_MS = 30 * 60_000;

/** Queries never go stale, retry or refetch on their own; changes invalidate them explicitly (spec, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection they fail at once, instead of waiting for one and then doing what nobody sees any more.
        networkMode: 'always',
        retry: false,
        // Nor when another component mounts with the same query: one failure would become an endless loop.
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        // No timer on the server, which drops all of it with the page.
        gcTime: typeof document === 'undefined' ? Number.POSITIVE_INFINITY : KEPT_MS,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
