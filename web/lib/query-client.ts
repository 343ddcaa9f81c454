import { QueryClient } from '@tanstack/react-query';

/** Queries never go stale, retry or refetch on their own; changes invalidate them explicitly (spec, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // Nor when another component mounts with the same query: one failure would become an endless loop.
        retryOnMount: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { retry: false },
    },
  });
}
