import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { type CallInput, callGeneric as call } from './api-client.ts';

/** Left out where nothing in it is required. */
type Input<E> = Record<string, never> extends CallInput<E> ? CallInput<E> | undefined : CallInput<E>;

type Options<E, Before> = Omit<UseMutationOptions<ResponseOf<E>, Error, Input<E>, Before>, 'mutationFn'> & {
  /** Paths whose queries are refetched when the call succeeds, before the mutation counts as done. */
  stale?: readonly string[];
  /** `onSettled`: refetched after a failure too. */
  staleOn?: 'onSuccess' | 'onSettled';
};

export function useCall<E extends AnyEndpoint, Before = unknown>(
  endpoint: E,
  { stale, staleOn = 'onSuccess', ...options }: Options<E, Before> = {},
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input<E>) => call(endpoint, input),
    ...(stale && { [staleOn]: () => invalidatePaths(queryClient, stale) }),
    ...options,
  });
}

/** Marks what was read from these paths as stale: active queries refetch at once, the others on next use. */
export const invalidatePaths = (queryClient: QueryClient, paths: readonly string[]) =>
  Promise.all(paths.map((path) => queryClient.invalidateQueries({ queryKey: [path] })));
