import { keepPreviousData, queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { AnyEndpoint, ResponseOf } from '#contract/endpoint.ts';
import { type CallInput, callGeneric as call } from './api-client.ts';
import { nullOnStatus } from './api-error.ts';

type Options<Data> = Partial<
  Pick<
    UseQueryOptions<Data>,
    'enabled' | 'gcTime' | 'placeholderData' | 'queryKey' | 'refetchInterval' | 'refetchOnMount'
  >
>;

interface ReadInput {
  params?: object;
  query?: object;
}

/** Stale-while-revalidate, for what others change at any time: cached data shows at once and is refetched. */
export const revalidate = { refetchOnMount: 'always' } as const;

/** By path, parameters and query, so that the path alone stands for everything that was read from it. */
const keyOf = ({ path }: AnyEndpoint, { params = {}, query }: ReadInput) => [
  path,
  ...Object.values(params),
  ...(query ? [query] : []),
];

/** What an endpoint answers, kept under its path. */
export function apiQuery<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: Options<ResponseOf<E>>) {
  return queryOptions<ResponseOf<E>>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) => call(endpoint, { ...input, signal }),
    ...options,
  });
}

/** The page or filter of before stays visible while the next one loads. */
export function listQuery<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>, options?: Options<ResponseOf<E>>) {
  return apiQuery(endpoint, input, { placeholderData: keepPreviousData, ...options });
}

/** `null` for what does not exist or is not visible (404), or a malformed id (400). */
export function recordQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  options?: Options<ResponseOf<E> | null>,
) {
  return queryOptions<ResponseOf<E> | null>({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }) =>
      call(endpoint, { ...input, signal })
        .catch(nullOnStatus(404))
        .catch(nullOnStatus(400)),
    ...options,
  });
}
