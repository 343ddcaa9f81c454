import { QueryClient } from '@tanstack/react-query';

/** Queries never go stale, retry or refetch on their own; whoever changes something invalidates it (spec, section 7). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        // Nor because another component asks for the same: that would turn one failure into an endless loop.
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
