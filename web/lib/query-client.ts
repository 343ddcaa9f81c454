import { QueryClient } from '@tanstack/react-query';

/** Returning to a list after a long read shows it at once. */
const KEPT_MS = 30 * 60_000;

/** Queries never go stale, retry or refetch on their own; changes invalidate them explicitly (spec, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a connection queries fail at once, instead of pausing and running later unnoticed.
        networkMode: 'always',
        retry: false,
        // Also off when another component mounts the same query: one failure would become an endless loop.
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        // No timer on the server, where the cache is dropped with the page.
        gcTime: typeof document === 'undefined' ? Number.POSITIVE_INFINITY : KEPT_MS,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
